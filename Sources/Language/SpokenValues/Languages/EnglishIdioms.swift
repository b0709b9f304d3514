// English requests that say what is wanted in another way, with the plain words for them.

/// English requests that say what is wanted in another way, as data for whatever reads a sentence by
/// its parts.
///
/// Words are folded, and short forms the same as long ones. Small words may stand between those of a saying: "speak a little louder", "turn
/// on some music". Between its parts, where an ellipsis is, anything may stand, which takes the place of
/// the plain words' ellipsis. A saying is tried only where nothing else is understood, so it may be
/// wide: what its plain words do not make a request of is none. Collected as the frames were.
package enum EnglishIdioms {
  /// The sayings, each with its plain words.
  package static let all: [Saying] = sayings(rows(table) + wishes + kinds + nexts)

  /// Sayings that may mean something else as well, so that they only make suggestions.
  package static let suggested: [Saying] = sayings(rows(vague) + kindsAlone)

  /// A saying with its plain words.
  package typealias Saying = (said: String, plain: String)

  private static func sayings(_ rows: [(plain: String, said: [String])]) -> [Saying] {
    rows.flatMap { plain, sayings in
      plain.split(separator: "|").flatMap { plain in
        sayings.map { (said: $0, plain: String(plain)) }
      }
    }
  }

  /// The plain words of each line, alternatives between bars, and the sayings that stand for them.
  private static let table = """
    volume up: louder, speak up, speak louder, talk louder, speak loudly, too quiet, more volume, \
      volume louder, volume higher, music louder, i cannot hear, i can barely hear, \
      i can hardly hear, i could not hear, i am unable to hear, bring volume up, \
      bring up volume, bring sound up, up the volume, \
      volume to be louder, increase your volume, bump the volume up
    volume down: quieter, softer, speak quieter, talk quieter, speak softer, talk softer, \
      speak more softly, speak more quietly, more quiet, too loud, less volume, less loud, \
      not so loud, keep it down, volume lower, volume lowered, volume softer, volume quieter, \
      bring volume down, bring down volume, cut volume, cut down volume, lower your voice, \
      volume is too high, music is too loud, you are too loud, be quieter, be more quiet, \
      set the volume to low, put the volume on low
    turn up the volume: turn up music, turn music up, turn music higher, turn up sound, \
      turn up audio, turn audio up, turn audio higher, turn sound up
    turn down the volume: turn down music, turn music down, turn music lower, turn down sound, \
      turn sound down, turn audio lower
    turn up the volume of speakers: turn up speakers, turn speakers up
    turn down the volume of speakers: turn down speakers, turn speakers down
    mute: be quiet, be silent, keep quiet, stay quiet, quiet please, quiet down, shut up, hush, \
      do not talk, do not speak
    mute …: set … to mute, put … on mute, turn … to mute, change … to mute, switch … to mute
    volume: volume of the music, volume of the song, volume of the current song, \
      volume of the current music, volume on the music, music volume, media volume, audio volume, \
      volume level, volume to level
    play: i want to hear, i would like to hear, let me hear, i need to hear, i wish to hear, \
      let us hear, can i hear, can we hear, listen to, listen, start reading, \
      tune in to, tune into, tune to
    turn on the radio: play radio, open radio, set radio, start radio, radio please, \
      listen to radio, listen radio, have radio on, put radio on
    turn on …: make … go on, get … to go on
    turn off …: make … go off, cut … off, shut … off
    start …: make … start, get … started, set … to start
    start the vacuum: vacuum on, turn on vacuum, vacuum cleaner on, put vacuum on
    play music: turn on music, music on, put on music, put music on, start up music, \
      let me hear music, have music on
    skip to the next: go to the next, move to the next, move on to the next, jump to the next, \
      hop to the next, proceed to the next, advance to the next, go forward to the next, \
      swipe to the next, fast forward to the next, move forward to the next, play the next, \
      skip ahead to the next, continue to the next, start the next
    skip to the next song: go to the next one, skip past this song to the next track, skip this one, \
      skip that one, skip ahead one song, skip this song, skip this track, move forward one song
    next song: next episode, next podcast
    previous song: previous episode, previous podcast
    skip to next: go to next, move to next, move on to next, advance to next, jump to next, \
      play next, hit next, press next
    stop: stop talking, stop speaking, stop doing that, stop what you are doing, stop this process, \
      stop the process, stop processing, stop the current task
    never mind: cancel, cancel that request, cancel the request, cancel this
    what is the date: what day is it, what day it is, what day is today, what is the day, \
      which day is it, what is the current day, what is the day today, \
      today is what day, what day of the week is it, which day of the week is it
    what time is it: what is the hour, tell me the hour, what hour is it, what does the clock say, \
      what does it say on the clock
    what is the total: what do i owe, how much do i owe, what is the damage, what is the bill, \
      what is it all going to cost, what does it all come to, how much does it all come to, \
      what am i at, what am i up to, how much is it in total, how much is it altogether, \
      how much is that altogether, how much is that in total, how much in total, how much altogether, \
      how much is everything, price of my basket, price of the basket, \
      cost of my basket, what is my basket at, how much is my basket at, how much is the basket at, how expensive is it all together, \
      how expensive is it altogether
    total of …: what does … come to, how much does … come to, what would … come to, \
      how much would … cost, how much is … worth
    what are my tasks: what have i got left to do, what do i have left to do, \
      what do i still have to do, what else do i have to do, what do i have to do, what do i need to do, what is left to do, \
      what is on my plate, what have i got on my plate, what have i got to do, what have i got on, what is on the agenda
    what is …: tell me how … is, let me know how … is, know how … is, see how … is
    where is …: when will … be here, when is … coming, when will … arrive, when will … get here, \
      when do i get …, when will i get …
    check …: is … on its way yet, is … on the way yet, is … on its way, is … on the way, any news about …, any news on …, is … ready yet, \
      is … ready, is … done yet, how is … coming along, \
      how … is coming along, how … is doing, how far along is …, track …, status of …, \
      has … been sent out, has … been sent, has … been shipped, has … shipped, has … left yet, \
      is … out for delivery, how much longer for …, how much longer until …, how long for …, \
      any update on …, has the kitchen started on …, have they started on …, what is happening with …, \
      is … nearly here, is … nearly ready, is … almost ready, is … almost here, is … here yet, \
      is … coming, what is taking … so long, why is … taking so long, \
      what is holding up …, has … left the kitchen yet, has … left the kitchen
    where is: whereabouts is, where would i find, where do i find, where can i find, \
      where could i find
    find …: i cannot find …, i cannot seem to find …, i am unable to find …, \
      i am having trouble finding …, have you seen …, i lost …, i have lost …, i am looking for …, \
      where did i put …, where did i save …, where did i leave …, where have i put …, \
      where have i saved …, where does … start, dig out …, dig up …, fish out …
    lower … to: take … down to, bring … down to, turn … down to, put … down to
    raise … to: take … up to, bring … up to, turn … up to, put … up to
    compare …: put … side by side, show … side by side, what is the difference between …, difference between …
    compare … and …: which one is better … or …, which is better … or …, \
      which one is nicer … or …, i am torn between … and …, torn between … and …, \
      i cannot decide between … and …, help me decide between … and …, which one is longer … or …, \
      which is longer … or …, … vs …, … versus …, how does … compare to …, how do … compare to …, \
      which is nicer … or …, is … longer than …, which one is shorter … or …, which is shorter … or …, \
      is … shorter than …, what is better … or …, how does … stack up against …, \
      how do … stack up against …, how does … measure up to …
    show: take me to, bring up, bring me to, how long is, how far is, what do you know about
    show …: what does … say about, what did i write in …, what have i written in …, \
      what is written in …, what did i put in …
    cook …: how do i make …, how do i cook …, how to make …, how to cook …, how do you make …
    where is my …|check my …: how long until my … gets here, how long until my … arrives, \
      how long until my … is ready, how long until my … is done, how much longer will my … take, \
      how much longer my … will take, how long will my … take, how long does my … take, \
      when will my … be ready, when will my … arrive, when will my … be done, when is my … ready, \
      when will my … come, when will my … get here
    new document that says …: save this as a document …, save this as a new document …, \
      save this as a note …, save this in a document …, save this in a note …
    new document: open a new document, open new document, open a new note, open new note
    cook …|start …|show …: walk me through …, guide me through …, take me through …, talk me through …, \
      take me through … step by step, walk me through … step by step, get cooking …, get cooking that …
    search tasks for: tasks that mention, tasks that contain, \
      tasks mention, tasks have the word, tasks with the word, tasks contain, tasks say, \
      todos mention, to dos mention, to dos contain
    what is the temperature: temperature outside, current temperature outside
    weather: weather report, weather outside, weather outlook, weather like outside, weather app
    hello: hi there, hello there, hey there
    create task …: put … on my list, put … on my to do list, put … on my todo list, \
      add … to my to do list, add … to my todo list, add … to my tasks, … put it in, \
      … add that to my tasks, … add it to my tasks, … put that on my list, … put it on my list, \
      … add it to my list, note down …, put … on my list of tasks, add … to my list of tasks, \
      put … on my task list, put … on the list of tasks, \
      i must not forget to …, do not let me forget to …, i should not forget to …, \
      i have to remember to …, i need to remember to …, i must remember to …, note to self …, \
      note to myself …, i had better remember to …, make sure i do not forget to …, \
      jot … down, write … down
    i would like …: … would be great, … would be nice, … would be lovely, … would be perfect, \
      … would be good, … would be wonderful, … would be amazing, … would be awesome, … would do, \
      … would hit the spot, … sounds good, … sounds great, … sounds nice, … sounds lovely, \
      … is what i want, … is what i need, … is what i would like, i am hungry for …, \
      i am thirsty for …, i want to eat …, i want eat …, i would like to eat …, \
      i feel like eating …, i am dying for …, i feel like having …, … for me, … it is, make mine …, \
      i could murder …, i could go for …, hit me with …, do me …, i require …, would love …
    create a|start a: i need a, i want a, i would like a, give me a, i need an, i want an, get me a, \
      could i have a, can i have a
    create two: i need two, i want two, i would like two
    add to the basket: buy, to my cart, to the cart, to my basket, to the basket, into the basket, in the basket, into my cart, in my cart
    order again: same soup as last time, same order as last time, same as last time, \
      same order as before, same as before, the usual, what i had last time, repeat my last order, \
      repeat the last order, reorder my last order, reorder my last soup, reorder the last order, \
      my last soup again, my last order again, the last order again, the last soup again, \
      same soup i had last time, just like last time, what i had before, the same soup again
    order again …: repeat my last … order, repeat the last … order, same … again
    share … with: send … to, forward … to, email … to, text … to, mail … to, \
      pass … on to, get … over to, hand … over to
    checkout: place my order, place the order, proceed to checkout, proceed to the checkout, \
      go to checkout, go to the checkout, head to checkout, head to the checkout, \
      take me to the checkout, ring me up, ready to pay, finish my shopping, finish shopping, \
      done shopping, \
      finish my purchase, complete my purchase, pay basket, pay for my basket, pay for the basket, \
      pay my basket, settle up, ready to check out
    empty: chuck everything out of, throw everything out of, take everything out of, \
      dump everything out of, remove everything in, get rid of everything in, \
      clear everything out of, chuck out everything in, throw out everything in
    share with … the … recipe: text … the … recipe, email … the … recipe, \
      message … the … recipe, forward … the … recipe, mail … the … recipe, send … the … recipe, give … the … recipe, pass … the … recipe
    search for …: search for anything with … in it, go through it for anything with … in it, \
      look for anything with … in it, anything with … in it
    preview markdown: what will my text look like, how will my text look, what my text looks like, \
      how my text looks, what will my markdown look like, how will my markdown look, \
      what my markdown looks like, how my markdown looks, what my markdown will look like, \
      how is looking my markdown, how my markdown is looking, what does my markdown look like
    preview markdown …: let me see … formatted, show … formatted, let me see … rendered, how … looks once it is rendered, \
      how would … look once it is rendered, how will … look once it is rendered, \
      show … rendered, show me how … comes out, how … comes out
    turn … into rich text: make rich text out of …, make rich text of …, rich text version of …, \
      rich text copy of …, … as rich text, put … in rich text, copy … as rich text, save … as rich text, give me … as rich text, \
      get … as rich text, show … as rich text, make … rich text, copy … to rich text
    start …: let … help me, let … guide me, let … walk me through it, can … walk me through it, \
      can … sort me out, let … sort me out, let … decide
    set the color to …: give the room a … glow, give me a … glow, give it a … glow
    choose delivery: choose how it is delivered, choose how it gets delivered, \
      choose how my order is delivered, choose how my order gets delivered, \
      pick how my order is delivered, pick how my order gets delivered, \
      different way of delivery, another way of delivery, other way of delivery, another delivery option, select a delivery option, \
      pick a delivery option, choose a delivery option, show me the delivery options, \
      delivery options
    empty …: i do not want anything in …, start over with a clean …, start over with an empty …
    cook …: get … going, let us get … going, start on …
    edit …: let me fix …, correct a typo in …, fix a typo in …, correct …, there is a typo in …, … needs changing, \
      … needs editing, … needs correcting, … needs fixing, … needs an edit, \
      there is a mistake in …, there is an error in …
    show … settings: where do i change … settings, where can i change … settings, \
      where are … settings
    add … to the basket: chuck … in the basket, sling … in the basket, stick … in the basket, \
      pop … in the basket, toss … in the basket, throw … in the basket, drop … in the basket, \
      chuck … in my basket, stick … in my basket, pop … in my basket, toss … in my basket, \
      throw … in my basket
    for: party of, a party of, group of, a group of
    gift card of: gift card worth, gift voucher worth, gift voucher of, voucher worth
    stock up on: well stocked with, have plenty of
    hike …: let us do …, can we do …, we are doing …, i want to do …, pencil in … for, let us walk …
    print …: … on paper, run off a copy of …, run off a hard copy of …, run off a printout of …, run off …, get … on paper, put … on paper, hard copy of …, paper copy of …, \
      printout of …
    everything: all the stuff, all my stuff, all the things, all of the stuff
    tip …: give the cooks a … tip, give the cook a … tip, give the chef a … tip, \
      give them a … tip, give the staff a … tip, give the team a … tip, give … as a tip, \
      add … as a tip, leave … as a tip, give … a tip of, \
      add a … tip, add a … tip to that, add a … tip to it, add a … tip to my order, \
      add a … tip to the order, leave the kitchen …, leave the cooks …, leave the cook …, \
      leave the chef …, leave the staff …, leave a … tip, give a … tip, make it a … tip, put a … tip on it, \
      put a … tip on that, put a … tip on, leave a tip of …, \
      leave … for the chef, leave … for the cook, leave … for the cooks, leave … for the kitchen, leave … for the staff, \
      leave him a tip of …, leave her a tip of …, leave them a tip of …, give a tip of …, \
      throw in a … tip, give the cooks …, throw in … for the kitchen, throw in … for the cooks, \
      throw in … for the chef, throw in … for the staff, give the cook …, give the chef …, give the kitchen …, \
      let them have a tip of …
    pack …: put … in my backpack, put … in the backpack, add … to my packing list, \
      put … in the rucksack, pop … in the rucksack, chuck … in the rucksack, put … in the bag, \
      pack … in the rucksack, \
      put … on my packing list, put … into my backpack, \
      i am taking … on the hike, we are taking … on the hike, i am bringing … on the hike, \
      we are bringing … on the hike, i will take … on the hike, we will take … on the hike, \
      i am taking … with me, i will take … with me, i must bring …, i need to bring …, put … on the packing list, put … in my bag, \
      put … in my rucksack, put … in the pack, throw … in the pack, stick … in the pack, \
      chuck … in the pack, pop … in the pack, put … in my pack, throw … in my pack
    log: i just did, we just did, just did, i did, we did, i have done
    log a hike of: i hiked, we hiked, i walked, we walked, hiked, \
      record a hike of, save a hike of, record a walk of, log a walk of
    change the: i want a different, i would like a different, give me a different
    set the color to: go, become, turn it, turn them, make it, make them, change to
    set color: make
    reschedule … to …: … can wait until …, … can wait till …
    reschedule … to|set the due date of … to: push … back to, put off … until, put … off until, \
      push … until, reschedule … for, reschedule … until, \
      postpone … until, delay … until, delay … to, shift … to, move … to, push … to, move … until
    configure: make, set, change, have, set up, adjust
    pair a light …: add a new light …, add a light …, connect a new light …, connect a light …, \
      hook up a light …, hook up a new light …, set up a new light …, add a new lamp …
    list … tasks: which … tasks are still open, which … tasks are open, which … tasks are left, \
      what … tasks are still open, what … tasks are left, which … tasks do i have left, \
      what … tasks do i have left
    find …: pull up …
    complete …|mark … as done|finish …: … is done, cross … off my list, cross … off the list, tick … off my list, \
      tick … off the list, check … off my list, check … off the list, … has been paid, … has been sorted, … is finished, … is completed, i am done with …, \
      i am through with …, done with …, … is done now, \
      … has been done
    set the due date of … to: … needs to be done by, … has to be done by, … must be done by, \
      … needs to be finished by, … has to be finished by, … must be finished by, \
      … should be done by, … should be finished by, … is due on, … is now due on, … is due by, … is due, … is now due, reschedule … to, deadline for … should be, deadline of … should be, \
      due date of … should be, deadline for … is now, deadline of … is now
    turn off …: … can go off, … may go off, … can be turned off, … can be switched off, \
      turn … back off, switch … back off, put … back off
    turn on …: … can go on, … can be turned on, … can be switched on, turn … back on, \
      switch … back on, put … back on
    turn off: kill, shut off, cut off, power off
    lights off: lights out
    turn on the lights: it is dark, it is too dark
    set the brightness of: dim, brighten
    brightness to: lights to, light to, lamp to, lamps to, lighting to
    lower the brightness to: lower the lights to, lower the light to
    raise the brightness to: raise the lights to, raise the light to
    set the brightness of … to 100: bring … up to full brightness, bring … to full brightness, \
      put … at full brightness, put … to full brightness, set … to full brightness, \
      turn … to full brightness, turn … up to full brightness, turn … up to full, \
      turn … all the way up, set … to maximum brightness, … at full brightness, \
      … on full brightness, … to full brightness, … to maximum brightness, \
      … to max brightness
    set the brightness of … to 50: put … at half brightness, set … to half brightness, \
      bring … down to half brightness, dim … to half, dim … down to half, \
      turn … down to half brightness, … at half brightness, … to half brightness
    """

  private static let vague = """
    create task …: remind me to …, remind me about …, remind me of …, remind me that …, \
      set a reminder to …, set a reminder for …, set a reminder about …, reminder to …, \
      do not let me forget …
    create task due … called …: remind me … to …
    i would like …: wants …, want …, will have …, would like …, is having …, begs for …, \
      is begging for …, asks for …, is asking for …, needs …, could do with …, fancies …
    checkout: take me to the till, take me to the tills, go to the till
    create task …: to do …, todo …, stick … on my list
    share … with …: can … get a copy of …, can … have a copy of …, could … get a copy of …, \
      could … have a copy of …
    complete …: i have …, i just …, i already …, i have just …, i have already …
    stock …: restock …, could do with more …, running low on …, low on …, short of …, short on …, running out of …, \
      nearly out of …, almost out of …
    help me choose: help me decide, i cannot decide, help me pick, walk me through picking, \
      walk me through choosing, talk me through picking, talk me through choosing, \
      guide me through picking, guide me through choosing
    order a soup with …: something with …
    preview markdown …: what would … look like, what will … look like, what does … look like, \
      how would … look, how will … look, how does … look, how … looks, what … looks like, \
      how … would look, how … will look, how … renders, how … would render, how … is rendered
    choose delivery: what are the delivery options, what delivery options are there, \
      how i get my shopping, how it gets delivered, how it is delivered, how i want it delivered, \
      how i get it delivered, how it gets here
    choose delivery …: how … gets delivered, how … get delivered, how … is delivered, \
      how … are delivered
    search tasks for …: have i got anything about … on my list, do i have anything about … on my list, \
      anything about … on my list, which of my tasks have the word …, which of my tasks mention …, \
      which of my to dos mention …, which of my todos mention …, tasks that have the word …
    new document that says …: jot down that …, note down that …, write down that …, \
      make a note that …, take a note that …, note that …
    is … on: did i leave … on, have i left … on, i left … on
    compare … and …: … against …, … or rather …
    """

  private static func rows(_ table: String) -> [(plain: String, said: [String])] {
    table.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return nil }
      let said = parts[1].split(separator: ",").map { String($0.drop { $0 == " " }) }
      return (plain: parts[0], said: said)
    }
  }

  /// "I fancy a tomato soup".
  private static let wishes = [
    (
      plain: "i would like …",
      said: EnglishFrames.wishes.filter { $0.contains(" ") && $0 != "i would like" }
        .map { "\($0) …" }
    )
  ]

  /// "Start my jazz playlist".
  private static let kinds = things.flatMap { kind in
    ["start", "resume", "run", "use", "open", "pull up", "do", "put on", "turn on"].map { verb in
      (plain: "play … \(kind)", said: ["\(verb) … \(kind)"])
    } + [(plain: "play \(kind)", said: ["start \(kind)", "resume \(kind)", "open \(kind)"])]
  }

  /// "Rock playlist, please".
  private static let kindsAlone = things.map { (plain: "play … \($0)", said: ["… \($0)"]) }

  private static let things = [
    "playlist", "podcast", "audiobook", "audio book", "album", "song", "songs", "music", "book",
  ]

  /// "Go to the next song on this playlist".
  private static let nexts = [
    "play", "hear", "listen to", "go to", "switch to", "move to", "proceed to", "jump to",
    "move on to", "advance to", "start", "continue to",
  ].flatMap { verb in
    ["song", "track", "tune", "episode", "podcast", "section"].map { thing in
      (
        plain: "skip to the next song",
        said: [
          "\(verb) the next \(thing)", "\(verb) next \(thing)",
          "\(verb) the next \(thing) on this playlist",
          "\(verb) the next \(thing) on the playlist", "\(verb) the next \(thing) on this album",
        ]
      )
    }
  }
}
