// Common English words, which no slip of the typist is read into.

/// The common words of English: what was said as one of them was meant.
///
/// Words of two to nine letters in sizes 10 and 20 of SCOWL 2020.12.07, and of up to five letters in
/// size 35, with some of later years, without names of letters and without the plurals that
/// `English.baseForms` finds; longer words have no neighbours. Words that British and American
/// spelling tell apart are left out, so that "colour" may still be "color".
///
/// SCOWL is copyright 2000-2011 by Kevin Atkinson: "Permission to use, copy, modify, distribute and
/// sell these word lists, the associated scripts, the output created from the scripts, and its
/// documentation for any purpose is hereby granted without fee, provided that the above copyright
/// notice appears in all copies and that both that copyright notice and this permission notice
/// appear in supporting documentation. Kevin Atkinson makes no representations about the suitability
/// of this array for any purpose. It is provided "as is" without express or implied warranty." The
/// lists it is made from are, at these sizes, in the public domain.
package enum EnglishCommonWords {
  /// Whether a folded word is a common word or a plural or third person of one.
  ///
  /// Cost: a binary search in constant data; nothing is prepared at first use.
  package static func contains(_ word: String) -> Bool {
    isListed(word) || English.baseForms(word).contains(where: isListed)
  }

  private static func isListed(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { word in
      let text = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
      // Both are at the beginnings of words or at the end, so that a word between them is whole.
      var (low, high) = (0, text.count)
      while low < high {
        var start = (low + high) / 2
        while start > low, text[start - 1] > 0x20 { start -= 1 }
        let end = text[start..<high].firstIndex { $0 <= 0x20 } ?? high
        let found = text[start..<end]
        if found.elementsEqual(word) { return true }
        if found.lexicographicallyPrecedes(word) { low = end + 1 } else { high = start }
      }
      return false
    }
  }

  /// The words in the order of their bytes, separated by spaces and line ends.
  package static let words: StaticString = """
    aardvark aback abandon abandoned abate abbey abbot abet abhor abide ability able abler ably
    abnormal abode abolish abolished abolition abort aborted aborting abortion about above abroad
    absence absent absolute absorb absorbed absorbing abstract absurd abuse abused abusing abusive
    abysmal abyss academic accent accept accepted accepting access accessed accessing accident
    accompany accord accorded according account accounted accuracy accurate accuse accused accusing
    accustom ace aced ache ached achieve achieved achieving acid acing acne acorn acoustic acquire
    acquired acquiring acre acrid acronym across act acted acting action activate activated active
    actively activity actor actual actually acute adage adapt adapted adapting add added addict
    addicted addicting addictive adding addition address addressed adept adequate adhere adhered
    adhering adjacent adjective adjust adjusted adjusting admirable admire admission admit admitted
    admitting ado adobe adopt adopted adopting adoption adore adorn ads adult advance advanced
    advancing advantage advent adventure adverse adversely advert advertise advice advisable advise
    advised adviser advising advisory advocate advocated aerial aesthetic afar affair affect
    affected affecting affection affix afford afoot afraid after afternoon again against age aged
    agency agenda agent agile aglow ago agony agree agreed agreeing agreement ahead ahoy aid aide
    aided aiding ail ailed aim aimed aiming air aircraft aired airport airy aisle ajar akin alarm
    alarmed alarming alas albeit album alcohol alcoholic ale alert alga algae algebra algebraic
    algorithm alias aliases alibi alien align aligned aligning alignment alike alive all allay
    allege alleged allegedly alleging allergic alleviate alley alliance allocate allocated allot
    allow allowable allowance allowed allowing alloy ally almost alms aloft alone along alongside
    aloof aloud alpha alphabet already also altar alter altered altering alternate although alto
    always am amass amateur amaze amazed amazing amazingly amber ambient ambiguity ambiguous
    ambitious amble amen amend amended amending amendment amid amiss amok amount ample amplifier
    amply amps amuse amused amusement amusing an anagram analogous analogue analogy analyses
    analysis analyst anarchy anatomy ancestor ancient and anecdote anew angel anger angle angry
    angst anguish animal ankle annex announce announced annoy annoyance annoyed annoying annual
    annually annul anomaly anon anonymous anorak another answer answered answering ant anthology
    antic antidote antique anvil anxious any anybody anyhow anyone anyplace anything anyway anywhere
    aorta apart apathetic apathy ape aped apex aping apology app appalled appalling apparatus
    apparent appeal appealed appealing appear appeared appearing append appended appending appendix
    applause apple applicant applied apply applying appoint appointed appraisal approach approval
    approve approved approving apron apt apter aptly arbitrary arc arcade arcane arced arch archaic
    archive archived archiving are area arena arguable arguably argue argued arguing argument aria
    arid arise arisen arising ark arm armed arming army aroma arose around arrange arranged
    arranging array arrest arrested arresting arrival arrive arrived arriving arrogance arrogant
    arrow arson art article artist artistic as ascend ascended ascending ash ashamed ashcan ashed
    ashen aside ask asked askew asking asleep aspect aspen ass assault assemble assembled assembler
    assembly assert asserted asserting assertion assess assessed assessing asset assign assigned
    assigning assist assistant assisted assisting associate assort assorted assorting assume assumed
    assuming assure assured assuring asterisk astronomy at ate atheism atheist atlas atom atomic
    atone atrocity attach attached attaching attack attacked attacking attain attempt attempted
    attend attendant attended attending attention attic attitude attorney attract attracted
    attribute audible audience audio audit aunt aura aural authentic author authority auto automate
    automated automatic autumn avail available average avert avid avoid avoided avoiding avow await
    awaited awaiting awake award awarded awarding aware awareness away awe awed awful awfully awing
    awkward awoke awry axed axes axing axiom axis axle aye azure babe baby back backbone backed
    backing backlog backspace backward bacon bacteria bacterium bad bade badge badly baffle baffled
    baffling bag bagel baggage baggy bail bait bake baked baker baking balance balanced balancing
    bald bale baled ball ballet ballot balm balmy ban banal banana band bandwagon bandwidth bandy
    bang bani banjo bank bankrupt banned banner banning bar barb bard bare bared barely barer
    bargain barge bark barked barking barn baron baroque barred barrel barrier barring barrister
    base based basement baser bash bashed bashing basic basically basil basin basing basis bask
    basket bass bastard baste bat batch bath bathe bathroom baton battery battle baud bawdy bawl bay
    bayed bayou be beach bead beady beak beam bean bear beard bearded bearding bearing beast beat
    beaten beating beautiful beauty became because become becoming bed bedroom bee beech beef beefy
    been beer beet befit before beg began begin beginner beginning begun behalf behave behaved
    behaving behind beige being belch belie belief believe believed believer believing bell belly
    belong belonged belonging beloved below belt bench bend bending beneath benefit bent beret berry
    berth beset beside best bet beta better betting between beware beyond bias biased biases biasing
    bib bible biblical bicycle bid bidding bide big bigger biggest bigot bigoted bigotry bike biked
    bile bill billfold billion bin binary bind binding bingo biography biologist biology biped birch
    bird birth birthday biscuit bishop bison bit bite biting bitmap bitten bitter bizarre blab black
    blackmail blade blame blamed blaming bland blank blanket blare blast blasted blasting blatant
    blatantly blaze bleak bleat bled bleed blend bless blessed blessing blew blimp blind blindly
    blink blip bliss blitz blob bloc block blocked blocking blog blond blood bloody bloom blot blow
    blowing blown blue blued bluer bluff blunt blur blurb blurt blush boa boar board boast boat bob
    bode boded body bog bogged bogging boggle bogus boil boiled boiling bold bolt bomb bombed
    bombing bond bone boned bonus bony boo booby booed book booked booking booklet bookshop
    bookstore boom boon boor boost boot booth booty booze bop border bore bored boredom boring born
    borne borrow borrowed borrowing bosom boss bossy botch both bother bothered bothering bottle
    bottom bough bought bounce bound boundary bout bow bowed bowel bowl box boxed boxer boy bra
    brace bracket bracketed brag braid brain brake bran branch brand branded branding brash brass
    brat brave bravo brawl brawn bray breach bread break breakdown breakfast breaking breath breathe
    breathed breathing bred breed breeding breeze brethren brew bribe brick bride bridge brief
    briefly brigade bright brighten brighter brightest brightly brilliant brim brine bring bringing
    brink briny brisk broad broadcast broadly broil broke broken brood brook broom broth brother
    brought brow brown browse browsed browsing brunt brush brutal brute bubble buck bucket bud buddy
    budge budget buff buffer buffered buffering bug bugger buggy bugle build building built bulb
    bulge bulk bulky bull bullet bulletin bully bum bump bumpy bun bunch bundle bung bunk bunny buoy
    burden burger buried burly burn burned burning burnt burp burr burro burst bursting bury burying
    bus buses bush bushy business bust busy but butt butte butter button buxom buy buyer buying buzz
    by bye bypass byte byway cab cabbage cabin cabinet cable cabled cabling cacao cache cacti cad
    cadet caffeine cage caged cagey cake caked calculate calculus calendar calf call called caller
    calling calm calve cam came camel cameo camera camp campaign campus can canal cancel cancer
    candidate candy cane caned cannot canny canoe canon canonical cant cap capable capacity cape
    caped caper capital captain capture captured capturing car carat carbon card cardboard care
    cared career careful carefully careless cargo caring carol carp carpet carriage carried carrier
    carrot carry carrying cart cartoon cartridge carve case cased cash casing cask cassette cast
    caste casting castle casual cat catch catching category cater catered catering cathedral
    catholic cattle caught caulk causal causality cause caused causing caution cave caveat caved caw
    cawed cease ceased ceasing cedar cede ceded ceiling celebrate cell cello cellular censor
    censored censoring cent central centrally century ceremony certain certainly certainty chafe
    chaff chain chair chairman chalk challenge chamber champ champagne champion chance change
    changed changing channel chant chaos chaotic chap chapel chapter char character charge charged
    charger charging charity charm charmed charming chart charter chase chased chasing chasm chat
    chatted chatting cheap cheaper cheapest cheaply cheat cheated cheating check checked checker
    checking cheek cheep cheer cheerful cheese chef chemical chemist chemistry chess chest chestnut
    chew chewed chewing chewy chic chick chicken chide chief child childhood childish children chill
    chime chimp chin china chink chip chirp chocolate choice choir choke choose choosing chop
    chopped chopping choral chord chore chorus chose chosen chow chuck chucked chucking chug chum
    chunk church churn chute cider cigar cigarette cinch cinema circa circle circuit circuitry
    circular circulate cite cited citing citizen city civic civil civilian clack clad claim claimed
    claiming clam clamp clan clang clank clap clarified clarify clarity clash clasp class classed
    classic classical classify classing clause claw clay clean cleaned cleaner cleanest cleaning
    cleanly clear clearance cleared clearer clearest clearing clearly cleat clef cleft clerk clever
    cleverer cleverest click client cliff climate climb climbed climbing clime cling clinic clinical
    clink clip clipped clipping clique cloak clock clod clog clone close closed closely closer
    closest closet closing closure clot cloth clothe clothed clothing cloud clout clove clown club
    cluck clue clued clump clumsy clung cluster coach coal coarse coast coat coax cob cobbler cobra
    cock cocky cocoa cod code coded coding coffee cog coherent coil coin coincide coined coining
    coke coked cold colic collapse collapsed collar collate collated collating colleague collect
    collected college colon colony colt column coma comb combat combine combined combining come
    comedy comet comfort comic coming comma command commence comment commented commit committed
    committee commodity common commonly communal communism communist community commute compact
    companion company compare compared comparing compel compelled compete competed competent
    competing compile compiled compiler compiling complain complaint complete completed complex
    comply component compose composed composer composing composite compound compress comprise
    comprised compute computed computer computing con conceal concealed concede conceive conceived
    concept concern concerned concert concerto concise conclude concluded concrete concur condemn
    condemned condense condensed condition condom condone conduct conducted conductor cone confess
    confident configure confine confined confining confirm confirmed conflict conform confront
    confuse confused confusing confusion congest congested connect connected connector conscious
    consensus consent consented consider consist consisted console constant constrain construct
    consult consulted consume consumed consumer consuming contact contacted contain contained
    container contempt contend content contest context continent continual continue continued
    continuum contour contract contrary contrast contrive contrived control converse convert
    converted converter convey convict convicted convince convinced coo cooed cook cooked cookie
    cooking cool cooled cooling coop cooperate cop cope coped copied coping copper copy copying
    copyright coral cord core cored cork corn corner corny corporate corps corpse correct corrected
    correctly correlate corridor corrupt corrupted cosmic cosmology cost costed costing costly cot
    cotton couch cough could council counsel count counted counter counting countless country county
    coup couple coupled coupling courage courier course court courtesy cousin cove cover coverage
    covered covering covet cow cowed cower cox coy coyer crab crack cracked cracking craft crag cram
    cramp cramped cramping crane crank crash crashed crashing crass crate crave crawl crawled
    crawling craze crazy creak cream create created creating creation creative creator creature
    credible credit creed creek creep crepe crept crest crew crib cricket cried crime criminal
    crisis crisp criteria criterion critic critical criticism croak crock crony crook croon crop
    cross crossed crossing crossroad crossword crow crowd crowded crowding crown crucial crude cruel
    cruelty cruise cruised cruising crumb crunch crunched crunching crush crushed crushing crust
    crux cry crying crypt cryptic crystal cub cube cubed cubic cuckoo cuddly cue cued cuff cuing
    cull culprit cult cultural culture cumming cums cunning cup cupboard cur curb curd cure cured
    curing curio curiosity curious curiously curl curly currency current currently curry curse
    cursor curt curtain curve custard custom customary customer cut cute cuter cutting cycle cycled
    cycling cyclist cylinder cynic cynical cyst dab dad daddy daft daily dairy dais daisy dally dam
    damage damaged damaging dame damn damnation damned damning damp dance danced dancing dandy
    danger dangerous dank dare dared daring dark darkness darling darn dart dash dashed dashing data
    database date dated dating datum daub daughter daunt dawn day daylight daytime daze dazed dead
    deadline deadly deaf deal dealer dealing dealt dean dear death debatable debate debated debating
    debit debt debug debugged debugger debugging debut decade decay decent decide decided deciding
    decimal decision deck declare declared declaring decline declined declining decode decoded
    decoding decoy decrease decreased decry dedicate dedicated deduce deduced deducing deduction
    deed deem deemed deeming deep deeper deepest deeply deer default defeat defeated defeating
    defect defective defend defended defending defensive defer define defined defining definite deft
    defy degrade degraded degrading degree deify deign deity delay delayed delaying delete deleted
    deleting deletion deli delicate delicious delight delighted delis deliver delivered delivery
    delta delusion delve demand demanded demanding demented demise democracy demolish demon den
    denied denim denote dense density dent dentist deny denying departure depend depended dependent
    depending deposit depot depress depressed deprive deprived depriving depth deputy derange
    deranged deranging derive derived deriving descend descended describe described desert deserted
    deserting deserve deserved deserving design designate designed designer designing desirable
    desire desired desiring desk desktop despair desperate despise despite destine destined
    destining destroy destroyed detach detached detaching detail detailed detailing detect detected
    detecting detection detective detector deter determine deterrent detract devastate develop
    developed developer deviation device devil devious devise devised devising devoid devote devoted
    devoting dew diagnosis diagonal diagram dial dialect dialogue diameter diary dice diced dictate
    dictator did die died diesel diet differ differed different differing difficult dig digest
    digging digit digital dignity dilemma dill dim dime dimension dimer dimly din dine dined diner
    dingy dining dinner dip dire direct directed directing direction directive directly director
    directory direr dirge dirt dirty disable disabled disabling disagree disagreed disappear
    disaster disc discard discarded discharge disco discount discover discovery discrete discuss
    discussed disease disguise disguised disgust disgusted dish dishonest disk dislike disliked
    disliking dismal dismiss dismissed disorder display displayed disposal dispose disposed
    disposing dispute disregard disrupt distance distant distinct distort distorted distract
    distress district disturb disturbed ditch ditto ditty dive dived diver diverse diversity divert
    diverted diverting divide divided dividing divine diving division divorce dizzy do dock doctor
    doctrine document dodge dodo doer dog dogma doily doing dole doled doll dollar dolly domain dome
    domed domestic dominant dominate dominated donate donated donating donation done donor dons doom
    doomed dooming door dope doped dopey dose dosed dot dote doted dotted dotting double doubled
    doubling doubt doubtful doubtless dough dour douse dove dowdy down downhill download downright
    downwards downy dowry doze dozed dozen drab draft drafted drafting drag dragged dragging dragon
    drain drained draining drama dramatic drank drape drastic draw drawback drawing drawl drawn
    dread dreaded dreadful dreading dream dreaming dreary dregs dress dressed dressing drew dried
    drier drift drill drink drinking drip dripped dripping drive drivel driven driver driving droll
    drone drool droop drop dropped dropping dross drove drown drowned drowning drug drum drunk
    drunken dry dryer drying dual dub dubious duck duct dud dude duded due duel duet duff dug duke
    dull dully duly dumb dummy dump dumped dumping dumpster dumpy dunce dune dung dunk dunno duo
    dupe duped duplicate duration during dusk dusky dust dustbin dusty duty duvet dwarf dwell dwelt
    dye dyed dying dynamic each eager eagerly eagle ear earl earlier earliest early earn earned
    earning earth ease eased easel easier easiest easily east eastern easy eat eaten eater eating
    eave ebb ebbed ebony eccentric echo echoed echoing ecology economic economy eddy edge edged
    edger edgy edict edit edited editing edition editor editorial educate educated educating
    education eel eerie effect effective efficient effort egg egged ego eight eighteen eighth either
    eject eke eked eking elaborate elbow elder elderly elect elected electing election electoral
    electric electron elegant elegy element elephant elevator eleven elf eligible eliminate elite
    elitist elk elm elope else elsewhere elude elves email embarrass embed embedded embedding ember
    emerge emerged emergency emerging eminent eminently emir emit emoji emotion emotional emphasis
    empire empirical employ employed employee employer employing emptied empty emptying emulate
    emulation emulator enable enabled enabling enact enclose enclosed enclosing encode encoded
    encoding encounter encourage end ended ending endless endlessly endow enema enemy energy enforce
    enforced enforcing engage engaged engaging engine engineer enhance enhanced enhancing enjoy
    enjoyable enjoyed enjoying enjoyment enlarge enlarged enlarging enlighten enormous enough ensue
    ensure ensured ensuring entail enter entered entering entertain entire entirely entirety entitle
    entitled entitling entity entrance entry envelope envisage envisaged envoy envy epic episode
    epoch equal equality equally equate equation equip equipment equipped equipping era erase erased
    eraser erasing erect ergo erode err erred erroneous error erupt escape escaped escaping esoteric
    essay essence essential establish estate estimate estimated etch eternal eternity ether ethic
    ethical ethnic ethos etymology evade evaluate evaluated eve even evened evening evenly event
    eventual ever every everybody everyday everyone evict evidence evident evidently evil evoke
    evolution evolve evolved evolving ewe exact exactly exalt exam examine examined examiner
    examining example exceed exceeded exceeding excel excellent except excepted excepting exception
    excess excessive exchange exchanged excite excited exciting exclude excluded excluding exclusion
    exclusive excuse execute executed executing execution executive exempt exercise exercised exert
    exhaust exhausted exhibit exile exist existed existence existing exit exited exiting exotic
    expand expanded expanding expansion expect expected expecting expel expense expensive expert
    expertise expire expired expiring expiry explain explained explicit explode exploded exploding
    exploit exploited explore explored exploring explosion explosive export expose exposed exposing
    exposure express expressed extant extend extended extending extension extensive extent external
    extol extra extract extracted extreme extremely extremist exude exult eye eyed eyesight fable
    fabric face faced facet facility facing fact factor factory factual factually faculty fad fade
    faded fail failed failing failure faint fainter faintest fair fairer fairest fairly fairness
    fairy faith faithful fake faked fall fallacy fallen falling false fame famed familiar family
    famine famous fan fancy fang fantastic fantasy far farce fare fared farewell farm farmer farther
    farthest fascinate fascist fashion fashioned fast faster fastest fat fatal fate fated father
    fatty fatuous faucet fault faulty fauna fawn faze fazed fear feared fearing feasible feast feat
    feature featured featuring fed federal fee feeble feed feedback feeding feel feeling feet feign
    feint fell fellow felon felt female feminist fen fence fend fender fern ferry festival fetch
    feted fetid fetus feud fever few fewer fewest fez fib fiche fiction fictional fiddle fiddled
    fiddling field fiend fierce fiery fifteen fifth fifty fig fight fighter fighting figure figured
    figuring filch file filed filet filing fill filled filling filly film filmed filming filmy
    filter filtered filtering filth filthy fin final finally finance financial finch find finding
    fine fined finer finest finger fining finish finished finishing finite fir fire fired firework
    firing firm firmly first firstly fiscal fish fished fishing fishy fist fit fitted fitting five
    fiver fix fixed fixing fizz fizzy flag flagged flagging flail flair flak flake flaky flame flank
    flap flare flash flashed flashing flask flat flaw flawed flawing flea fleck fled flee fleet
    flesh flew flex flexible flick flied flight fling flint flip flipped flipping flirt flit float
    floated floating flock flog flood flooded flooding floor flop floppy flora floss flour flout
    flow flowed flower flowing flown flu flue fluent fluff fluffy fluid fluke flung flunk flush
    flushed flushing flute flux fly flying foal foam foamy focal focus foe fog foggy foil foist fold
    folded folder folding folk follow followed follower following folly fond font food fool fooled
    fooling foolish foot football footnote for foray forbade forbid forbidden force forced forcibly
    forcing ford fore forecast foreign foreigner forest forever forgave forge forget forgive
    forgiven forgiving forgo forgot forgotten fork form formal formally format formation formatted
    formed former formerly forming formula fort forte forth fortnight fortunate fortune forty forum
    forward forwarded fossil fought foul found founded founding fount fountain four fourteen fourth
    fowl fox foxed foxy foyer fraction fragile fragment frail frame framework franc frank frankly
    frantic fraud fray freak free freed freedom freeing freely freer freeway freeze freezing french
    frequency frequent fresh fret friar friction fried friend friendly frighten frill fringe frisk
    frivolous fro frock frog from frond front frost froth frown frowned frowning froze frozen fruit
    frustrate fry frying fudge fuel fulfilled full fuller fullest fully fume fumed fun function fund
    funded funding funeral fungi funnier funniest funny fur furl furniture furry further furthest
    fury fuse fused fusion fuss fussy futile future fuzz fuzzy gab gable gag gaily gain gained
    gaining gait gal gala galactic galaxy gale gall game gamed gamer gamma gamut gang gap gape gaped
    garage garb garbage garble garbled garbling garden garlic gas gases gash gasoline gasp gate
    gated gateway gather gathered gathering gaudy gauge gaunt gauze gave gavel gawk gawky gay gayer
    gaze gazed gear geared gearing gee geed geese gel geld gem gender gene general generally
    generate generated generator generic generous genetic genie genii genius genocide genre gent
    gentle gentleman gentlemen gently genuine genuinely genus geography geology geometry germ
    gesture get getting ghastly ghost ghoul giant gibberish giddy gift gig gild gill gilt gimme gin
    girl girth gist give given giving glad glade gladly glance gland glare glass glaze gleam glean
    gleaned gleaning glee glen glib glide glint gloat global globally globe gloom glorious glory
    gloss glossy glove glow glowed glowing glue glued glum glut gnarl gnash gnat gnaw gnome gnus go
    goad goal goat gob god godly going gold golden goldfish golf gone goner gong gonna goo good
    goodbye goodness goody gooey goof goofy goon goose gore gored gorge gorgeous gory gosh gospel
    gossip got gotten gouge gourd gout govern governed governing governor gown grab grabbed grabbing
    grace grade gradual gradually graduate graduated graffiti graffito graft grain gram grammar
    grand grant granted granting grape graph graphic graphical grasp grass grate grateful grave
    gravity gravy graze greasy great greater greatest greatly greed greedy green greet grew grid
    grief grill grim grime grimy grin grind grinding grip gripe grit groan grocery groin groom grope
    gross grossly ground group grouped grouping grove grow growing growl grown growth grub gruel
    gruff grunt guarantee guard guarded guarding guess guessed guessing guest guidance guide guided
    guideline guiding guild guile guilt guilty guinea guise guitar gulch gulf gull gullible gully
    gulp gum gummy gun guppy guru gurus gush gust gusty gut gutter guy guyed gym ha habit hack
    hacked hacker hacking had hag hail hair haircut hairy hale haled haler half hall halo halon halt
    halted halting halve ham hammer hand handbook handed handful handicap handing handle handled
    handler handling handy hang hanged hanging hangover happen happened happening happier happiest
    happily happiness happy hard hardback harden hardened hardening harder hardest hardly hardship
    hardware hardy hare hared harem hark harm harmful harmless harmony harp harry harsh hart has
    hash hashtag hassle haste hasten hasty hat hatch hate hated hating hatred haul haunt have haven
    having havoc hawk hay hayed hazard haze hazed hazel hazy he head headache headed header heading
    headline heady heal health healthy heap hear heard hearing heart heartily heat heated heath
    heating heave heaven heavier heaviest heavily heavy hedge heed heel hefty height heir held hell
    hello helm helmet help helped helpful helping helpless hem hemp hen hence her herb herd here
    hereby heresy heritage hero heroic heroin heron herring herself hesitate hew hewed hey hick hid
    hidden hide hided hideous hideously hiding hierarchy high higher highest highlight highly
    highway hike hiked hiker hilarious hill hilly hilt him himself hind hindsight hinge hint hinted
    hinting hip hippy hire hired hiring his hiss historian historic history hit hitch hitherto
    hitting hive hived hoard hoax hobby hobo hock hoe hoed hog hoist hold holder holding hole holed
    holiday hollow holly holy home homed homey hone honed honest honestly honesty honey honk
    honorary hood hoof hook hooked hooking hoop hoot hop hope hoped hopeful hopefully hopeless
    hoping horde horizon horn horny horrible horribly horrid horrific horrified horrify horror horse
    hose hosed hospital host hostile hot hotel hotly hound hour house housed household housing hove
    hovel hover how however howl hub hue hued huff huffy hug huge hugely huger huh hulk hull hum
    human humane humanity humble humbly humid humorous hump hunch hundred hung hungry hunk hunt
    hunted hunting hurl hurry hurt hurting husband hush husk husky hut hutch hydrogen hyena hymn
    hyphen hypocrisy hypocrite ice iced icier icing icon icy id idea ideal ideally identical
    identify identity ideology idiom idiot idiotic idle idled idler idly idol if igloo ignorance
    ignorant ignore ignored ignoring ilk ill illegal illegally illness illogical illusion image
    imaginary imagine imagined imagining imbalance immature immediate immense immensely imminent
    immoral immortal immune imp impact impair impaired impairing impel impend impended impending
    imperfect imperial implement implicit implied imply implying import important imported importing
    impose imposed imposing impress impressed imprison improve improved improving impulse in
    inability inane inbox incapable incentive inch incidence incident incline inclined inclining
    include included including inclusion inclusive income incoming incorrect increase increased
    increment incur incurred incurring indeed indent index indexed indexing indicate indicated
    indicator indirect induce induced inducing induction indulge indulged indulging industry inept
    inert inertia infamous infant infantile infect infected infecting infection infer inference
    inferior infinite infinity infix inflation inflict influence info inform informal informed
    informing ingenious inhabit inhabited inherent inherit inherited inhibit inhibited initial
    initially initiate initiated inject injure injured injuring injury injustice ink inked inky
    inlay inlet inn inner innocence innocent input inputted inputting insane insect insecure insert
    inserted inserting insertion inside insidious insight insist insisted insisting insofar inspect
    inspected inspire inspired inspiring install installed instance instant instantly instead
    instinct institute instruct insult insulted insulting insurance intact intake integer integral
    integrate integrity intellect intend intended intending intense intensely intensity intensive
    intent intention inter interact interest interface interfere interim interior internal interpret
    interrupt interval intervene interview intimate into intrinsic introduce intuitive invade
    invaded invading invalid invasion invent invented inventing invention inventor inverse invert
    inverted inverting invest invisible invite invited inviting invoke invoked invoking involve
    involved involving ions iota irate ire iris irk irked iron ironic irony irritate irritated is
    island isle isolate isolated isolating isolation issue issued issuing it itch itchy item its
    itself ivory ivy jab jack jacket jade jaded jail jam jamb jammed jamming jar jargon jaunt jaw
    jawed jay jazz jealous jeans jeer jell jelly jerk jerky jest jet jetty jewel jibe jibed jiffy
    jig jilt jinx job jog jogging join joined joining joint jointly joke joked joker joking jolly
    jolt jot journal journey joy joyed judge judged judging judo jug juice juicy jumbo jump jumped
    jumping jumpy junction jungle junior junk junta juror jury just justice justified justify jut
    jute juvenile karat kayak keel keen keep keeper keeping keg kelp kept kernel kettle key keyboard
    keyed keying keystroke keyword khaki kick kicked kicking kid kidded kidding kidnap kidnapped
    kidney kill killed killer killing kiln kilo kilt kin kind kinda kindly kindness king kingdom
    kink kinky kiosk kiss kit kitchen kite kited kitty kiwi kiwis knack knead knee kneed kneel knelt
    knew knife knight knit knob knock knocked knocking knoll knot know knowing knowledge known koala
    kudos lab label lace laced lack lacked lacking lacy lad ladder lade laded laden ladle lady lag
    lager laid lain lair lake lamb lame lamed lamer lamp lance land landed landing landlord
    landscape lane language lanky lap lapel lapse laptop lard large largely larger largest lark
    larva laser lash lass last lasted lasting latch late lately later latest latex lath lathe latte
    latter laud laugh laughed laughing laughter launch launched launching lava lavatory law lawn
    lawyer lax laxer lay layer laying layout laziness lazy leach lead leaded leader leading leaf
    leaflet leafy league leak leaky lean leaned leaning leap learn learning lease leash least
    leather leave leaved leaving lecture lectured lecturer lecturing led ledge lee leech leek leer
    leery left leg legal legally legend legendary legible leisure lemme lemon lend lending length
    lengthy lenient lens lenses lent leper lesbian less lesser lesson lest let lethal letter letting
    letup levee level lever levy lewd liability liable liaison liar libel liberal liberty librarian
    library lice license licensed licensing lick lid lie lied lieu life lifestyle lifetime lift
    lifted lifting light lighted lighter lightest lighting lightly lightning like liked likely liken
    liker likewise liking lilac lilt lily limb limbo lime limed limit limited limiting limp line
    linear lined linen liner lingo lining link linkage linked linking lint lion lip liquid liquor
    lisp list listed listen listened listener listening listing lit literal literally literary
    literate lithe litter little live lived lively liven liver livest livid living llama load loaded
    loader loading loaf loam loan loath lob lobby lobe local locally locate located locating
    location lock locked locking lodge loft lofty log logged logging logic logical logically login
    logo logout loin loll lone lonely long longer longest look looked looking loom loon loony loop
    loophole loose loosely loot lop lope loped lord lore lorry lose loser losing loss lost lot lotus
    loud louder loudest loudly louse lousy love loved lovely lover loving low lowed lower lowered
    lowering lowest lowly loyal lucid luck luckily lucky ludicrous lug luggage lull lump lumpy lunar
    lunatic lunch lunchtime lung lunge lurch lure lured lurid lurk lurked lurking lush lust lusty
    lute luxury lye lying lymph lynch lyre lyric mace maced machine machinery macho mad madam made
    madly madness magazine magic magical magnetic magnitude maid mail mailbox mailed mailing maim
    main mainframe mainly maintain maize major majority make maker making male malicious mall malt
    mama mamma man manage managed manager managing mandate mandatory mane mange mangle mangled
    mangling mango mangy mania manic manifesto mankind manly manned manner manning manor manpower
    manual manually many map maple mapped mapping mar march mare margin marginal maria marital mark
    marked marker market marketed marketing marking marriage married marry marrying marsh mart mash
    mask mason mass massive massively mast master mat match matched matching mate mated material
    matrices matrix matte matter mature maul mauve maxim maximum may maybe mayor maze me meal mealy
    mean meaning meant meantime meanwhile measure measured measuring meat mechanic mechanism medal
    media medical medicine medieval medium meek meet meeting megabyte melody melon melt member memo
    memorable memory men mend mended mending mental mentality mentally mention mentioned menu menus
    mercury mercy mere merely merge merged merging merit merry mesh mess message messed messing
    messy met metal metaphor mete meted meter method metric metro mew mewed mice microwave midday
    middle midnight midst mien might mighty migrate migrated migrating migration mike miked mild
    mildly mile mileage military milk milky mill million mime mimed mimic mince mind minded minding
    mindless mine mined miner minimal minimum mining minister mink minor minority mint minus minute
    miracle mire mired mirror mirth misdirect miser miserable miserably misery misguide misguided
    mislead misled misplace misplaced misprint misread miss missed missile missing mission mist
    mistake mistaken mistaking mistook misty misuse mite mitt mix mixed mixer mixing mixture
    mnemonic moan moaned moaning moat mob mobile mock mod modal mode model moderate modern modest
    modified modify modifying module moist molar mole molecular molecule moment momentum monarch
    money monitor monitored monk monkey monopoly monster month monthly moo mood moody mooed moon
    moor moose moot mop mope moped moral morality morally more moreover morn morning moron mortal
    mortality moss mossy most mostly motel moth mother motif motion motivate motivated motive motor
    motorway motto mound mount mountain mounted mounting mourn mouse mousy mouth move moved movement
    mover movie moving mow mowed mower much muck mucked mucking mucus mud muddle muddled muddling
    muddy muff muffin mug muggy mulch mule mull multi multiple multiply mum mumble mummy mumps munch
    mundane mural murder murdered murderer murdering murky muscle muse mused museum mush mushy music
    musical musician musk muss must musty mute muted muter mutt mutter muttered muttering mutual
    mutually my myself mystery mystic myth mythical mythology nab nag nail nailed nailing naive
    naked name named nameless namely naming nap nape nappy narrative narrow narrower narrowest nasal
    nastier nastiest nasty nation national native natty natural naturally nature naughty naval navel
    navy nays near nearby nearer nearest nearly neat neatly necessary necessity neck need needed
    needing needle needless needy negate negative neglect neglected negotiate neigh neither neon
    nerve nervous nest nested nesting net network networked neural neutral never new newcomer newer
    newest newly newspaper newsy newt next nice nicely nicer nicest niche nick nicked nicking
    nickname niece nifty nigh night nightmare nil nine ninny ninth nip nippy nit no noble nobly
    nobody nod node noise noisy nomad nominal nominally nominate nominated none nonsense noodle nook
    noon noose nope nor norm normal normality normally north northern nose nosed nostalgia nosy not
    notable notably notation notch note noted nothing notice noticed noticing notified notify
    notifying noting notion notorious noun nova novel novelty novice now nowadays nowhere nuclear
    nude nuder nudge nuisance null numb number numbered numbering numbest numeral numeric numerical
    numerous nun nurse nut nutty nylon nymph oaf oak oared oars oases oasis oath obese obey obeyed
    obeying object objected objecting objection objective oblige obliged obliging obnoxious oboe
    obscene obscure obscured obscuring obscurity observe observed observer observing obsess obsessed
    obsessing obsession obsolete obstruct obtain obtained obtaining obvious obviously occasion
    occupied occupy occupying occur occurred occurring ocean octal odd odder oddly ode of off offed
    offend offended offender offending offensive offer offered offering offhand office officer
    official offset offspring often ogle ogled ogre oh ohm oil oiled oily okay okra old olden older
    oldest olive omega omen omission omit omitted omitting on once one oneself ongoing onion online
    only onset onto onus ooze oozed opal open opened opening openly opera operate operated operating
    operation operator opinion opium opponent oppose opposed opposing opposite oppress oppressed opt
    opted optic optical optimal optimum opting option optional opus opuses or oral orange orbit
    orbital orchestra order ordered ordering ordinary ore organ organic orgy orient oriental
    orientate oriented orienting origin original originate orthodox other otherwise otter ouch ought
    ounce our ourselves oust out outcome outcry outdated outdo outed outer outgoing outline outlined
    outlining outlook output outrage outraged outraging outright outset outside outweigh oval ovary
    oven over overall overcame overcome overdraft overdue overflow overhead overlap overload
    overlong overlook overly overnight overprice override overrode overseas overt overtime overtone
    overview overwhelm ovum owe owed owing owl own owned owner ownership owning oxen oxide oxygen
    ozone pace paced pacifier pack package packaged packaging packed packet packing pact pad padded
    padding paddy pagan page paged pager paging paid pail pain painful painfully painless paint
    painted painting pair pal palace pale paled paler pall palm pan pancake panda pane panel pang
    panic pansy pant pap papa papal paper paperback par parade paradise paradox paragraph parallel
    parameter paranoia paranoid parch pardon pare pared parent parity park parka parked parking
    parochial parody parrot parse parsed parsing part partial partially particle partition partly
    partner party pass passage passed passenger passing passion passive passport password past pasta
    paste pasty pat patch patched patching pate patent path pathetic patience patient patio pattern
    patty pause paused pausing pave paved pavement paw pawed pawn pay payed payer paying payment pea
    peace peaceful peach peak peal peanut pear pearl peasant peat pecan peck peculiar pedal pedant
    pedantic pedantry peek peel peep peer peeve peg pelt pen penal penalty pence pencil pended
    pending pends penguin penny peon peony people pep per perceive perceived percent perch perfect
    perfectly perform performed perhaps peril period periodic perk perky permanent permit permitted
    perpetual persecute persist person personal personnel persuade persuaded pert perverse pesky
    pest pet petal peter petrol petty pew pharmacy phase phased phasing phenomena phoenix phone
    phoned phoning photo photocopy phrase phrased phrasing physic physical physicist piano pick
    picked picking picky picture pie piece pier piety pig pigeon pike piked pile piled pill pilot
    pin pinch pinched pinching pine pined pink pint pious pipe piped pipeline pique pit pitch
    pitfall pithy pity pivot pixie pizza place placed placing plague plagued plaguing plaid plain
    plainly plan plane planet planetary plank planned planning plant planted planting plaster
    plastered plastic plate platform plausible play played player playing playlist plaza plea plead
    pleasant please pleased pleasing pleasure pleat plenty plied plod plop plot plotted plotter
    plotting ploy pluck plug plugged plugging plum plumb plume plump plural plus plush ply poach
    pocket pod podcast poem poet poetic poetry point pointed pointer pointing pointless poise poison
    poisoned poisoning poke poked poker pokey poky polar pole poled police policeman policy polio
    polish polished polishing polite political politics polka poll pollution polo polyp pomp pompous
    pond pony pool poop poor poorer poorest poorly pop pope popped popping poppy populace popular
    populate populated porch pore pored pork port portable ported porter porting portion portray
    portrayed pose posed posing position positive possess possessed possible possibly post postage
    postal postcard posted poster posting postpone postponed postulate posy pot potato potential
    pouch pound pour poured pouring pout poverty powder power powered powerful powering practical
    practice pragmatic praise pram prank prawn pray prayed prayer praying preach preached preaching
    precede preceded precedent preceding precious precise precisely precision predict predicted
    preen preface prefer preferred prefix prefixed prefixing pregnancy pregnant prejudice premature
    premise premium prepare prepared preparing prescribe presence present presented presently
    preserve preserved president press pressed pressing pressure presume presumed presuming pretend
    pretended pretty prevail prevalent prevent prevented preview previewer previous prey price
    priced pricing prick pride pried priest prim primarily primary prime primitive primp prince
    principal principle print printed printer printing printout prior priority prism prison prisoner
    privacy private privately privilege privy prize pro probable probably probe problem procedure
    proceed proceeded process processed processor proclaim prod produce produced producer producing
    product professor profile profit profound program progress prohibit project projected prolong
    prolonged prom prominent promise promised promising promote promoted promoting promotion prompt
    prompted prompting promptly prone prong pronoun pronounce proof prop proper properly property
    prophet proposal propose proposed proposing prose prosecute prospect protect protected protein
    protest protocol prototype proud prove proved proven provide provided providing proving
    provision provoke provoked provoking prow prowl proximity proxy prude prune pry psalm pseudo
    psych pub public publicity publicly publish published publisher puck pudding pudgy puff puffy
    puke puked pull pulled pulling pulp pulse puma pump pumped pumping pumpkin pun punch punched
    punching puncture punish punished punishing punk punt puny pup pupil puppy purchase purchased
    pure puree purely purer purge purity purple purpose purr purse pursue pursued pursuing pursuit
    push pushed pushing pushy puss put putt putted putting putty puzzle puzzled puzzling pyre python
    quack quail quake qualified qualifier qualify quality qualm quantity quantum quark quart quarter
    quash quay queen queer quell query quest question queue queued queuing quibble quick quicker
    quickest quickly quiet quieter quietest quietly quill quilt quip quirk quit quite quitting quiz
    quota quotation quote quoted quoting rabbi rabbit rabid race raced racer racial racing racism
    racist rack racket racy radar radiation radical radically radii radio radius raft rag rage raged
    raid rail railroad railway rain rainbow rained raining rainy raise raised raising rake raked
    rally ram ramp rampant ran ranch random randomly rang range ranged ranging rank rant ranted
    ranting rap rape raped rapid rapidly rapt rare rared rarely rarer rarest rash rasp rat rate
    rated rather rating ratio rational rationale rattle rattled rattling ratty rave raved ravel
    raven raving raw rawer ray rayon raze razed razor reach reached reaching react reacted reacting
    reaction reactor read readable reader readily reading ready real realistic reality really realm
    ream reap rear rearrange reason reasoned reasoning reassure reassured rebel rebuild rebuilt
    rebut recall recalled recalling recap receipt receive received receiver receiving recent
    recently reception recipe recipient reckless reckon reckoned reckoning reclaim recommend
    reconcile record recorded recorder recording recover recovered recovery recruit recruited
    rectangle rectified rectify recur recursion recursive recycle recycled recycling red redefine
    redefined redid redirect redo reduce reduced reducing reduction redundant reed reef reek reel
    refer reference referred referring refill refine refined refining reflect reflected reflex
    reform reformat reformed reforming refrain refresh refreshed refund refusal refuse refused
    refusing refute regain regal regard regarded regarding regime region regional register regret
    regretted regular regularly reign rein reinstate reiterate reject rejected rejecting rejection
    relate related relating relation relative relax relaxed relaxing relay release released
    releasing relevance relevant reliable reliably relic relied relief relieve relieved relieving
    religion religious reluctant rely relying remain remainder remained remaining remark remarked
    remarking remedy remember remind reminded reminder reminding remit remote remotely removal
    remove removed removing rename renamed renaming rend render rendered rendering rending rendition
    renew renewed renewing rent repair repaired repairing repay repeat repeated repeating repel
    repent rephrase replace replaced replacing replied reply replying report reported reporter
    reporting represent reproduce repulsive request requested require required requiring requisite
    reread rereading rescue research resemble resembled resent reserve reserved reserving reset
    resetting reside residence resident resign resigned resigning resin resist resolve resolved
    resolving resort resorted resorting resource respect respected respond responded response rest
    restart restarted rested resting restore restored restoring restrain restrict result resulted
    resulting resume resumed resuming retail retain retained retaining retch retire retired retiring
    retract retrieval retrieve retrieved retry return returned returning reuse rev reveal revealed
    revealing revel revenge revenue reverse reversed reversing revert review reviewed reviewing
    revise revised revising revision revolt revolted revolting revue reward rewrite rewriting
    rewritten rewrote rhino rhyme rhythm rib ribbon rice riced rich richer richest rid ridden
    ridding ride rider ridge riding rife rifer rifle rift rig right rightly rigid rigorous rile
    riled rim rind ring ringed ringing rink rinse riot rip ripe ripen riper ripped ripping rise
    risen riser rising risk risked risking risky rite ritual rival river rivet roach road roam roar
    roast rob robe robed robin robot robust rock rocket rocky rod rode rodeo roe rogue role roll
    rolled rolling roman romance romantic romp roof rook room roomy roost root rope roped rose rosy
    rot rotate rotated rotating rotation rote rotor rotten rouge rough roughly round rounded
    rounding rouse rout route routed routine routinely routing row rowdy rowed royal royalties rub
    rubber rubbish ruby ruddy rude ruder rue rued ruff rug rugby ruin ruined ruing ruining rule
    ruled ruler ruling rum rummy rump run rune rung running runny runt rural ruse rush rushed
    rushing rust rusty rut rye sabotage sac sack sacked sacking sacred sacrifice sad sadden saddened
    saddening sades sadly safe safeguard safely safer safest safety sag saga sage sager said sail
    sailed sailing saint sake salad salary sale salesman sally salon salt salty salvation salve same
    sample sampled sampling sand sandwich sandy sane saner sang sanity sank sap sarcasm sarcastic
    sari saris sash sassy sat satellite satin satire satisfied satisfy sauce saucy sauna save saved
    saver saving savvy saw sawed say saying scab scald scale scaled scaling scalp scaly scan scandal
    scanned scanner scanning scant scar scarce scarcely scare scared scarf scaring scarlet scary
    scatter scattered scenario scene scenery scent schedule scheduled scheduler scheme scholar
    school science scientist scoff scold scoop scoot scope score scored scoring scorn scotch scour
    scout scowl scram scrap scrapped scrapping scratch scratched scream screamed screaming screen
    screw screwed screwing script scroll scrolled scrolling scrub scuff scum sea seal sealed sealing
    seam sear search searched searching season seat second secondary seconded seconding secondly
    secret secretary secretly sect section sector secular secure security sedan see seed seedy
    seeing seek seeking seem seemed seeming seemingly seen seep seer segment seize seldom select
    selected selecting selection selective self selfie selfish sell selling semantic semen seminar
    send sender sending senior sensation sense sensible sensibly sensitive sent sentence sentenced
    sentient sentiment separate separated separator sequel sequence serial series serious seriously
    sermon serum servant serve served server service serving session set setting settle settled
    settling seven seventh sever several severe severely severity sew sewed sewer sewn sex sexed
    sexist sexual sexuality sexually sexy shack shade shadow shady shaft shake shaken shaking shaky
    shall shallow sham shame shape shaped shaping share shared sharing shark sharp sharply shave
    shawl she sheaf shear shed shedding sheen sheep sheer sheet shelf shell shelter shelve shied
    shift shifted shifting shin shine shined shining shiny ship shipped shipping shire shirk shirt
    shoal shock shocked shocking shod shoe shone shoo shook shoot shooting shop shopped shopping
    shore short shortage shorten shortened shorter shortest shorthand shortly shot should shoulder
    shout shouted shouting shove show showed shower showing shown showy shred shrew shrub shrug
    shuck shun shunt shut shutdown shutting shy shyer sick sicken sickened sickening sics side sided
    sideways siding sidle siege sieve sift sigh sight sighted sighting sigma sign signal signature
    signed signing silence silent silicon silk sill sillier silliest silly silo silt silver similar
    similarly simple simpler simplest simplify simply simulate simulated sin since sincere sincerely
    sine sinew sinful sing singe singer singing single singular sinister sink sinking sinus sip sir
    sire sired siren sister sit site sited sitting situate situated situating situation six sixteen
    sixth sixty size sized sizer sizing skate skein skeleton sketch skew ski skid skied skill
    skilled skim skimp skin skip skipped skipping skirt skis skit skulk skull skunk sky slab slack
    slag slain slake slam slang slant slap slash slat slate slave slay sled sleek sleep sleeping
    sleet slept slew slice sliced slicing slick slid slide sliding slight slighter slightest
    slightly slim slime slimy sling slink slip slipped slippery slipping slit slob slog slogan slop
    slope sloppy slosh slot sloth slow slowed slower slowest slowing slowly slug slum slump slung
    slunk slur slush sluts sly slyly smack small smaller smallest smallish smart smash smashed
    smashing smear smell smelly smelt smile smiled smiling smirk smite smith smock smog smoke smoked
    smoker smoking smoky smooth smoothly smote smug smut snack snag snail snake snap snare snarl
    sneak sneaked sneaking sneaky sneer snide sniff snip snipe snob snobbery snoop snore snort snot
    snout snow snowy snub snuff snug so soak soap soapy soar sob sober social socialism socialist
    socially society sock socket soda sods sofa soft software soggy soil solar sold soldier sole
    soled solely solicitor solid solo solution solve solved solving some somebody somehow someone
    someplace something sometime somewhat somewhere son song sonic soon sooner soonest soot sooty
    sop sordid sore sorer sorry sort sorta sorted sorting sought soul sound sounded sounding soup
    sour source south southern sow sowed sown spa space spaced spacing spade span spank spar spare
    spark spasm spat spate spatial spawn spay speak speaker speaking spear special specially species
    specific specified specify specimen speck spectrum speculate sped speech speed speeding spell
    spelling spend spending spent sperm spew sphere spice spicy spied spigot spike spill spin spine
    spiral spire spirit spiritual spit spite spitted spitting splat splendid split splitting spoil
    spoiling spoke spoken spokesman sponsor sponsored spoof spook spool spoon spore sport spot
    spotted spotting spout sprang spray spread spreading spree sprig spring springing sprung spry
    spud spun spunk spur spurious spurn spurt spy squad square squared squaring squash squashed
    squashing squat squeeze squeezed squeezing squid stab stability stable stack staff stag stage
    stagger staggered staid stain stair staircase stake stale stalk stall stamp stamped stamping
    stance stand standard standing stank star stare stared staring stark starred starring start
    started starter starting startle startled startling starve starved starving state stated
    statement static stating station statistic status stave stay stayed staying steadily steady
    steak steal stealing steam steel steep steer steered steering stem step stepped stepping stereo
    sterile sterling stern stew stick sticking sticky stiff still stimulate sting stink stint stir
    stirred stirring stock stoke stole stolen stomach stomp stone stony stood stool stoop stop
    stopped stopping storage store stored storing stork storm story stout stove stow straight strain
    strange strangely stranger strangest strap strategic strategy straw stray stream street strength
    stress stressed stressing stretch stretched strew strict strictly strike striking string
    stringent strip stripped stripping strive stroke strong stronger strongest strongly struck
    structure struggle struggled strum strut stub stuck stud student studied studio study studying
    stuff stuffed stuffing stumble stumbled stumbling stump stun stung stunk stunned stunning stunt
    stupid stupidity style suave sub subject subjected submit submitted subscribe subset substance
    subtle subtlety subtly subway succeed succeeded success successor such suck sudden suddenly suds
    sue sued suede suffer suffered sufferer suffering suffice suffix sugar suggest suggested
    suicidal suicide suing suit suitable suitably suite suited suiting sulk sulky sum summary summed
    summer summing sun sundry sung sunk sunlight sunny sunrise sunshine sunup sup super superb
    superior supervise supplied supplier supply supplying support supported supporter suppose
    supposed supposing suppress supreme sure surely surer surf surface surge surgery surly surname
    surplus surprise surprised surround survey survival survive survived surviving sushi suspect
    suspected suspend suspended suspicion sustain sustained swab swallow swallowed swam swamp
    swamped swamping swan swap swapped swapping swarm swat sway swear swearing sweat sweating sweep
    sweeping sweet swell swept swift swig swill swim swimming swine swing swipe swirl swish switch
    switched switching swoon swoop sword swore sworn swum swung symbol symbolic symmetric symmetry
    sympathy symphony symptom syndicate syndrome synonym syntactic syntax synthesis syrup system tab
    tabby table tablet taboo tacit tack tacked tacking tackle tackled tackling tacky taco tact
    tactic tactical tactless tag tail tailor tailored tailoring taint take taken taker taking talc
    tale talent talented talk talked talking tall tally talon tame tamed tamer tan tang tangent
    tango tank tap tape taped taper tar tardy target tarry tart task taste tasted tasteless tasting
    tasty tatty taught taunt taut tawny tax taxation taxed taxi taxis taxpayer tea teach teacher
    teaching teak team teapot tear teared tearing tease teat technical technique tedious tee teed
    teem teen teenage teenager teeth telephone telescope tell telling temper temple tempo temporary
    tempt tempted tempting ten tend tended tendency tender tending tenet tennis tenor tense tension
    tent tentative tenth tepee tepid term termed terminal terminate terming terrible terribly
    terrified terrify territory terror terrorism terrorist terse test tested testing text textbook
    texting textual than thank thanked thankful thanking that thaw the thee theft their them theme
    then theology theorem theory therapy there thereby therefore therein thereof these thesis theta
    they thick thickness thief thieve thigh thin thing think thinking third thirst thirty this thong
    thorn thorough those thou though thought thous thousand thread threat threaten three threshold
    threw throat throb through throw throwing thrown thrust thrusting thud thug thumb thump thus
    thyme tiara tick ticket tidal tide tided tidied tidy tidying tie tied tier tiff tiger tight
    tightly tilde tile tiled till tilt time timed timer timescale timetable timid timing tin ting
    tinge tinny tint tiny tip tipsy tire tired tiresome tiring title tits to toad toast tobacco
    today todo toe toed toga together toggle toil toilet token told tolerance tolerant tolerate
    tolerated toll tomato tomb tome tomorrow ton tonal tone toned tong tongue tonic tonight tonne
    too took tool toot tooth top topaz topic topical torch tore torn torso torture toss tot total
    totally tote toted totem touch touched touching tough tour tourist tout tow toward towed towel
    tower town toxic toxin toy toyed trace traced tracing track tracked tracking tract trade traded
    trading tradition traffic tragedy tragic trail trailed trailing train trained training trait
    tramp transfer transform transient transit translate transmit transport trap trapped trapping
    trash trashcan travel trawl tray tread treadmill treasure treat treated treating treatment
    treaty tree treed trek trend trendy trial triangle tribe trick tricky tried trifle trigger
    triggered trill trilogy trim trinity trio trip tripe triple tripos trite triumph trivia trivial
    trivially trod troll trolley troop trot trouble trouser trout truce truck true trued truer truly
    trump trumpet truncate truncated trunk trust trusted trusting trusty truth try trying tub tuba
    tube tubed tuck tuft tug tulip tummy tuna tune tuned tuner tunic tuning tunnel turf turn turned
    turning turntable tusk tutor tutorial twang tweak twee tweed tweet twelve twentieth twenty twice
    twig twin twine twirl twist twisted twisting two tying type typed typeset typical typically
    typing udder ugh ugly ulcer ultimate ultra umbrella unable unaware unbiased uncertain unchanged
    uncle unclear uncommon uncut undefined under undergo undergone underlain underlay underlie
    underline undertake undertook underwent undid undo undoing undone undue unduly uneasy unfair
    unfit unfounded unhappy unhealthy unhelpful unified uniform uniformly unify unifying union
    unique uniquely unit unite united uniting unity universal universe unknown unless unlike
    unlikely unlimited unload unlock unlocked unlocking unlucky unman unnatural unpopular unread
    unrelated unsafe unsay unseen unset unsound unstable unsure untidy untie until unto untrue
    unusable unused unusual unusually unwanted unwelcome unwilling unwise up update updated updating
    upend upgrade upgraded upgrading uphill upload upon upped upper upright ups upset upsetting
    upside upstairs upward urban urge urged urgency urgent urgently urging urine urn us usable usage
    use used useful usefully useless user usher using usual usually usurp uteri utility utter
    utterly vacancy vacation vacuum vague vaguely vain valet valid validity valley valuable value
    valued valuing valve van vandalism vane vanish vanished vanishing variable variance variant
    variation varied variety various vary varying vase vast vastly vat vault veal vector veer vegan
    vegetable vehicle veil vein velocity vend vended vending vendor venom vent venture venue verb
    verbal verbally verbatim verbose verdict verge verified verify verifying versatile verse version
    versus vertical verve very vessel vest vet veto vex vexed via viable vial vicar vice viced
    vicinity vicious victim victory video vie vied view viewed viewer viewing viewpoint vigil vile
    viler villa village vine vintage vinyl viola violate violation violence violent violently violin
    viper viral virgin virtual virtually virtue virus viruses visa vise vised visible vision visit
    visited visiting visitor visor vista visual visually vital vitamin vivid vocal vodka vogue voice
    voicemail void volt voltage volume voluntary volunteer vomit vote voted voter voting vouch vow
    vowed vowel vying wad wade waded wading wafer waffle waft wag wage waged wager wagon waif wail
    waist wait waited waiting waive wake waked waken waking walk walked walking wall wallet waltz
    wan wand wander wandered wandering wane waned wanna want wanted wanting war ward warehouse warm
    warmed warming warn warned warning warp warped warping warrant warranty wart wartime wary was
    wash washed washing wasp waste wasted wasteful wasting watch watched watching water watt wave
    waved waver waving wavy wax waxed waxy way we weak weakness wealth wealthy wean weapon wear
    wearing weary weasel weather weave web webcam website wed wedded wedding wedge weed weedy week
    weekday weekend weekly weep weer wees weest weigh weight weird welcome welcomed welcoming weld
    welfare well welt went wept were west western wet wetting whack whale wharf what whatever wheat
    wheel when whence whenever where whereas whereby whereupon wherever whet whether whew which
    whichever whiff while whilst whim whine whip whirl whisk whistle white who whoa whoever whole
    wholly whom whoop whose why wick wicked wide widely widen wider widest widow width wield wife
    wifi wig wild wildly will willed willing willingly wilt wily win wince winch wind winded winding
    window windowing windy wine wined wing wink winner winning winter wipe wiped wiper wiping wire
    wired wiring wiry wisdom wise wiser wisest wish wished wishing wisp wispy wist wit witch with
    withdraw withdrawn withdrew within without witness witnessed witty wive wizard woe wok woke
    woken wolf woman womb wombat women won wonder wondered wonderful wondering wondrous wont woo
    wood wooden woody wooed woof wool word worded wording wordy wore work workable worked worker
    working workload workshop world worldwide worm worn worried worry worrying worse worship worst
    worth worthless worthy would wound wove woven wow wowed wrap wrapped wrapper wrapping wrath
    wreak wreck wrecked wrecker wrecking wren wrest wretched wring wrist writ write writer writing
    written wrong wrongly wrote wrung wry wryer yacht yak yam yank yap yard yarn yawn year yearly
    yearn yeast yell yellow yelp yen yes yeses yesterday yet yeti yew yield yodel yoga yoke yoked
    yokel yolk you young younger youngest your yourself yous youth yowl yuck zany zeal zebra zero
    zest zeta zinc zip zone zoned zoo zoom
    """
}
