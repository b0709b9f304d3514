// The actions the system has names for, by domain.

extension AppSchemaIntent where Self == AppSchema.Intent {
  /// The schemas of intents in the domain of assistant.
  public static var assistant: some AppSchema.AssistantIntent { AppSchema.Intent("assistant") }

  /// The schemas of intents in the domain of audio.
  public static var audio: some AppSchema.AudioIntent { AppSchema.Intent("audio") }

  /// The schemas of intents in the domain of books.
  public static var books: some AppSchema.BooksIntent { AppSchema.Intent("books") }

  /// The schemas of intents in the domain of browser.
  public static var browser: some AppSchema.BrowserIntent { AppSchema.Intent("browser") }

  /// The schemas of intents in the domain of calendar.
  public static var calendar: some AppSchema.CalendarIntent { AppSchema.Intent("calendar") }

  /// The schemas of intents in the domain of camera.
  public static var camera: some AppSchema.CameraIntent { AppSchema.Intent("camera") }

  /// The schemas of intents in the domain of clock.
  public static var clock: some AppSchema.ClockIntent { AppSchema.Intent("clock") }

  /// The schemas of intents in the domain of files.
  public static var files: some AppSchema.FilesIntent { AppSchema.Intent("files") }

  /// The schemas of intents in the domain of journal.
  public static var journal: some AppSchema.JournalIntent { AppSchema.Intent("journal") }

  /// The schemas of intents in the domain of mail.
  public static var mail: some AppSchema.MailIntent { AppSchema.Intent("mail") }

  /// The schemas of intents in the domain of maps.
  public static var maps: some AppSchema.MapsIntent { AppSchema.Intent("maps") }

  /// The schemas of intents in the domain of messages.
  public static var messages: some AppSchema.MessagesIntent { AppSchema.Intent("messages") }

  /// The schemas of intents in the domain of notes.
  public static var notes: some AppSchema.NotesIntent { AppSchema.Intent("notes") }

  /// The schemas of intents in the domain of phone.
  public static var phone: some AppSchema.PhoneIntent { AppSchema.Intent("phone") }

  /// The schemas of intents in the domain of photos.
  public static var photos: some AppSchema.PhotosIntent { AppSchema.Intent("photos") }

  /// The schemas of intents in the domain of presentation.
  public static var presentation: some AppSchema.PresentationIntent {
    AppSchema.Intent("presentation")
  }

  /// The schemas of intents in the domain of reader.
  public static var reader: some AppSchema.ReaderIntent { AppSchema.Intent("reader") }

  /// The schemas of intents in the domain of reminders.
  public static var reminders: some AppSchema.RemindersIntent { AppSchema.Intent("reminders") }

  /// The schemas of intents in the domain of spreadsheet.
  public static var spreadsheet: some AppSchema.SpreadsheetIntent {
    AppSchema.Intent("spreadsheet")
  }

  /// The schemas of intents in the domain of system.
  public static var system: some AppSchema.SystemIntent { AppSchema.Intent("system") }

  /// The schemas of intents in the domain of visual intelligence.
  public static var visualIntelligence: some AppSchema.VisualIntelligenceIntent {
    AppSchema.Intent("visualIntelligence")
  }

  /// The schemas of intents in the domain of whiteboard.
  public static var whiteboard: some AppSchema.WhiteboardIntent { AppSchema.Intent("whiteboard") }

  /// The schemas of intents in the domain of word processor.
  public static var wordProcessor: some AppSchema.WordProcessorIntent {
    AppSchema.Intent("wordProcessor")
  }
}

extension AppSchema {
  /// The schemas of intents in the domain of assistant.
  public protocol AssistantIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.AssistantIntent {}

extension AppSchema.AssistantIntent {
  /// An intent for “activate”.
  public var activate: some AppSchemaIntent { AppSchema.Intent("assistant.activate") }
}

extension AppSchema {
  /// The schemas of intents in the domain of audio.
  public protocol AudioIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.AudioIntent {}

extension AppSchema.AudioIntent {
  /// An intent for “add to library”.
  public var addToLibrary: some AppSchemaIntent { AppSchema.Intent("audio.addToLibrary") }
  /// An intent for “add to playlist”.
  public var addToPlaylist: some AppSchemaIntent { AppSchema.Intent("audio.addToPlaylist") }
  /// An intent for “create station”.
  public var createStation: some AppSchemaIntent { AppSchema.Intent("audio.createStation") }
  /// An intent for “play audio”.
  public var playAudio: some AppSchemaIntent { AppSchema.Intent("audio.playAudio") }
  /// An intent for “recognize audio”.
  public var recognizeAudio: some AppSchemaIntent { AppSchema.Intent("audio.recognizeAudio") }
  /// An intent for “update audio affinity”.
  public var updateAudioAffinity: some AppSchemaIntent {
    AppSchema.Intent("audio.updateAudioAffinity")
  }
  /// An intent for “warmup audio queue”.
  public var warmupAudioQueue: some AppSchemaIntent { AppSchema.Intent("audio.warmupAudioQueue") }
}

extension AppSchema {
  /// The schemas of intents in the domain of books.
  public protocol BooksIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.BooksIntent {}

extension AppSchema.BooksIntent {
  /// An intent for “navigate page”.
  public var navigatePage: some AppSchemaIntent { AppSchema.Intent("books.navigatePage") }
  /// An intent for “open book”.
  public var openBook: some AppSchemaIntent { AppSchema.Intent("books.openBook") }
  /// An intent for “play audiobook”.
  public var playAudiobook: some AppSchemaIntent { AppSchema.Intent("books.playAudiobook") }
  /// An intent for “search”.
  public var search: some AppSchemaIntent { AppSchema.Intent("books.search") }
  /// An intent for “update character spacing”.
  public var updateCharacterSpacing: some AppSchemaIntent {
    AppSchema.Intent("books.updateCharacterSpacing")
  }
  /// An intent for “update font size”.
  public var updateFontSize: some AppSchemaIntent { AppSchema.Intent("books.updateFontSize") }
  /// An intent for “update line spacing”.
  public var updateLineSpacing: some AppSchemaIntent { AppSchema.Intent("books.updateLineSpacing") }
  /// An intent for “update settings”.
  public var updateSettings: some AppSchemaIntent { AppSchema.Intent("books.updateSettings") }
  /// An intent for “update word spacing”.
  public var updateWordSpacing: some AppSchemaIntent { AppSchema.Intent("books.updateWordSpacing") }
}

extension AppSchema {
  /// The schemas of intents in the domain of browser.
  public protocol BrowserIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.BrowserIntent {}

extension AppSchema.BrowserIntent {
  /// An intent for “bookmark tab”.
  public var bookmarkTab: some AppSchemaIntent { AppSchema.Intent("browser.bookmarkTab") }
  /// An intent for “bookmark URL”.
  public var bookmarkURL: some AppSchemaIntent { AppSchema.Intent("browser.bookmarkURL") }
  /// An intent for “clear history”.
  public var clearHistory: some AppSchemaIntent { AppSchema.Intent("browser.clearHistory") }
  /// An intent for “close tabs”.
  public var closeTabs: some AppSchemaIntent { AppSchema.Intent("browser.closeTabs") }
  /// An intent for “close windows”.
  public var closeWindows: some AppSchemaIntent { AppSchema.Intent("browser.closeWindows") }
  /// An intent for “create tab”.
  public var createTab: some AppSchemaIntent { AppSchema.Intent("browser.createTab") }
  /// An intent for “create window”.
  public var createWindow: some AppSchemaIntent { AppSchema.Intent("browser.createWindow") }
  /// An intent for “delete bookmarks”.
  public var deleteBookmarks: some AppSchemaIntent { AppSchema.Intent("browser.deleteBookmarks") }
  /// An intent for “find on page”.
  public var findOnPage: some AppSchemaIntent { AppSchema.Intent("browser.findOnPage") }
  /// An intent for “open bookmark”.
  public var openBookmark: some AppSchemaIntent { AppSchema.Intent("browser.openBookmark") }
  /// An intent for “open URL in tab”.
  public var openURLInTab: some AppSchemaIntent { AppSchema.Intent("browser.openURLInTab") }
  /// An intent for “search”.
  public var search: some AppSchemaIntent { AppSchema.Intent("browser.search") }
  /// An intent for “switch tab”.
  public var switchTab: some AppSchemaIntent { AppSchema.Intent("browser.switchTab") }
}

extension AppSchema {
  /// The schemas of intents in the domain of calendar.
  public protocol CalendarIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.CalendarIntent {}

extension AppSchema.CalendarIntent {
  /// An intent for “create event”.
  public var createEvent: some AppSchemaIntent { AppSchema.Intent("calendar.createEvent") }
  /// An intent for “delete event”.
  public var deleteEvent: some AppSchemaIntent { AppSchema.Intent("calendar.deleteEvent") }
  /// An intent for “delete events”.
  public var deleteEvents: some AppSchemaIntent { AppSchema.Intent("calendar.deleteEvents") }
  /// An intent for “update event”.
  public var updateEvent: some AppSchemaIntent { AppSchema.Intent("calendar.updateEvent") }
}

extension AppSchema {
  /// The schemas of intents in the domain of camera.
  public protocol CameraIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.CameraIntent {}

extension AppSchema.CameraIntent {
  /// An intent for “open in capture mode”.
  public var openInCaptureMode: some AppSchemaIntent {
    AppSchema.Intent("camera.openInCaptureMode")
  }
  /// An intent for “set device”.
  public var setDevice: some AppSchemaIntent { AppSchema.Intent("camera.setDevice") }
  /// An intent for “start capture”.
  public var startCapture: some AppSchemaIntent { AppSchema.Intent("camera.startCapture") }
  /// An intent for “stop capture”.
  public var stopCapture: some AppSchemaIntent { AppSchema.Intent("camera.stopCapture") }
  /// An intent for “switch device”.
  public var switchDevice: some AppSchemaIntent { AppSchema.Intent("camera.switchDevice") }
}

extension AppSchema {
  /// The schemas of intents in the domain of clock.
  public protocol ClockIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.ClockIntent {}

extension AppSchema.ClockIntent {
  /// An intent for “cancel timer”.
  public var cancelTimer: some AppSchemaIntent { AppSchema.Intent("clock.cancelTimer") }
  /// An intent for “create alarm”.
  public var createAlarm: some AppSchemaIntent { AppSchema.Intent("clock.createAlarm") }
  /// An intent for “create timer”.
  public var createTimer: some AppSchemaIntent { AppSchema.Intent("clock.createTimer") }
  /// An intent for “delete alarm”.
  public var deleteAlarm: some AppSchemaIntent { AppSchema.Intent("clock.deleteAlarm") }
  /// An intent for “dismiss alarm”.
  public var dismissAlarm: some AppSchemaIntent { AppSchema.Intent("clock.dismissAlarm") }
  /// An intent for “pause timer”.
  public var pauseTimer: some AppSchemaIntent { AppSchema.Intent("clock.pauseTimer") }
  /// An intent for “resume timer”.
  public var resumeTimer: some AppSchemaIntent { AppSchema.Intent("clock.resumeTimer") }
  /// An intent for “snooze alarm”.
  public var snoozeAlarm: some AppSchemaIntent { AppSchema.Intent("clock.snoozeAlarm") }
  /// An intent for “update alarm”.
  public var updateAlarm: some AppSchemaIntent { AppSchema.Intent("clock.updateAlarm") }
  /// An intent for “update timer”.
  public var updateTimer: some AppSchemaIntent { AppSchema.Intent("clock.updateTimer") }
}

extension AppSchema {
  /// The schemas of intents in the domain of files.
  public protocol FilesIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.FilesIntent {}

extension AppSchema.FilesIntent {
  /// An intent for “create folder”.
  public var createFolder: some AppSchemaIntent { AppSchema.Intent("files.createFolder") }
  /// An intent for “delete files”.
  public var deleteFiles: some AppSchemaIntent { AppSchema.Intent("files.deleteFiles") }
  /// An intent for “move files”.
  public var moveFiles: some AppSchemaIntent { AppSchema.Intent("files.moveFiles") }
  /// An intent for “open file”.
  public var openFile: some AppSchemaIntent { AppSchema.Intent("files.openFile") }
  /// An intent for “rename file”.
  public var renameFile: some AppSchemaIntent { AppSchema.Intent("files.renameFile") }
}

extension AppSchema {
  /// The schemas of intents in the domain of journal.
  public protocol JournalIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.JournalIntent {}

extension AppSchema.JournalIntent {
  /// An intent for “create audio entry”.
  public var createAudioEntry: some AppSchemaIntent { AppSchema.Intent("journal.createAudioEntry") }
  /// An intent for “create entry”.
  public var createEntry: some AppSchemaIntent { AppSchema.Intent("journal.createEntry") }
  /// An intent for “delete entry”.
  public var deleteEntry: some AppSchemaIntent { AppSchema.Intent("journal.deleteEntry") }
  /// An intent for “search”.
  public var search: some AppSchemaIntent { AppSchema.Intent("journal.search") }
  /// An intent for “update entry”.
  public var updateEntry: some AppSchemaIntent { AppSchema.Intent("journal.updateEntry") }
}

extension AppSchema {
  /// The schemas of intents in the domain of mail.
  public protocol MailIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.MailIntent {}

extension AppSchema.MailIntent {
  /// An intent for “archive mail”.
  public var archiveMail: some AppSchemaIntent { AppSchema.Intent("mail.archiveMail") }
  /// An intent for “create draft”.
  public var createDraft: some AppSchemaIntent { AppSchema.Intent("mail.createDraft") }
  /// An intent for “delete draft”.
  public var deleteDraft: some AppSchemaIntent { AppSchema.Intent("mail.deleteDraft") }
  /// An intent for “delete mail”.
  public var deleteMail: some AppSchemaIntent { AppSchema.Intent("mail.deleteMail") }
  /// An intent for “forward mail”.
  public var forwardMail: some AppSchemaIntent { AppSchema.Intent("mail.forwardMail") }
  /// An intent for “open draft”.
  public var openDraft: some AppSchemaIntent { AppSchema.Intent("mail.openDraft") }
  /// An intent for “open message”.
  public var openMessage: some AppSchemaIntent { AppSchema.Intent("mail.openMessage") }
  /// An intent for “reply mail”.
  public var replyMail: some AppSchemaIntent { AppSchema.Intent("mail.replyMail") }
  /// An intent for “save draft”.
  public var saveDraft: some AppSchemaIntent { AppSchema.Intent("mail.saveDraft") }
  /// An intent for “send draft”.
  public var sendDraft: some AppSchemaIntent { AppSchema.Intent("mail.sendDraft") }
  /// An intent for “update draft”.
  public var updateDraft: some AppSchemaIntent { AppSchema.Intent("mail.updateDraft") }
  /// An intent for “update mail”.
  public var updateMail: some AppSchemaIntent { AppSchema.Intent("mail.updateMail") }
}

extension AppSchema {
  /// The schemas of intents in the domain of maps.
  public protocol MapsIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.MapsIntent {}

extension AppSchema.MapsIntent {
  /// An intent for “add navigation waypoints”.
  public var addNavigationWaypoints: some AppSchemaIntent {
    AppSchema.Intent("maps.addNavigationWaypoints")
  }
  /// An intent for “report incident”.
  public var reportIncident: some AppSchemaIntent { AppSchema.Intent("maps.reportIncident") }
  /// An intent for “share ETA”.
  public var shareETA: some AppSchemaIntent { AppSchema.Intent("maps.shareETA") }
  /// An intent for “start navigation”.
  public var startNavigation: some AppSchemaIntent { AppSchema.Intent("maps.startNavigation") }
  /// An intent for “stop navigation”.
  public var stopNavigation: some AppSchemaIntent { AppSchema.Intent("maps.stopNavigation") }
  /// An intent for “stop share ETA”.
  public var stopShareETA: some AppSchemaIntent { AppSchema.Intent("maps.stopShareETA") }
}

extension AppSchema {
  /// The schemas of intents in the domain of messages.
  public protocol MessagesIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.MessagesIntent {}

extension AppSchema.MessagesIntent {
  /// An intent for “draft message”.
  public var draftMessage: some AppSchemaIntent { AppSchema.Intent("messages.draftMessage") }
  /// An intent for “edit sent message”.
  public var editSentMessage: some AppSchemaIntent { AppSchema.Intent("messages.editSentMessage") }
  /// An intent for “send message”.
  public var sendMessage: some AppSchemaIntent { AppSchema.Intent("messages.sendMessage") }
  /// An intent for “set message read status”.
  public var setMessageReadStatus: some AppSchemaIntent {
    AppSchema.Intent("messages.setMessageReadStatus")
  }
  /// An intent for “unsend message”.
  public var unsendMessage: some AppSchemaIntent { AppSchema.Intent("messages.unsendMessage") }
}

extension AppSchema {
  /// The schemas of intents in the domain of notes.
  public protocol NotesIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.NotesIntent {}

extension AppSchema.NotesIntent {
  /// An intent for “create note”.
  public var createNote: some AppSchemaIntent { AppSchema.Intent("notes.createNote") }
  /// An intent for “update note”.
  public var updateNote: some AppSchemaIntent { AppSchema.Intent("notes.updateNote") }
}

extension AppSchema {
  /// The schemas of intents in the domain of phone.
  public protocol PhoneIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.PhoneIntent {}

extension AppSchema.PhoneIntent {
  /// An intent for “start call”.
  public var startCall: some AppSchemaIntent { AppSchema.Intent("phone.startCall") }
}

extension AppSchema {
  /// The schemas of intents in the domain of photos.
  public protocol PhotosIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.PhotosIntent {}

extension AppSchema.PhotosIntent {
  /// An intent for “add assets to album”.
  public var addAssetsToAlbum: some AppSchemaIntent { AppSchema.Intent("photos.addAssetsToAlbum") }
  /// An intent for “cleanup photo”.
  public var cleanupPhoto: some AppSchemaIntent { AppSchema.Intent("photos.cleanupPhoto") }
  /// An intent for “copy edits”.
  public var copyEdits: some AppSchemaIntent { AppSchema.Intent("photos.copyEdits") }
  /// An intent for “create album”.
  public var createAlbum: some AppSchemaIntent { AppSchema.Intent("photos.createAlbum") }
  /// An intent for “create assets”.
  public var createAssets: some AppSchemaIntent { AppSchema.Intent("photos.createAssets") }
  /// An intent for “crop”.
  public var crop: some AppSchemaIntent { AppSchema.Intent("photos.crop") }
  /// An intent for “delete album”.
  public var deleteAlbum: some AppSchemaIntent { AppSchema.Intent("photos.deleteAlbum") }
  /// An intent for “delete assets”.
  public var deleteAssets: some AppSchemaIntent { AppSchema.Intent("photos.deleteAssets") }
  /// An intent for “duplicate assets”.
  public var duplicateAssets: some AppSchemaIntent { AppSchema.Intent("photos.duplicateAssets") }
  /// An intent for “edit asset”.
  public var editAsset: some AppSchemaIntent { AppSchema.Intent("photos.editAsset") }
  /// An intent for “open album”.
  public var openAlbum: some AppSchemaIntent { AppSchema.Intent("photos.openAlbum") }
  /// An intent for “open asset”.
  public var openAsset: some AppSchemaIntent { AppSchema.Intent("photos.openAsset") }
  /// An intent for “paste edits”.
  public var pasteEdits: some AppSchemaIntent { AppSchema.Intent("photos.pasteEdits") }
  /// An intent for “post to shared album”.
  public var postToSharedAlbum: some AppSchemaIntent {
    AppSchema.Intent("photos.postToSharedAlbum")
  }
  /// An intent for “remove assets from album”.
  public var removeAssetsFromAlbum: some AppSchemaIntent {
    AppSchema.Intent("photos.removeAssetsFromAlbum")
  }
  /// An intent for “search”.
  public var search: some AppSchemaIntent { AppSchema.Intent("photos.search") }
  /// An intent for “set depth”.
  public var setDepth: some AppSchemaIntent { AppSchema.Intent("photos.setDepth") }
  /// An intent for “set exposure”.
  public var setExposure: some AppSchemaIntent { AppSchema.Intent("photos.setExposure") }
  /// An intent for “set filter”.
  public var setFilter: some AppSchemaIntent { AppSchema.Intent("photos.setFilter") }
  /// An intent for “set rotation”.
  public var setRotation: some AppSchemaIntent { AppSchema.Intent("photos.setRotation") }
  /// An intent for “set saturation”.
  public var setSaturation: some AppSchemaIntent { AppSchema.Intent("photos.setSaturation") }
  /// An intent for “set warmth”.
  public var setWarmth: some AppSchemaIntent { AppSchema.Intent("photos.setWarmth") }
  /// An intent for “straighten”.
  public var straighten: some AppSchemaIntent { AppSchema.Intent("photos.straighten") }
  /// An intent for “toggle depth”.
  public var toggleDepth: some AppSchemaIntent { AppSchema.Intent("photos.toggleDepth") }
  /// An intent for “toggle suggested edits”.
  public var toggleSuggestedEdits: some AppSchemaIntent {
    AppSchema.Intent("photos.toggleSuggestedEdits")
  }
  /// An intent for “update album”.
  public var updateAlbum: some AppSchemaIntent { AppSchema.Intent("photos.updateAlbum") }
  /// An intent for “update asset”.
  public var updateAsset: some AppSchemaIntent { AppSchema.Intent("photos.updateAsset") }
  /// An intent for “update recognized person”.
  public var updateRecognizedPerson: some AppSchemaIntent {
    AppSchema.Intent("photos.updateRecognizedPerson")
  }
}

extension AppSchema {
  /// The schemas of intents in the domain of presentation.
  public protocol PresentationIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.PresentationIntent {}

extension AppSchema.PresentationIntent {
  /// An intent for “add audio to slide”.
  public var addAudioToSlide: some AppSchemaIntent {
    AppSchema.Intent("presentation.addAudioToSlide")
  }
  /// An intent for “add comment to slide”.
  public var addCommentToSlide: some AppSchemaIntent {
    AppSchema.Intent("presentation.addCommentToSlide")
  }
  /// An intent for “add image to slide”.
  public var addImageToSlide: some AppSchemaIntent {
    AppSchema.Intent("presentation.addImageToSlide")
  }
  /// An intent for “add text box to slide”.
  public var addTextBoxToSlide: some AppSchemaIntent {
    AppSchema.Intent("presentation.addTextBoxToSlide")
  }
  /// An intent for “add web video to slide”.
  public var addWebVideoToSlide: some AppSchemaIntent {
    AppSchema.Intent("presentation.addWebVideoToSlide")
  }
  /// An intent for “create”.
  public var create: some AppSchemaIntent { AppSchema.Intent("presentation.create") }
  /// An intent for “create slide”.
  public var createSlide: some AppSchemaIntent { AppSchema.Intent("presentation.createSlide") }
  /// An intent for “delete slide”.
  public var deleteSlide: some AppSchemaIntent { AppSchema.Intent("presentation.deleteSlide") }
  /// An intent for “open”.
  public var open: some AppSchemaIntent { AppSchema.Intent("presentation.open") }
  /// An intent for “open slide”.
  public var openSlide: some AppSchemaIntent { AppSchema.Intent("presentation.openSlide") }
  /// An intent for “set slide title”.
  public var setSlideTitle: some AppSchemaIntent { AppSchema.Intent("presentation.setSlideTitle") }
  /// An intent for “start playback”.
  public var startPlayback: some AppSchemaIntent { AppSchema.Intent("presentation.startPlayback") }
  /// An intent for “stop playback”.
  public var stopPlayback: some AppSchemaIntent { AppSchema.Intent("presentation.stopPlayback") }
  /// An intent for “update”.
  public var update: some AppSchemaIntent { AppSchema.Intent("presentation.update") }
}

extension AppSchema {
  /// The schemas of intents in the domain of reader.
  public protocol ReaderIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.ReaderIntent {}

extension AppSchema.ReaderIntent {
  /// An intent for “delete pages”.
  public var deletePages: some AppSchemaIntent { AppSchema.Intent("reader.deletePages") }
  /// An intent for “enhance documents”.
  public var enhanceDocuments: some AppSchemaIntent { AppSchema.Intent("reader.enhanceDocuments") }
  /// An intent for “insert pages”.
  public var insertPages: some AppSchemaIntent { AppSchema.Intent("reader.insertPages") }
  /// An intent for “open document”.
  public var openDocument: some AppSchemaIntent { AppSchema.Intent("reader.openDocument") }
  /// An intent for “open page”.
  public var openPage: some AppSchemaIntent { AppSchema.Intent("reader.openPage") }
  /// An intent for “resize documents”.
  public var resizeDocuments: some AppSchemaIntent { AppSchema.Intent("reader.resizeDocuments") }
  /// An intent for “rotate documents”.
  public var rotateDocuments: some AppSchemaIntent { AppSchema.Intent("reader.rotateDocuments") }
  /// An intent for “rotate pages”.
  public var rotatePages: some AppSchemaIntent { AppSchema.Intent("reader.rotatePages") }
  /// An intent for “search documents”.
  public var searchDocuments: some AppSchemaIntent { AppSchema.Intent("reader.searchDocuments") }
}

extension AppSchema {
  /// The schemas of intents in the domain of reminders.
  public protocol RemindersIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.RemindersIntent {}

extension AppSchema.RemindersIntent {
  /// An intent for “create list”.
  public var createList: some AppSchemaIntent { AppSchema.Intent("reminders.createList") }
  /// An intent for “create reminder”.
  public var createReminder: some AppSchemaIntent { AppSchema.Intent("reminders.createReminder") }
  /// An intent for “create section”.
  public var createSection: some AppSchemaIntent { AppSchema.Intent("reminders.createSection") }
  /// An intent for “delete reminders”.
  public var deleteReminders: some AppSchemaIntent { AppSchema.Intent("reminders.deleteReminders") }
  /// An intent for “update group”.
  public var updateGroup: some AppSchemaIntent { AppSchema.Intent("reminders.updateGroup") }
  /// An intent for “update list”.
  public var updateList: some AppSchemaIntent { AppSchema.Intent("reminders.updateList") }
  /// An intent for “update reminder”.
  public var updateReminder: some AppSchemaIntent { AppSchema.Intent("reminders.updateReminder") }
  /// An intent for “update section”.
  public var updateSection: some AppSchemaIntent { AppSchema.Intent("reminders.updateSection") }
}

extension AppSchema {
  /// The schemas of intents in the domain of spreadsheet.
  public protocol SpreadsheetIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.SpreadsheetIntent {}

extension AppSchema.SpreadsheetIntent {
  /// An intent for “add audio to sheet”.
  public var addAudioToSheet: some AppSchemaIntent {
    AppSchema.Intent("spreadsheet.addAudioToSheet")
  }
  /// An intent for “add comment to sheet”.
  public var addCommentToSheet: some AppSchemaIntent {
    AppSchema.Intent("spreadsheet.addCommentToSheet")
  }
  /// An intent for “add image to sheet”.
  public var addImageToSheet: some AppSchemaIntent {
    AppSchema.Intent("spreadsheet.addImageToSheet")
  }
  /// An intent for “add text box to sheet”.
  public var addTextBoxToSheet: some AppSchemaIntent {
    AppSchema.Intent("spreadsheet.addTextBoxToSheet")
  }
  /// An intent for “add video to sheet”.
  public var addVideoToSheet: some AppSchemaIntent {
    AppSchema.Intent("spreadsheet.addVideoToSheet")
  }
  /// An intent for “add web video to sheet”.
  public var addWebVideoToSheet: some AppSchemaIntent {
    AppSchema.Intent("spreadsheet.addWebVideoToSheet")
  }
  /// An intent for “create”.
  public var create: some AppSchemaIntent { AppSchema.Intent("spreadsheet.create") }
  /// An intent for “create sheet”.
  public var createSheet: some AppSchemaIntent { AppSchema.Intent("spreadsheet.createSheet") }
  /// An intent for “delete”.
  public var delete: some AppSchemaIntent { AppSchema.Intent("spreadsheet.delete") }
  /// An intent for “delete sheet”.
  public var deleteSheet: some AppSchemaIntent { AppSchema.Intent("spreadsheet.deleteSheet") }
  /// An intent for “open”.
  public var open: some AppSchemaIntent { AppSchema.Intent("spreadsheet.open") }
  /// An intent for “open sheet”.
  public var openSheet: some AppSchemaIntent { AppSchema.Intent("spreadsheet.openSheet") }
  /// An intent for “update”.
  public var update: some AppSchemaIntent { AppSchema.Intent("spreadsheet.update") }
  /// An intent for “update sheet”.
  public var updateSheet: some AppSchemaIntent { AppSchema.Intent("spreadsheet.updateSheet") }
}

extension AppSchema {
  /// The schemas of intents in the domain of system.
  public protocol SystemIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.SystemIntent {}

extension AppSchema.SystemIntent {
  /// An intent for “open”.
  public var open: some AppSchemaIntent { AppSchema.Intent("system.open") }
  /// An intent for “search”.
  public var search: some AppSchemaIntent { AppSchema.Intent("system.search") }
  /// An intent for “search in app”.
  public var searchInApp: some AppSchemaIntent { AppSchema.Intent("system.searchInApp") }
}

extension AppSchema {
  /// The schemas of intents in the domain of visual intelligence.
  public protocol VisualIntelligenceIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.VisualIntelligenceIntent {}

extension AppSchema.VisualIntelligenceIntent {
  /// An intent for “semantic content search”.
  public var semanticContentSearch: some AppSchemaIntent {
    AppSchema.Intent("visualIntelligence.semanticContentSearch")
  }
}

extension AppSchema {
  /// The schemas of intents in the domain of whiteboard.
  public protocol WhiteboardIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.WhiteboardIntent {}

extension AppSchema.WhiteboardIntent {
  /// An intent for “create board”.
  public var createBoard: some AppSchemaIntent { AppSchema.Intent("whiteboard.createBoard") }
  /// An intent for “create item”.
  public var createItem: some AppSchemaIntent { AppSchema.Intent("whiteboard.createItem") }
  /// An intent for “delete board”.
  public var deleteBoard: some AppSchemaIntent { AppSchema.Intent("whiteboard.deleteBoard") }
  /// An intent for “delete item”.
  public var deleteItem: some AppSchemaIntent { AppSchema.Intent("whiteboard.deleteItem") }
  /// An intent for “open board”.
  public var openBoard: some AppSchemaIntent { AppSchema.Intent("whiteboard.openBoard") }
  /// An intent for “update board”.
  public var updateBoard: some AppSchemaIntent { AppSchema.Intent("whiteboard.updateBoard") }
  /// An intent for “update item”.
  public var updateItem: some AppSchemaIntent { AppSchema.Intent("whiteboard.updateItem") }
}

extension AppSchema {
  /// The schemas of intents in the domain of word processor.
  public protocol WordProcessorIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.WordProcessorIntent {}

extension AppSchema.WordProcessorIntent {
  /// An intent for “add audio to page”.
  public var addAudioToPage: some AppSchemaIntent {
    AppSchema.Intent("wordProcessor.addAudioToPage")
  }
  /// An intent for “add image to page”.
  public var addImageToPage: some AppSchemaIntent {
    AppSchema.Intent("wordProcessor.addImageToPage")
  }
  /// An intent for “add text box to page”.
  public var addTextBoxToPage: some AppSchemaIntent {
    AppSchema.Intent("wordProcessor.addTextBoxToPage")
  }
  /// An intent for “add video to page”.
  public var addVideoToPage: some AppSchemaIntent {
    AppSchema.Intent("wordProcessor.addVideoToPage")
  }
  /// An intent for “add web video to page”.
  public var addWebVideoToPage: some AppSchemaIntent {
    AppSchema.Intent("wordProcessor.addWebVideoToPage")
  }
  /// An intent for “create”.
  public var create: some AppSchemaIntent { AppSchema.Intent("wordProcessor.create") }
  /// An intent for “create page”.
  public var createPage: some AppSchemaIntent { AppSchema.Intent("wordProcessor.createPage") }
  /// An intent for “open”.
  public var open: some AppSchemaIntent { AppSchema.Intent("wordProcessor.open") }
  /// An intent for “open page”.
  public var openPage: some AppSchemaIntent { AppSchema.Intent("wordProcessor.openPage") }
}
