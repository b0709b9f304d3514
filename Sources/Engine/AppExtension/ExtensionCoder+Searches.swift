// Codes searches for entities by their properties.

package import BehestJSON
package import IntentEngine

extension ExtensionCoder {
  /// Returns a property that entities can be searched by as JSON.
  package func json(_ property: SearchableProperty) -> JSON {
    var json: JSON = [
      "name": .string(property.name),
      "comparisons": .array(
        property.comparisons.map {
          ["comparison": .string($0.comparison.rawValue), "kind": self.json($0.kind)]
        }),
    ]
    json["title"] = property.title.map { .string($0) }
    return json
  }

  /// Returns the property in a JSON object; `nil` without a name.
  package func property(_ json: JSON) -> SearchableProperty? {
    json["name"]?.string.map { name in
      SearchableProperty(
        name: name, title: json["title"]?.string,
        comparisons: (json["comparisons"]?.array ?? []).compactMap { json in
          json["comparison"]?.string.flatMap(EntityComparison.init).map {
            ($0, kind(json["kind"] ?? [:]))
          }
        })
    }
  }

  /// Returns a search for entities as JSON.
  package func json(_ search: EntitySearch) -> JSON {
    var json: JSON = [
      "conditions": .array(
        search.conditions.map { condition in
          [
            "property": .string(condition.property),
            "comparison": .string(condition.comparison.rawValue),
            "values": .array(condition.values.map(self.json)),
          ]
        }),
      "needsOnlyOne": .boolean(search.needsOnlyOne),
      "sorting": .array(
        search.sorting.map {
          ["property": .string($0.property), "ascending": .boolean($0.ascending)]
        }),
    ]
    json["limit"] = search.limit.map { .integer($0) }
    return json
  }

  /// Returns the search in a JSON object.
  package func search(_ json: JSON) -> EntitySearch {
    var search = EntitySearch()
    search.conditions = (json["conditions"]?.array ?? []).compactMap {
      condition -> EntitySearch.Condition? in
      guard let property = condition["property"]?.string,
        let comparison = condition["comparison"]?.string.flatMap(EntityComparison.init)
      else { return nil }
      return (property, comparison, (condition["values"]?.array ?? []).compactMap(value))
    }
    search.needsOnlyOne = json["needsOnlyOne"] == true
    search.sorting = (json["sorting"]?.array ?? []).compactMap { order in
      order["property"]?.string.map { ($0, order["ascending"] != false) }
    }
    search.limit = json["limit"]?.integer
    return search
  }
}
