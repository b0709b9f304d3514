// Tests of descriptions of tools that describe their parameters.

import AppProtocol
import Testing

struct DocstringTests {
  private static let names: Set<String> = ["path", "limit"]

  @Test(
    arguments: [
      """
      Lists a folder.

      Args:
          path: The folder
              to list.
          limit (int, optional): The most: five.

      Returns:
          Names.
      """,
      """
      Lists a folder.

          Parameters:
            - `path`: The folder to list.
            - **limit** : The most: five.

          Returns:
              Names.
      """,
      """
      Lists a folder.

      Parameters
      ----------
      path : str
          The folder
          to list.
      limit : int, optional
          The most: five.

      Returns
      -------
      Names.
      """,
      """
      Lists a folder.

      :param path: The folder
          to list.
      :param int limit: The most: five.
      :type limit: int
      :returns: Names.
      """,
    ])
  func `parameters are described in the styles of Python`(_ text: String) {
    let docstring = Docstring(text, names: Self.names)
    #expect(docstring.parameters == ["path": "The folder to list.", "limit": "The most: five."])
    #expect(docstring.text.hasPrefix("Lists a folder.\n"))
    #expect(docstring.text.hasSuffix("Names.") && docstring.text.lowercased().contains("returns"))
    #expect(!docstring.text.contains("limit") && !docstring.text.contains("Parameters"))
  }

  @Test(
    arguments: [
      "Runs a command.\nArgs:\n    others: Nothing that is known.",
      "Parameters: see the manual.\npath: not described here", "Args:", ":param", "Parameters\n---",
    ])
  func `a text that describes no parameter stays as it is`(_ text: String) {
    let docstring = Docstring(text, names: Self.names)
    #expect(docstring.parameters.isEmpty)
    #expect(docstring.text == text)
  }

  @Test func `what follows the section is kept`() {
    let docstring = Docstring(
      "A.\nArgs:\n  path: B\nThe rest.\n  limit: C", names: Self.names)
    #expect(docstring.parameters == ["path": "B"])
    #expect(docstring.text == "A.\nThe rest.\n  limit: C")
  }
}
