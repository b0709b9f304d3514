// The messages of JSON-RPC 2.0, which carry everything else.

package import BehestJSON

/// A message of JSON-RPC 2.0: https://www.jsonrpc.org/specification.
package enum Message: Hashable, Sendable {
  /// A request, which is answered by a response with the same identifier.
  case request(id: JSON, method: String, params: JSON)
  /// A notification, which is not answered.
  case notification(method: String, params: JSON)
  /// A response to a request: its result, or an error. The identifier is null in an error for what
  /// is no request.
  case response(id: JSON, Result<JSON, RPCError>)

  /// Creates a message from a JSON object; `nil` when the object is none.
  package init?(_ json: JSON) {
    let id = json["id"]
    if let method = json["method"]?.string {
      let params = json["params"] ?? [:]
      switch id {
      case .string, .integer: self = .request(id: id ?? nil, method: method, params: params)
      case nil: self = .notification(method: method, params: params)
      default: return nil
      }
    } else if let result = json["result"], let id {
      self = .response(id: id, .success(result))
    } else if let error = json["error"].flatMap(RPCError.init) {
      self = .response(id: id ?? nil, .failure(error))
    } else {
      return nil
    }
  }

  /// The message as a JSON object.
  package var json: JSON {
    switch self {
    case .request(let id, let method, let params):
      ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params]
    case .notification(let method, let params):
      ["jsonrpc": "2.0", "method": .string(method), "params": params]
    case .response(let id, .success(let result)): ["jsonrpc": "2.0", "id": id, "result": result]
    case .response(.null, .failure(let error)): ["jsonrpc": "2.0", "error": error.json]
    case .response(let id, .failure(let error)): ["jsonrpc": "2.0", "id": id, "error": error.json]
    }
  }
}

/// An error that a response carries.
package struct RPCError: Error, Hashable, Sendable {
  /// The code of the error.
  package var code: Int
  /// The description of the error, in one sentence.
  package var message: String
  /// Facts about the error; null when there are none.
  package var data: JSON

  /// Creates an error.
  package init(_ code: Code, _ message: String, data: JSON = nil) {
    self.code = code.rawValue
    self.message = message
    self.data = data
  }

  /// Creates an error from the object in a response; `nil` when it has no code.
  init?(_ json: JSON) {
    guard let code = json["code"]?.integer else { return nil }
    self.code = code
    message = json["message"]?.string ?? ""
    data = json["data"] ?? nil
  }

  var json: JSON {
    var json: JSON = ["code": .integer(code), "message": .string(message)]
    if data != nil { json["data"] = data }
    return json
  }

  /// The codes that JSON-RPC and MCP define.
  package enum Code: Int, Sendable {
    /// The message is no JSON.
    case parseError = -32700
    /// The message is no request.
    case invalidRequest = -32600
    /// There is no such method.
    case methodNotFound = -32601
    /// The parameters of the request are wrong, or what they name does not exist.
    case invalidParams = -32602
    /// The receiver failed.
    case internalError = -32603
    /// There is no such resource (up to revision 2025-11-25).
    case resourceNotFound = -32002
    /// The server needs a capability that the client does not have.
    case missingCapability = -32021
    /// The server does not speak the version of the protocol.
    case unsupportedVersion = -32022
    /// The person has to visit addresses first (revision 2025-11-25).
    case addressRequired = -32042
  }
}
