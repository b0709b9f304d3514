// What is known of a thing that can be searched for.

public import Foundation
public import BehestUniformTypeIdentifiers

/// What is known of a thing that can be searched for.
///
/// There is no index yet: what is set here is kept, and read by nobody.
open class CSSearchableItemAttributeSet: NSObject {
  private var customValues: [CSCustomAttributeKey: any NSSecureCoding] = [:]

  /// Knows nothing of a thing, not even its type.
  public override init() {
    super.init()
  }

  /// Knows nothing of a thing but its type.
  public init(contentType: UTType) {
    super.init()
    self.contentType = contentType.identifier
  }

  /// Knows nothing of a thing but its type, which is given by its identifier.
  public init(itemContentType type: String) {
    super.init()
    contentType = type
  }

  /// Sets a value under a key of the app's own.
  open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
    customValues[key] = value
  }

  /// The value under a key of the app's own; `nil` when there is none.
  open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
    customValues[key]
  }

  /// What the thing is called.
  open var title: String?

  /// What the thing is called where it is shown.
  open var displayName: String?

  /// Other names of the thing.
  open var alternateNames: [String]?

  /// Where the thing is in the file system.
  open var path: String?

  /// Where the thing's content is.
  open var contentURL: URL?

  /// Where a small picture of the thing is.
  open var thumbnailURL: URL?

  /// A small picture of the thing.
  open var thumbnailData: Data?

  /// What the thing is about.
  open var contentDescription: String?

  /// The text in the thing.
  open var textContent: String?

  /// The thing's text as HTML.
  open var htmlContentData: Data?

  /// Words that find the thing.
  open var keywords: [String]?

  /// The theme of the thing.
  open var theme: String?

  /// The kind of the thing.
  open var kind: String?

  /// The thing's identifier.
  open var identifier: String?

  /// The identifier of the item that this one belongs to.
  open var relatedUniqueIdentifier: String?

  /// The identifier of the group the thing is in.
  open var domainIdentifier: String?

  /// The identifier of an item that may not be there yet.
  open var weakRelatedUniqueIdentifier: String?

  /// The type of the content, as a uniform type identifier.
  open var contentType: String?

  /// All types the content conforms to.
  open var contentTypeTree: [String]?

  /// Where the content comes from.
  open var contentSources: [String]?

  /// When the content was made.
  open var contentCreationDate: Date?

  /// When the content was changed last.
  open var contentModificationDate: Date?

  /// When what is known of the thing changed last.
  open var metadataModificationDate: Date?

  /// When the thing was added.
  open var addedDate: Date?

  /// When the thing was fetched.
  open var downloadedDate: Date?

  /// When the thing was used last.
  open var lastUsedDate: Date?

  /// When the thing begins.
  open var startDate: Date?

  /// When the thing ends.
  open var endDate: Date?

  /// When the thing is due.
  open var dueDate: Date?

  /// When the thing was done.
  open var completionDate: Date?

  /// Dates that matter about the thing.
  open var importantDates: [Date]?

  /// Who made the thing.
  open var authors: [CSPerson]?

  /// The names of those who made the thing.
  open var authorNames: [String]?

  /// The mail addresses of those who made the thing.
  open var authorEmailAddresses: [String]?

  /// The names of those who got the thing.
  open var recipientNames: [String]?

  /// The mail addresses of those who got the thing.
  open var recipientEmailAddresses: [String]?

  /// Who the thing was sent to.
  open var primaryRecipients: [CSPerson]?

  /// Mail addresses that go with the thing.
  open var emailAddresses: [String]?

  /// Telephone numbers that go with the thing.
  open var phoneNumbers: [String]?

  /// The subject of a message.
  open var subject: String?

  /// The program that made the thing.
  open var creator: String?

  /// Who published the thing.
  open var publishers: [String]?

  /// Which organisations the thing comes from.
  open var organizations: [String]?

  /// Who helped to make the thing.
  open var contributors: [String]?

  /// The projects the thing is part of.
  open var projects: [String]?

  /// Who edited the thing.
  open var editors: [String]?

  /// Who performed the music.
  open var artist: String?

  /// The album the music is on.
  open var album: String?

  /// Who composed the music.
  open var composer: String?

  /// The kind of music or film.
  open var genre: String?

  /// Who wrote the words.
  open var lyricist: String?

  /// What somebody said about the thing.
  open var comment: String?

  /// A short title of the thing.
  open var headline: String?

  /// Facts about the thing.
  open var information: String?

  /// What to do with the thing.
  open var instructions: String?

  /// Who has the copyright.
  open var copyright: String?

  /// The thing's version.
  open var version: String?

  /// The languages of the thing.
  open var languages: [String]?

  /// The city of the place.
  open var city: String?

  /// The state or province of the place.
  open var stateOrProvince: String?

  /// The country of the place.
  open var country: String?

  /// The postal code of the place.
  open var postalCode: String?

  /// The street of the place.
  open var thoroughfare: String?

  /// The house number of the place.
  open var subThoroughfare: String?

  /// The name of the place.
  open var namedLocation: String?

  /// The whole address of the place.
  open var fullyFormattedAddress: String?

  /// What the thing's container is called.
  open var containerTitle: String?

  /// What the container is called where it is shown.
  open var containerDisplayName: String?

  /// The container's identifier.
  open var containerIdentifier: String?

  /// The account the thing belongs to.
  open var accountIdentifier: String?

  /// The mailboxes the thing is in.
  open var mailboxIdentifiers: [String]?

  /// Whether the person put the thing there.
  open var userCurated: NSNumber?

  /// Whether the person made the thing.
  open var userCreated: NSNumber?

  /// Whether the thing is the person's own.
  open var userOwned: NSNumber?

  /// How much the thing matters, from 0 to 100.
  open var rankingHint: NSNumber?

  /// How many stars the thing has.
  open var rating: NSNumber?

  /// What the stars mean.
  open var ratingDescription: String?

  /// Whether the content is not for everybody.
  open var contentRating: NSNumber?

  /// How long the thing takes, in seconds.
  open var duration: NSNumber?

  /// The size of the file, in bytes.
  open var fileSize: NSNumber?

  /// How many pages the thing has.
  open var pageCount: NSNumber?

  /// How high a picture is.
  open var pixelHeight: NSNumber?

  /// How wide a picture is.
  open var pixelWidth: NSNumber?

  /// The latitude of the place, in degrees.
  open var latitude: NSNumber?

  /// The longitude of the place, in degrees.
  open var longitude: NSNumber?

  /// How high the place is, in metres.
  open var altitude: NSNumber?

  /// Whether an event takes the whole day.
  open var allDay: NSNumber?

  /// Whether one can be led to the place.
  open var supportsNavigation: NSNumber?

  /// Whether the thing can be called.
  open var supportsPhoneCall: NSNumber?

  /// Where the thing is in the web.
  open var url: URL?

  /// The role of the person.
  open var role: String?

  /// The gender of the person.
  open var gender: String?
}
