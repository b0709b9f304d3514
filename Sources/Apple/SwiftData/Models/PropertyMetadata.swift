// The stored properties of a model, and the links that relationships are.

import Synchronization

extension Schema {
  /// A stored property of a model.
  public struct PropertyMetadata: Sendable {
    /// Immutable once made, as all key paths to properties without arguments are.
    nonisolated(unsafe) let keyPath: AnyKeyPath
    let metadata: (any SchemaProperty)?
    /// The link of a property whose type is a model, or some of a model.
    private(set) var link: Link?
    /// Gives the first model the value of the second.
    private(set) var copy: @Sendable (any PersistentModel, any PersistentModel) -> Void = { _, _ in
    }
    /// Returns the value, if it can be compared with those of other models.
    private(set) var key: @Sendable (any PersistentModel) -> AnyHashable? = { _ in nil }

    /// Creates a property that is no relationship.
    public init<Model: PersistentModel, Value>(
      _ path: KeyPath<Model, Value>, _ metadata: (any SchemaProperty)? = nil
    ) {
      keyPath = path
      self.metadata = metadata
      // A constant, as the key paths above.
      nonisolated(unsafe) let path = path
      copy = { target, source in
        guard let path = path as? ReferenceWritableKeyPath<Model, Value>,
          let target = target as? Model, let source = source as? Model
        else { return }
        target[keyPath: path] = source[keyPath: path]
      }
      key = { ($0 as? Model)?[keyPath: path] as? AnyHashable }
    }

    /// Creates a relationship to one model.
    public init<Model: PersistentModel, Other: PersistentModel>(
      _ path: KeyPath<Model, Other>, _ metadata: (any SchemaProperty)? = nil
    ) {
      self.init(any: path, metadata)
      link = Link(
        path, metadata, to: Other.self, read: { [$0] }, adding: { $1 },
        removing: { value, _ in value })
    }

    /// Creates a relationship to one model or none.
    public init<Model: PersistentModel, Other: PersistentModel>(
      _ path: KeyPath<Model, Other?>, _ metadata: (any SchemaProperty)? = nil
    ) {
      self.init(any: path, metadata)
      link = Link(
        path, metadata, to: Other.self, read: { $0.map { [$0] } ?? [] }, adding: { $1 },
        removing: { $0 === $1 ? nil : $0 })
    }

    /// Creates a relationship to any number of models.
    public init<Model: PersistentModel, Other: PersistentModel>(
      _ path: KeyPath<Model, [Other]>, _ metadata: (any SchemaProperty)? = nil
    ) {
      self.init(any: path, metadata)
      link = Link(
        path, metadata, to: Other.self, read: { $0 }, adding: { $0 + [$1] },
        removing: { value, other in value.filter { $0 !== other } })
    }

    /// Creates a relationship to any number of models.
    public init<Model: PersistentModel, Other: PersistentModel>(
      _ path: KeyPath<Model, [Other]?>, _ metadata: (any SchemaProperty)? = nil
    ) {
      self.init(any: path, metadata)
      link = Link(
        path, metadata, to: Other.self, read: { $0 ?? [] }, adding: { ($0 ?? []) + [$1] },
        removing: { value, other in value?.filter { $0 !== other } })
    }

    /// Creates a property without choosing among the initializers by its type.
    private init<Model: PersistentModel, Value>(
      any path: KeyPath<Model, Value>, _ metadata: (any SchemaProperty)?
    ) {
      self.init(path, metadata)
    }

    var isUnique: Bool { (metadata as? Attribute)?.isUnique ?? false }
  }
}

/// A relationship of one class to another.
struct Link: Sendable {
  /// Immutable once made, as all key paths to properties without arguments are.
  nonisolated(unsafe) let keyPath: AnyKeyPath
  let owner: any PersistentModel.Type
  let destination: any PersistentModel.Type
  let deleteRule: Schema.Relationship.DeleteRule
  /// The property of the other class that was declared to be the other direction; immutable too.
  nonisolated(unsafe) let declaredInverse: AnyKeyPath?
  private let models: @Sendable (Any) -> [any PersistentModel]
  private let ownModels: @Sendable (any PersistentModel) -> [any PersistentModel]
  private let addition: @Sendable (any PersistentModel, any PersistentModel) -> Void
  private let removal: @Sendable (any PersistentModel, any PersistentModel) -> Void

  /// Creates a link from functions of a value: its models, the value with one more and with one
  /// less.
  init<Model: PersistentModel, Value, Other: PersistentModel>(
    _ path: KeyPath<Model, Value>, _ metadata: (any SchemaProperty)?, to other: Other.Type,
    read: @escaping @Sendable (Value) -> [Other],
    adding: @escaping @Sendable (Value, Other) -> Value,
    removing: @escaping @Sendable (Value, Other) -> Value
  ) {
    let relationship = metadata as? Schema.Relationship
    keyPath = path
    owner = Model.self
    destination = Other.self
    deleteRule = relationship?.deleteRule ?? .nullify
    declaredInverse = relationship?.inverse
    // A constant, as `keyPath`.
    nonisolated(unsafe) let path = path
    models = { ($0 as? Value).map(read) ?? [] }
    ownModels = { ($0 as? Model).map { read($0[keyPath: path]) } ?? [] }
    func change(
      _ change: @escaping @Sendable (Value, Other) -> Value
    ) -> @Sendable (any PersistentModel, any PersistentModel) -> Void {
      { model, other in
        guard let path = path as? ReferenceWritableKeyPath<Model, Value>,
          let model = model as? Model, let other = other as? Other
        else { return }
        model[keyPath: path] = change(model[keyPath: path], other)
      }
    }
    addition = change(adding)
    removal = change(removing)
  }

  /// Returns the models that a model refers to.
  func models(of model: any PersistentModel) -> [any PersistentModel] { ownModels(model) }

  /// Makes a model refer to another, unless it does.
  func add(_ other: any PersistentModel, to model: any PersistentModel) {
    if !ownModels(model).contains(where: { $0 === other }) { addition(model, other) }
  }

  /// Makes a model refer to another no longer.
  func remove(_ other: any PersistentModel, from model: any PersistentModel) {
    if ownModels(model).contains(where: { $0 === other }) { removal(model, other) }
  }

  /// Brings the other direction up to date after the value of a model's property has changed.
  func update(_ model: any PersistentModel, from old: Any) {
    let before = models(old)
    let now = ownModels(model)
    let inverse = inverse
    for other in before where !now.contains(where: { $0 === other }) {
      inverse?.remove(model, from: other)
    }
    for other in now where !before.contains(where: { $0 === other }) {
      inverse?.add(model, to: other)
      if let context = model.modelContext {
        context.insert(other)
      } else {
        other.modelContext?.insert(model)
      }
    }
  }

  /// The other direction: the declared one, else the only one that could be.
  var inverse: Link? {
    let others = ModelDescription(destination).links
    if let declaredInverse { return others.first { $0.keyPath == declaredInverse } }
    let back = others.filter { $0.destination == owner }
    if let declared = back.first(where: { $0.declaredInverse == keyPath }) { return declared }
    let rivals = ModelDescription(owner).links.filter { $0.destination == destination }
    let free = back.filter { $0.declaredInverse == nil && $0.keyPath != keyPath }
    return free.count == 1 && rivals.count == 1 ? free.first : nil
  }
}

/// The stored properties of a class, kept for every class that was asked about.
struct ModelDescription {
  let properties: [Schema.PropertyMetadata]
  let links: [Link]

  private static let known = Mutex<[ObjectIdentifier: ModelDescription]>([:])

  init(_ type: any PersistentModel.Type) {
    if let known = Self.known.withLock({ $0[ObjectIdentifier(type)] }) {
      self = known
      return
    }
    properties = type.schemaMetadata
    links = properties.compactMap(\.link)
    let made = self
    Self.known.withLock { $0[ObjectIdentifier(type)] = made }
  }

  func link(at keyPath: AnyKeyPath) -> Link? { links.first { $0.keyPath == keyPath } }
}
