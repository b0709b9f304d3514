// The attributes of a searchable item.

public import BehestUniformTypeIdentifiers
import Foundation

/// The attributes of a searchable item.
///
/// There is no index yet: values are kept and nothing searches them.
open class CSSearchableItemAttributeSet: NSObject {
  private var customValues: [CSCustomAttributeKey: any NSSecureCoding] = [:]

  /// Creates an empty set of attributes.
  public override init() {
    super.init()
  }

  /// Creates a set of attributes for an item with a content type.
  public init(contentType: UTType) {
    super.init()
    self.contentType = contentType.identifier
  }

  /// Creates a set of attributes for an item with a content type, given by its identifier.
  public init(itemContentType type: String) {
    super.init()
    contentType = type
  }

  /// Sets the value of a custom attribute.
  open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
    customValues[key] = value
  }

  /// Returns the value of a custom attribute; `nil` when it has none.
  open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
    customValues[key]
  }

  /// The title of the item.
  open var title: String?

  /// The name of the item that is shown to people.
  open var displayName: String?

  /// Alternative names of the item.
  open var alternateNames: [String]?

  /// The path of the item's file.
  open var path: String?

  /// The URL of the item's content.
  open var contentURL: URL?

  /// The URL of the item's thumbnail.
  open var thumbnailURL: URL?

  /// The image data of the item's thumbnail.
  open var thumbnailData: Data?

  /// A description of the item's content.
  open var contentDescription: String?

  /// The text of the item.
  open var textContent: String?

  /// The text of the item as HTML.
  open var htmlContentData: Data?

  /// Keywords that find the item.
  open var keywords: [String]?

  /// The theme of the item.
  open var theme: String?

  /// The kind of the item.
  open var kind: String?

  /// The item's identifier.
  open var identifier: String?

  /// The identifier of the item that this one belongs to.
  open var relatedUniqueIdentifier: String?

  /// The identifier of the item's domain, which groups items.
  open var domainIdentifier: String?

  /// The identifier of a related item that may not be indexed yet.
  open var weakRelatedUniqueIdentifier: String?

  /// The type of the content, as a uniform type identifier.
  open var contentType: String?

  /// All types that the content conforms to.
  open var contentTypeTree: [String]?

  /// The sources of the content.
  open var contentSources: [String]?

  /// The creation date of the content.
  open var contentCreationDate: Date?

  /// The modification date of the content.
  open var contentModificationDate: Date?

  /// The modification date of the attributes.
  open var metadataModificationDate: Date?

  /// The date on which the item was added.
  open var addedDate: Date?

  /// The date on which the item was downloaded.
  open var downloadedDate: Date?

  /// The date on which the item was last used.
  open var lastUsedDate: Date?

  /// The start date of the item.
  open var startDate: Date?

  /// The end date of the item.
  open var endDate: Date?

  /// The due date of the item.
  open var dueDate: Date?

  /// The completion date of the item.
  open var completionDate: Date?

  /// Dates that are important for the item.
  open var importantDates: [Date]?

  /// The authors of the item.
  open var authors: [CSPerson]?

  /// The names of the authors.
  open var authorNames: [String]?

  /// The email addresses of the authors.
  open var authorEmailAddresses: [String]?

  /// The names of the recipients.
  open var recipientNames: [String]?

  /// The email addresses of the recipients.
  open var recipientEmailAddresses: [String]?

  /// The primary recipients of the item.
  open var primaryRecipients: [CSPerson]?

  /// Email addresses related to the item.
  open var emailAddresses: [String]?

  /// Telephone numbers related to the item.
  open var phoneNumbers: [String]?

  /// The subject of a message.
  open var subject: String?

  /// The app that created the item.
  open var creator: String?

  /// The publishers of the item.
  open var publishers: [String]?

  /// The organizations that the item comes from.
  open var organizations: [String]?

  /// The contributors to the item.
  open var contributors: [String]?

  /// The projects that the item is part of.
  open var projects: [String]?

  /// The editors of the item.
  open var editors: [String]?

  /// The performer of the music.
  open var artist: String?

  /// The album of the music.
  open var album: String?

  /// The composer of the music.
  open var composer: String?

  /// The genre of the music or film.
  open var genre: String?

  /// The writer of the lyrics.
  open var lyricist: String?

  /// A comment on the item.
  open var comment: String?

  /// The headline of the item.
  open var headline: String?

  /// Information about the item.
  open var information: String?

  /// Instructions for the use of the item.
  open var instructions: String?

  /// The copyright notice.
  open var copyright: String?

  /// The version of the item.
  open var version: String?

  /// The languages of the item.
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

  /// The full address of the place.
  open var fullyFormattedAddress: String?

  /// The title of the item's container.
  open var containerTitle: String?

  /// The name of the container that is shown to people.
  open var containerDisplayName: String?

  /// The identifier of the container.
  open var containerIdentifier: String?

  /// The identifier of the account that the item belongs to.
  open var accountIdentifier: String?

  /// The identifiers of the mailboxes that contain the item.
  open var mailboxIdentifiers: [String]?

  /// Whether the person selected or sorted the item.
  open var userCurated: NSNumber?

  /// Whether the person created the item.
  open var userCreated: NSNumber?

  /// Whether the person owns the item.
  open var userOwned: NSNumber?

  /// The relative importance of the item, from 0 to 100.
  open var rankingHint: NSNumber?

  /// The rating of the item, in stars.
  open var rating: NSNumber?

  /// A description of the rating.
  open var ratingDescription: String?

  /// Whether the content is explicit.
  open var contentRating: NSNumber?

  /// The duration of the item, in seconds.
  open var duration: NSNumber?

  /// The size of the file, in bytes.
  open var fileSize: NSNumber?

  /// The number of pages.
  open var pageCount: NSNumber?

  /// The height of an image, in pixels.
  open var pixelHeight: NSNumber?

  /// The width of an image, in pixels.
  open var pixelWidth: NSNumber?

  /// The latitude of the place, in degrees.
  open var latitude: NSNumber?

  /// The longitude of the place, in degrees.
  open var longitude: NSNumber?

  /// The altitude of the place, in metres.
  open var altitude: NSNumber?

  /// Whether an event lasts all day.
  open var allDay: NSNumber?

  /// Whether navigation to the place is supported.
  open var supportsNavigation: NSNumber?

  /// Whether the item has a telephone number to call.
  open var supportsPhoneCall: NSNumber?

  /// The URL of the item.
  open var url: URL?

  /// The role of the person.
  open var role: String?

  /// The gender of the person.
  open var gender: String?
}
