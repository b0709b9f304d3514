// Made by `make generate` from Tables/schemas.py, not by hand.

extension AppSchemaIntent where Self == AppSchema.Intent {
  /// The schemas of intents in the assistant domain.
  public static var assistant: some AppSchema.AssistantIntent { AppSchema.Intent("assistant") }

  /// The schemas of intents in the audio domain.
  public static var audio: some AppSchema.AudioIntent { AppSchema.Intent("audio") }

  /// The schemas of intents in the books domain.
  public static var books: some AppSchema.BooksIntent { AppSchema.Intent("books") }

  /// The schemas of intents in the browser domain.
  public static var browser: some AppSchema.BrowserIntent { AppSchema.Intent("browser") }

  /// The schemas of intents in the calendar domain.
  public static var calendar: some AppSchema.CalendarIntent { AppSchema.Intent("calendar") }

  /// The schemas of intents in the camera domain.
  public static var camera: some AppSchema.CameraIntent { AppSchema.Intent("camera") }

  /// The schemas of intents in the clock domain.
  public static var clock: some AppSchema.ClockIntent { AppSchema.Intent("clock") }

  /// The schemas of intents in the files domain.
  public static var files: some AppSchema.FilesIntent { AppSchema.Intent("files") }

  /// The schemas of intents in the journal domain.
  public static var journal: some AppSchema.JournalIntent { AppSchema.Intent("journal") }

  /// The schemas of intents in the mail domain.
  public static var mail: some AppSchema.MailIntent { AppSchema.Intent("mail") }

  /// The schemas of intents in the maps domain.
  public static var maps: some AppSchema.MapsIntent { AppSchema.Intent("maps") }

  /// The schemas of intents in the messages domain.
  public static var messages: some AppSchema.MessagesIntent { AppSchema.Intent("messages") }

  /// The schemas of intents in the notes domain.
  public static var notes: some AppSchema.NotesIntent { AppSchema.Intent("notes") }

  /// The schemas of intents in the phone domain.
  public static var phone: some AppSchema.PhoneIntent { AppSchema.Intent("phone") }

  /// The schemas of intents in the photos domain.
  public static var photos: some AppSchema.PhotosIntent { AppSchema.Intent("photos") }

  /// The schemas of intents in the presentation domain.
  public static var presentation: some AppSchema.PresentationIntent {
    AppSchema.Intent("presentation")
  }

  /// The schemas of intents in the reader domain.
  public static var reader: some AppSchema.ReaderIntent { AppSchema.Intent("reader") }

  /// The schemas of intents in the reminders domain.
  public static var reminders: some AppSchema.RemindersIntent { AppSchema.Intent("reminders") }

  /// The schemas of intents in the spreadsheet domain.
  public static var spreadsheet: some AppSchema.SpreadsheetIntent {
    AppSchema.Intent("spreadsheet")
  }

  /// The schemas of intents in the system domain.
  public static var system: some AppSchema.SystemIntent { AppSchema.Intent("system") }

  /// The schemas of intents in the video domain.
  public static var video: some AppSchema.VideoIntent { AppSchema.Intent("video") }

  /// The schemas of intents in the visual intelligence domain.
  public static var visualIntelligence: some AppSchema.VisualIntelligenceIntent {
    AppSchema.Intent("visualIntelligence")
  }

  /// The schemas of intents in the whiteboard domain.
  public static var whiteboard: some AppSchema.WhiteboardIntent { AppSchema.Intent("whiteboard") }

  /// The schemas of intents in the word processor domain.
  public static var wordProcessor: some AppSchema.WordProcessorIntent {
    AppSchema.Intent("wordProcessor")
  }
}

extension AppSchema {
  /// The schemas of intents in the assistant domain.
  public protocol AssistantIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.AssistantIntent {}

extension AppSchema.AssistantIntent {
  /// The schema of an intent for “activate”.
  public var activate: some AppSchemaIntent { AppSchema.Intent("assistant.activate") }
}

extension AppSchema {
  /// The schemas of intents in the audio domain.
  public protocol AudioIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.AudioIntent {}

extension AppSchema.AudioIntent {
  /// The schema of an intent for “add to library”.
  public var addToLibrary: some AppSchemaIntent { AppSchema.Intent("audio.addToLibrary") }
  /// The schema of an intent for “add to playlist”.
  public var addToPlaylist: some AppSchemaIntent { AppSchema.Intent("audio.addToPlaylist") }
  /// The schema of an intent for “create station”.
  public var createStation: some AppSchemaIntent { AppSchema.Intent("audio.createStation") }
  /// The schema of an intent for “play audio”.
  public var playAudio: some AppSchemaIntent { AppSchema.Intent("audio.playAudio") }
  /// The schema of an intent for “recognize audio”.
  public var recognizeAudio: some AppSchemaIntent { AppSchema.Intent("audio.recognizeAudio") }
  /// The schema of an intent for “update audio affinity”.
  public var updateAudioAffinity: some AppSchemaIntent {
    AppSchema.Intent("audio.updateAudioAffinity")
  }
  /// The schema of an intent for “warmup audio queue”.
  public var warmupAudioQueue: some AppSchemaIntent { AppSchema.Intent("audio.warmupAudioQueue") }
}

extension AppSchema {
  /// The schemas of intents in the books domain.
  public protocol BooksIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.BooksIntent {}

extension AppSchema.BooksIntent {
  /// The schema of an intent for “navigate page”.
  public var navigatePage: some AppSchemaIntent { AppSchema.Intent("books.navigatePage") }
  /// The schema of an intent for “open book”.
  public var openBook: some AppSchemaIntent { AppSchema.Intent("books.openBook") }
  /// The schema of an intent for “play audiobook”.
  public var playAudiobook: some AppSchemaIntent { AppSchema.Intent("books.playAudiobook") }
  /// The schema of an intent for “search”.
  public var search: some AppSchemaIntent { AppSchema.Intent("books.search") }
  /// The schema of an intent for “update character spacing”.
  public var updateCharacterSpacing: some AppSchemaIntent {
    AppSchema.Intent("books.updateCharacterSpacing")
  }
  /// The schema of an intent for “update font size”.
  public var updateFontSize: some AppSchemaIntent { AppSchema.Intent("books.updateFontSize") }
  /// The schema of an intent for “update line spacing”.
  public var updateLineSpacing: some AppSchemaIntent { AppSchema.Intent("books.updateLineSpacing") }
  /// The schema of an intent for “update settings”.
  public var updateSettings: some AppSchemaIntent { AppSchema.Intent("books.updateSettings") }
  /// The schema of an intent for “update word spacing”.
  public var updateWordSpacing: some AppSchemaIntent { AppSchema.Intent("books.updateWordSpacing") }
}

extension AppSchema {
  /// The schemas of intents in the browser domain.
  public protocol BrowserIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.BrowserIntent {}

extension AppSchema.BrowserIntent {
  /// The schema of an intent for “bookmark tab”.
  public var bookmarkTab: some AppSchemaIntent { AppSchema.Intent("browser.bookmarkTab") }
  /// The schema of an intent for “bookmark URL”.
  public var bookmarkURL: some AppSchemaIntent { AppSchema.Intent("browser.bookmarkURL") }
  /// The schema of an intent for “clear history”.
  public var clearHistory: some AppSchemaIntent { AppSchema.Intent("browser.clearHistory") }
  /// The schema of an intent for “close tabs”.
  public var closeTabs: some AppSchemaIntent { AppSchema.Intent("browser.closeTabs") }
  /// The schema of an intent for “close windows”.
  public var closeWindows: some AppSchemaIntent { AppSchema.Intent("browser.closeWindows") }
  /// The schema of an intent for “create tab”.
  public var createTab: some AppSchemaIntent { AppSchema.Intent("browser.createTab") }
  /// The schema of an intent for “create window”.
  public var createWindow: some AppSchemaIntent { AppSchema.Intent("browser.createWindow") }
  /// The schema of an intent for “delete bookmarks”.
  public var deleteBookmarks: some AppSchemaIntent { AppSchema.Intent("browser.deleteBookmarks") }
  /// The schema of an intent for “find on page”.
  public var findOnPage: some AppSchemaIntent { AppSchema.Intent("browser.findOnPage") }
  /// The schema of an intent for “open bookmark”.
  public var openBookmark: some AppSchemaIntent { AppSchema.Intent("browser.openBookmark") }
  /// The schema of an intent for “open URL in tab”.
  public var openURLInTab: some AppSchemaIntent { AppSchema.Intent("browser.openURLInTab") }
  /// The schema of an intent for “search”.
  public var search: some AppSchemaIntent { AppSchema.Intent("browser.search") }
  /// The schema of an intent for “switch tab”.
  public var switchTab: some AppSchemaIntent { AppSchema.Intent("browser.switchTab") }
}

extension AppSchema {
  /// The schemas of intents in the calendar domain.
  public protocol CalendarIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.CalendarIntent {}

extension AppSchema.CalendarIntent {
  /// The schema of an intent for “create event”.
  public var createEvent: some AppSchemaIntent { AppSchema.Intent("calendar.createEvent") }
  /// The schema of an intent for “delete event”.
  public var deleteEvent: some AppSchemaIntent { AppSchema.Intent("calendar.deleteEvent") }
  /// The schema of an intent for “delete events”.
  public var deleteEvents: some AppSchemaIntent { AppSchema.Intent("calendar.deleteEvents") }
  /// The schema of an intent for “update event”.
  public var updateEvent: some AppSchemaIntent { AppSchema.Intent("calendar.updateEvent") }
}

extension AppSchema {
  /// The schemas of intents in the camera domain.
  public protocol CameraIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.CameraIntent {}

extension AppSchema.CameraIntent {
  /// The schema of an intent for “open in capture mode”.
  public var openInCaptureMode: some AppSchemaIntent {
    AppSchema.Intent("camera.openInCaptureMode")
  }
  /// The schema of an intent for “set device”.
  public var setDevice: some AppSchemaIntent { AppSchema.Intent("camera.setDevice") }
  /// The schema of an intent for “start capture”.
  public var startCapture: some AppSchemaIntent { AppSchema.Intent("camera.startCapture") }
  /// The schema of an intent for “stop capture”.
  public var stopCapture: some AppSchemaIntent { AppSchema.Intent("camera.stopCapture") }
  /// The schema of an intent for “switch device”.
  public var switchDevice: some AppSchemaIntent { AppSchema.Intent("camera.switchDevice") }
}

extension AppSchema {
  /// The schemas of intents in the clock domain.
  public protocol ClockIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.ClockIntent {}

extension AppSchema.ClockIntent {
  /// The schema of an intent for “cancel timer”.
  public var cancelTimer: some AppSchemaIntent { AppSchema.Intent("clock.cancelTimer") }
  /// The schema of an intent for “create alarm”.
  public var createAlarm: some AppSchemaIntent { AppSchema.Intent("clock.createAlarm") }
  /// The schema of an intent for “create timer”.
  public var createTimer: some AppSchemaIntent { AppSchema.Intent("clock.createTimer") }
  /// The schema of an intent for “delete alarm”.
  public var deleteAlarm: some AppSchemaIntent { AppSchema.Intent("clock.deleteAlarm") }
  /// The schema of an intent for “dismiss alarm”.
  public var dismissAlarm: some AppSchemaIntent { AppSchema.Intent("clock.dismissAlarm") }
  /// The schema of an intent for “pause timer”.
  public var pauseTimer: some AppSchemaIntent { AppSchema.Intent("clock.pauseTimer") }
  /// The schema of an intent for “resume timer”.
  public var resumeTimer: some AppSchemaIntent { AppSchema.Intent("clock.resumeTimer") }
  /// The schema of an intent for “snooze alarm”.
  public var snoozeAlarm: some AppSchemaIntent { AppSchema.Intent("clock.snoozeAlarm") }
  /// The schema of an intent for “update alarm”.
  public var updateAlarm: some AppSchemaIntent { AppSchema.Intent("clock.updateAlarm") }
  /// The schema of an intent for “update timer”.
  public var updateTimer: some AppSchemaIntent { AppSchema.Intent("clock.updateTimer") }
}

extension AppSchema {
  /// The schemas of intents in the files domain.
  public protocol FilesIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.FilesIntent {}

extension AppSchema.FilesIntent {
  /// The schema of an intent for “create folder”.
  public var createFolder: some AppSchemaIntent { AppSchema.Intent("files.createFolder") }
  /// The schema of an intent for “delete files”.
  public var deleteFiles: some AppSchemaIntent { AppSchema.Intent("files.deleteFiles") }
  /// The schema of an intent for “move files”.
  public var moveFiles: some AppSchemaIntent { AppSchema.Intent("files.moveFiles") }
  /// The schema of an intent for “open file”.
  public var openFile: some AppSchemaIntent { AppSchema.Intent("files.openFile") }
  /// The schema of an intent for “rename file”.
  public var renameFile: some AppSchemaIntent { AppSchema.Intent("files.renameFile") }
}

extension AppSchema {
  /// The schemas of intents in the journal domain.
  public protocol JournalIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.JournalIntent {}

extension AppSchema.JournalIntent {
  /// The schema of an intent for “create audio entry”.
  public var createAudioEntry: some AppSchemaIntent { AppSchema.Intent("journal.createAudioEntry") }
  /// The schema of an intent for “create entry”.
  public var createEntry: some AppSchemaIntent { AppSchema.Intent("journal.createEntry") }
  /// The schema of an intent for “delete entry”.
  public var deleteEntry: some AppSchemaIntent { AppSchema.Intent("journal.deleteEntry") }
  /// The schema of an intent for “search”.
  public var search: some AppSchemaIntent { AppSchema.Intent("journal.search") }
  /// The schema of an intent for “update entry”.
  public var updateEntry: some AppSchemaIntent { AppSchema.Intent("journal.updateEntry") }
}

extension AppSchema {
  /// The schemas of intents in the mail domain.
  public protocol MailIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.MailIntent {}

extension AppSchema.MailIntent {
  /// The schema of an intent for “archive mail”.
  public var archiveMail: some AppSchemaIntent { AppSchema.Intent("mail.archiveMail") }
  /// The schema of an intent for “create draft”.
  public var createDraft: some AppSchemaIntent { AppSchema.Intent("mail.createDraft") }
  /// The schema of an intent for “delete draft”.
  public var deleteDraft: some AppSchemaIntent { AppSchema.Intent("mail.deleteDraft") }
  /// The schema of an intent for “delete mail”.
  public var deleteMail: some AppSchemaIntent { AppSchema.Intent("mail.deleteMail") }
  /// The schema of an intent for “forward mail”.
  public var forwardMail: some AppSchemaIntent { AppSchema.Intent("mail.forwardMail") }
  /// The schema of an intent for “open draft”.
  public var openDraft: some AppSchemaIntent { AppSchema.Intent("mail.openDraft") }
  /// The schema of an intent for “open message”.
  public var openMessage: some AppSchemaIntent { AppSchema.Intent("mail.openMessage") }
  /// The schema of an intent for “reply mail”.
  public var replyMail: some AppSchemaIntent { AppSchema.Intent("mail.replyMail") }
  /// The schema of an intent for “save draft”.
  public var saveDraft: some AppSchemaIntent { AppSchema.Intent("mail.saveDraft") }
  /// The schema of an intent for “send draft”.
  public var sendDraft: some AppSchemaIntent { AppSchema.Intent("mail.sendDraft") }
  /// The schema of an intent for “update draft”.
  public var updateDraft: some AppSchemaIntent { AppSchema.Intent("mail.updateDraft") }
  /// The schema of an intent for “update mail”.
  public var updateMail: some AppSchemaIntent { AppSchema.Intent("mail.updateMail") }
}

extension AppSchema {
  /// The schemas of intents in the maps domain.
  public protocol MapsIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.MapsIntent {}

extension AppSchema.MapsIntent {
  /// The schema of an intent for “add navigation waypoints”.
  public var addNavigationWaypoints: some AppSchemaIntent {
    AppSchema.Intent("maps.addNavigationWaypoints")
  }
  /// The schema of an intent for “report incident”.
  public var reportIncident: some AppSchemaIntent { AppSchema.Intent("maps.reportIncident") }
  /// The schema of an intent for “share ETA”.
  public var shareETA: some AppSchemaIntent { AppSchema.Intent("maps.shareETA") }
  /// The schema of an intent for “start navigation”.
  public var startNavigation: some AppSchemaIntent { AppSchema.Intent("maps.startNavigation") }
  /// The schema of an intent for “stop navigation”.
  public var stopNavigation: some AppSchemaIntent { AppSchema.Intent("maps.stopNavigation") }
  /// The schema of an intent for “stop share ETA”.
  public var stopShareETA: some AppSchemaIntent { AppSchema.Intent("maps.stopShareETA") }
}

extension AppSchema {
  /// The schemas of intents in the messages domain.
  public protocol MessagesIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.MessagesIntent {}

extension AppSchema.MessagesIntent {
  /// The schema of an intent for “draft message”.
  public var draftMessage: some AppSchemaIntent { AppSchema.Intent("messages.draftMessage") }
  /// The schema of an intent for “edit sent message”.
  public var editSentMessage: some AppSchemaIntent { AppSchema.Intent("messages.editSentMessage") }
  /// The schema of an intent for “send message”.
  public var sendMessage: some AppSchemaIntent { AppSchema.Intent("messages.sendMessage") }
  /// The schema of an intent for “set message read status”.
  public var setMessageReadStatus: some AppSchemaIntent {
    AppSchema.Intent("messages.setMessageReadStatus")
  }
  /// The schema of an intent for “unsend message”.
  public var unsendMessage: some AppSchemaIntent { AppSchema.Intent("messages.unsendMessage") }
}

extension AppSchema {
  /// The schemas of intents in the notes domain.
  public protocol NotesIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.NotesIntent {}

extension AppSchema.NotesIntent {
  /// The schema of an intent for “create note”.
  public var createNote: some AppSchemaIntent { AppSchema.Intent("notes.createNote") }
  /// The schema of an intent for “update note”.
  public var updateNote: some AppSchemaIntent { AppSchema.Intent("notes.updateNote") }
}

extension AppSchema {
  /// The schemas of intents in the phone domain.
  public protocol PhoneIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.PhoneIntent {}

extension AppSchema.PhoneIntent {
  /// The schema of an intent for “start call”.
  public var startCall: some AppSchemaIntent { AppSchema.Intent("phone.startCall") }
}

extension AppSchema {
  /// The schemas of intents in the photos domain.
  public protocol PhotosIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.PhotosIntent {}

extension AppSchema.PhotosIntent {
  /// The schema of an intent for “add assets to album”.
  public var addAssetsToAlbum: some AppSchemaIntent { AppSchema.Intent("photos.addAssetsToAlbum") }
  /// The schema of an intent for “cleanup photo”.
  public var cleanupPhoto: some AppSchemaIntent { AppSchema.Intent("photos.cleanupPhoto") }
  /// The schema of an intent for “copy edits”.
  public var copyEdits: some AppSchemaIntent { AppSchema.Intent("photos.copyEdits") }
  /// The schema of an intent for “create album”.
  public var createAlbum: some AppSchemaIntent { AppSchema.Intent("photos.createAlbum") }
  /// The schema of an intent for “create assets”.
  public var createAssets: some AppSchemaIntent { AppSchema.Intent("photos.createAssets") }
  /// The schema of an intent for “crop”.
  public var crop: some AppSchemaIntent { AppSchema.Intent("photos.crop") }
  /// The schema of an intent for “delete album”.
  public var deleteAlbum: some AppSchemaIntent { AppSchema.Intent("photos.deleteAlbum") }
  /// The schema of an intent for “delete assets”.
  public var deleteAssets: some AppSchemaIntent { AppSchema.Intent("photos.deleteAssets") }
  /// The schema of an intent for “duplicate assets”.
  public var duplicateAssets: some AppSchemaIntent { AppSchema.Intent("photos.duplicateAssets") }
  /// The schema of an intent for “edit asset”.
  public var editAsset: some AppSchemaIntent { AppSchema.Intent("photos.editAsset") }
  /// The schema of an intent for “open album”.
  public var openAlbum: some AppSchemaIntent { AppSchema.Intent("photos.openAlbum") }
  /// The schema of an intent for “open asset”.
  public var openAsset: some AppSchemaIntent { AppSchema.Intent("photos.openAsset") }
  /// The schema of an intent for “paste edits”.
  public var pasteEdits: some AppSchemaIntent { AppSchema.Intent("photos.pasteEdits") }
  /// The schema of an intent for “post to shared album”.
  public var postToSharedAlbum: some AppSchemaIntent {
    AppSchema.Intent("photos.postToSharedAlbum")
  }
  /// The schema of an intent for “remove assets from album”.
  public var removeAssetsFromAlbum: some AppSchemaIntent {
    AppSchema.Intent("photos.removeAssetsFromAlbum")
  }
  /// The schema of an intent for “search”.
  public var search: some AppSchemaIntent { AppSchema.Intent("photos.search") }
  /// The schema of an intent for “set depth”.
  public var setDepth: some AppSchemaIntent { AppSchema.Intent("photos.setDepth") }
  /// The schema of an intent for “set exposure”.
  public var setExposure: some AppSchemaIntent { AppSchema.Intent("photos.setExposure") }
  /// The schema of an intent for “set filter”.
  public var setFilter: some AppSchemaIntent { AppSchema.Intent("photos.setFilter") }
  /// The schema of an intent for “set rotation”.
  public var setRotation: some AppSchemaIntent { AppSchema.Intent("photos.setRotation") }
  /// The schema of an intent for “set saturation”.
  public var setSaturation: some AppSchemaIntent { AppSchema.Intent("photos.setSaturation") }
  /// The schema of an intent for “set warmth”.
  public var setWarmth: some AppSchemaIntent { AppSchema.Intent("photos.setWarmth") }
  /// The schema of an intent for “straighten”.
  public var straighten: some AppSchemaIntent { AppSchema.Intent("photos.straighten") }
  /// The schema of an intent for “toggle depth”.
  public var toggleDepth: some AppSchemaIntent { AppSchema.Intent("photos.toggleDepth") }
  /// The schema of an intent for “toggle suggested edits”.
  public var toggleSuggestedEdits: some AppSchemaIntent {
    AppSchema.Intent("photos.toggleSuggestedEdits")
  }
  /// The schema of an intent for “update album”.
  public var updateAlbum: some AppSchemaIntent { AppSchema.Intent("photos.updateAlbum") }
  /// The schema of an intent for “update asset”.
  public var updateAsset: some AppSchemaIntent { AppSchema.Intent("photos.updateAsset") }
  /// The schema of an intent for “update recognized person”.
  public var updateRecognizedPerson: some AppSchemaIntent {
    AppSchema.Intent("photos.updateRecognizedPerson")
  }
}

extension AppSchema {
  /// The schemas of intents in the presentation domain.
  public protocol PresentationIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.PresentationIntent {}

extension AppSchema.PresentationIntent {
  /// The schema of an intent for “add audio to slide”.
  public var addAudioToSlide: some AppSchemaIntent {
    AppSchema.Intent("presentation.addAudioToSlide")
  }
  /// The schema of an intent for “add comment to slide”.
  public var addCommentToSlide: some AppSchemaIntent {
    AppSchema.Intent("presentation.addCommentToSlide")
  }
  /// The schema of an intent for “add image to slide”.
  public var addImageToSlide: some AppSchemaIntent {
    AppSchema.Intent("presentation.addImageToSlide")
  }
  /// The schema of an intent for “add text box to slide”.
  public var addTextBoxToSlide: some AppSchemaIntent {
    AppSchema.Intent("presentation.addTextBoxToSlide")
  }
  /// The schema of an intent for “add web video to slide”.
  public var addWebVideoToSlide: some AppSchemaIntent {
    AppSchema.Intent("presentation.addWebVideoToSlide")
  }
  /// The schema of an intent for “create”.
  public var create: some AppSchemaIntent { AppSchema.Intent("presentation.create") }
  /// The schema of an intent for “create slide”.
  public var createSlide: some AppSchemaIntent { AppSchema.Intent("presentation.createSlide") }
  /// The schema of an intent for “delete slide”.
  public var deleteSlide: some AppSchemaIntent { AppSchema.Intent("presentation.deleteSlide") }
  /// The schema of an intent for “open”.
  public var open: some AppSchemaIntent { AppSchema.Intent("presentation.open") }
  /// The schema of an intent for “open slide”.
  public var openSlide: some AppSchemaIntent { AppSchema.Intent("presentation.openSlide") }
  /// The schema of an intent for “set slide title”.
  public var setSlideTitle: some AppSchemaIntent { AppSchema.Intent("presentation.setSlideTitle") }
  /// The schema of an intent for “start playback”.
  public var startPlayback: some AppSchemaIntent { AppSchema.Intent("presentation.startPlayback") }
  /// The schema of an intent for “stop playback”.
  public var stopPlayback: some AppSchemaIntent { AppSchema.Intent("presentation.stopPlayback") }
  /// The schema of an intent for “update”.
  public var update: some AppSchemaIntent { AppSchema.Intent("presentation.update") }
}

extension AppSchema {
  /// The schemas of intents in the reader domain.
  public protocol ReaderIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.ReaderIntent {}

extension AppSchema.ReaderIntent {
  /// The schema of an intent for “delete pages”.
  public var deletePages: some AppSchemaIntent { AppSchema.Intent("reader.deletePages") }
  /// The schema of an intent for “enhance documents”.
  public var enhanceDocuments: some AppSchemaIntent { AppSchema.Intent("reader.enhanceDocuments") }
  /// The schema of an intent for “insert pages”.
  public var insertPages: some AppSchemaIntent { AppSchema.Intent("reader.insertPages") }
  /// The schema of an intent for “open document”.
  public var openDocument: some AppSchemaIntent { AppSchema.Intent("reader.openDocument") }
  /// The schema of an intent for “open page”.
  public var openPage: some AppSchemaIntent { AppSchema.Intent("reader.openPage") }
  /// The schema of an intent for “resize documents”.
  public var resizeDocuments: some AppSchemaIntent { AppSchema.Intent("reader.resizeDocuments") }
  /// The schema of an intent for “rotate documents”.
  public var rotateDocuments: some AppSchemaIntent { AppSchema.Intent("reader.rotateDocuments") }
  /// The schema of an intent for “rotate pages”.
  public var rotatePages: some AppSchemaIntent { AppSchema.Intent("reader.rotatePages") }
  /// The schema of an intent for “search documents”.
  public var searchDocuments: some AppSchemaIntent { AppSchema.Intent("reader.searchDocuments") }
}

extension AppSchema {
  /// The schemas of intents in the reminders domain.
  public protocol RemindersIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.RemindersIntent {}

extension AppSchema.RemindersIntent {
  /// The schema of an intent for “create list”.
  public var createList: some AppSchemaIntent { AppSchema.Intent("reminders.createList") }
  /// The schema of an intent for “create reminder”.
  public var createReminder: some AppSchemaIntent { AppSchema.Intent("reminders.createReminder") }
  /// The schema of an intent for “create section”.
  public var createSection: some AppSchemaIntent { AppSchema.Intent("reminders.createSection") }
  /// The schema of an intent for “delete reminders”.
  public var deleteReminders: some AppSchemaIntent { AppSchema.Intent("reminders.deleteReminders") }
  /// The schema of an intent for “update group”.
  public var updateGroup: some AppSchemaIntent { AppSchema.Intent("reminders.updateGroup") }
  /// The schema of an intent for “update list”.
  public var updateList: some AppSchemaIntent { AppSchema.Intent("reminders.updateList") }
  /// The schema of an intent for “update reminder”.
  public var updateReminder: some AppSchemaIntent { AppSchema.Intent("reminders.updateReminder") }
  /// The schema of an intent for “update section”.
  public var updateSection: some AppSchemaIntent { AppSchema.Intent("reminders.updateSection") }
}

extension AppSchema {
  /// The schemas of intents in the spreadsheet domain.
  public protocol SpreadsheetIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.SpreadsheetIntent {}

extension AppSchema.SpreadsheetIntent {
  /// The schema of an intent for “add audio to sheet”.
  public var addAudioToSheet: some AppSchemaIntent {
    AppSchema.Intent("spreadsheet.addAudioToSheet")
  }
  /// The schema of an intent for “add comment to sheet”.
  public var addCommentToSheet: some AppSchemaIntent {
    AppSchema.Intent("spreadsheet.addCommentToSheet")
  }
  /// The schema of an intent for “add image to sheet”.
  public var addImageToSheet: some AppSchemaIntent {
    AppSchema.Intent("spreadsheet.addImageToSheet")
  }
  /// The schema of an intent for “add text box to sheet”.
  public var addTextBoxToSheet: some AppSchemaIntent {
    AppSchema.Intent("spreadsheet.addTextBoxToSheet")
  }
  /// The schema of an intent for “add video to sheet”.
  public var addVideoToSheet: some AppSchemaIntent {
    AppSchema.Intent("spreadsheet.addVideoToSheet")
  }
  /// The schema of an intent for “add web video to sheet”.
  public var addWebVideoToSheet: some AppSchemaIntent {
    AppSchema.Intent("spreadsheet.addWebVideoToSheet")
  }
  /// The schema of an intent for “create”.
  public var create: some AppSchemaIntent { AppSchema.Intent("spreadsheet.create") }
  /// The schema of an intent for “create sheet”.
  public var createSheet: some AppSchemaIntent { AppSchema.Intent("spreadsheet.createSheet") }
  /// The schema of an intent for “delete”.
  public var delete: some AppSchemaIntent { AppSchema.Intent("spreadsheet.delete") }
  /// The schema of an intent for “delete sheet”.
  public var deleteSheet: some AppSchemaIntent { AppSchema.Intent("spreadsheet.deleteSheet") }
  /// The schema of an intent for “open”.
  public var open: some AppSchemaIntent { AppSchema.Intent("spreadsheet.open") }
  /// The schema of an intent for “open sheet”.
  public var openSheet: some AppSchemaIntent { AppSchema.Intent("spreadsheet.openSheet") }
  /// The schema of an intent for “update”.
  public var update: some AppSchemaIntent { AppSchema.Intent("spreadsheet.update") }
  /// The schema of an intent for “update sheet”.
  public var updateSheet: some AppSchemaIntent { AppSchema.Intent("spreadsheet.updateSheet") }
}

extension AppSchema {
  /// The schemas of intents in the system domain.
  public protocol SystemIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.SystemIntent {}

extension AppSchema.SystemIntent {
  /// The schema of an intent for “open”.
  public var open: some AppSchemaIntent { AppSchema.Intent("system.open") }
  /// The schema of an intent for “search”.
  public var search: some AppSchemaIntent { AppSchema.Intent("system.search") }
  /// The schema of an intent for “search in app”.
  public var searchInApp: some AppSchemaIntent { AppSchema.Intent("system.searchInApp") }
}

extension AppSchema {
  /// The schemas of intents in the video domain.
  public protocol VideoIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.VideoIntent {}

extension AppSchema.VideoIntent {
  /// The schema of an intent for “add to watch list”.
  public var addToWatchList: some AppSchemaIntent { AppSchema.Intent("video.addToWatchList") }
  /// The schema of an intent for “play content”.
  public var playContent: some AppSchemaIntent { AppSchema.Intent("video.playContent") }
  /// The schema of an intent for “play trailer”.
  public var playTrailer: some AppSchemaIntent { AppSchema.Intent("video.playTrailer") }
  /// The schema of an intent for “remove from watch list”.
  public var removeFromWatchList: some AppSchemaIntent {
    AppSchema.Intent("video.removeFromWatchList")
  }
}

extension AppSchema {
  /// The schemas of intents in the visual intelligence domain.
  public protocol VisualIntelligenceIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.VisualIntelligenceIntent {}

extension AppSchema.VisualIntelligenceIntent {
  /// The schema of an intent for “semantic content search”.
  public var semanticContentSearch: some AppSchemaIntent {
    AppSchema.Intent("visualIntelligence.semanticContentSearch")
  }
}

extension AppSchema {
  /// The schemas of intents in the whiteboard domain.
  public protocol WhiteboardIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.WhiteboardIntent {}

extension AppSchema.WhiteboardIntent {
  /// The schema of an intent for “create board”.
  public var createBoard: some AppSchemaIntent { AppSchema.Intent("whiteboard.createBoard") }
  /// The schema of an intent for “create item”.
  public var createItem: some AppSchemaIntent { AppSchema.Intent("whiteboard.createItem") }
  /// The schema of an intent for “delete board”.
  public var deleteBoard: some AppSchemaIntent { AppSchema.Intent("whiteboard.deleteBoard") }
  /// The schema of an intent for “delete item”.
  public var deleteItem: some AppSchemaIntent { AppSchema.Intent("whiteboard.deleteItem") }
  /// The schema of an intent for “open board”.
  public var openBoard: some AppSchemaIntent { AppSchema.Intent("whiteboard.openBoard") }
  /// The schema of an intent for “update board”.
  public var updateBoard: some AppSchemaIntent { AppSchema.Intent("whiteboard.updateBoard") }
  /// The schema of an intent for “update item”.
  public var updateItem: some AppSchemaIntent { AppSchema.Intent("whiteboard.updateItem") }
}

extension AppSchema {
  /// The schemas of intents in the word processor domain.
  public protocol WordProcessorIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.WordProcessorIntent {}

extension AppSchema.WordProcessorIntent {
  /// The schema of an intent for “add audio to page”.
  public var addAudioToPage: some AppSchemaIntent {
    AppSchema.Intent("wordProcessor.addAudioToPage")
  }
  /// The schema of an intent for “add image to page”.
  public var addImageToPage: some AppSchemaIntent {
    AppSchema.Intent("wordProcessor.addImageToPage")
  }
  /// The schema of an intent for “add text box to page”.
  public var addTextBoxToPage: some AppSchemaIntent {
    AppSchema.Intent("wordProcessor.addTextBoxToPage")
  }
  /// The schema of an intent for “add video to page”.
  public var addVideoToPage: some AppSchemaIntent {
    AppSchema.Intent("wordProcessor.addVideoToPage")
  }
  /// The schema of an intent for “add web video to page”.
  public var addWebVideoToPage: some AppSchemaIntent {
    AppSchema.Intent("wordProcessor.addWebVideoToPage")
  }
  /// The schema of an intent for “create”.
  public var create: some AppSchemaIntent { AppSchema.Intent("wordProcessor.create") }
  /// The schema of an intent for “create page”.
  public var createPage: some AppSchemaIntent { AppSchema.Intent("wordProcessor.createPage") }
  /// The schema of an intent for “open”.
  public var open: some AppSchemaIntent { AppSchema.Intent("wordProcessor.open") }
  /// The schema of an intent for “open page”.
  public var openPage: some AppSchemaIntent { AppSchema.Intent("wordProcessor.openPage") }
}
