// Made by `make generate` from Fixtures/NewApp/Python, not by hand.

extension AppTemplate {
  /// The files of TaskTracker in Python, by their paths.
  static let python: [(path: String, text: String)] = [
    (
      ".gitignore",
      ###"""
      .venv/
      __pycache__/

      """###
    ),
    (
      "README.md",
      ###"""
      # TaskTracker

      An app for Behest, in Python: a server of the Model Context Protocol with six intents, phrases, an entity, and a card
      with buttons. Any other client of the protocol can use its tools as well.

      | file | has |
      |---|---|
      | `app.py` | the app: its tasks, and a function for each intent |
      | `behest_app.py` | what the official SDK has no word for; it is yours to change |
      | `test_app.py` | tests that start the server and play calls; they need no Behest |

      ```sh
      python3 -m venv .venv
      .venv/bin/pip install -r requirements.txt
      .venv/bin/python -m unittest

      behest app add TaskTracker -- .venv/bin/python "$PWD/app.py"
      behest say "create a task in TaskTracker" --answer taskTitle=Milk --answer priority=high --answer category=shopping
      behest say "list my tasks in TaskTracker"
      behest app check TaskTracker
      ```

      When phrases, parameters or titles have changed, `behest app update TaskTracker` reads them again. What the server writes to its standard
      error is in `behest app logs TaskTracker`.

      """###
    ),
    (
      "app.py",
      ###"""
      """TaskTracker, an app for tasks: a server of the Model Context Protocol, with phrases, entities and a card."""

      import json
      import os
      from datetime import datetime, timezone
      from pathlib import Path
      from typing import Annotated, Any

      from mcp.types import CallToolResult
      from pydantic import Field

      from behest_app import JSON, About, App, Choice, Entity, Failure, button, call, card, done

      app = App("TaskTracker")
      store = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "behest/TaskTracker.json"
      EPOCH = datetime(2001, 1, 1, tzinfo=timezone.utc).timestamp()  # dates in the file are seconds since then


      class Priority(Choice):
          LOW = 0, "Low", "Whenever there is time"
          MEDIUM = 1, "Medium", "This week"
          HIGH = 2, "High", "Today or tomorrow"
          URGENT = 3, "Urgent", "Before anything else"


      class Category(Choice):
          PERSONAL = 0, "Personal", "Home and family"
          WORK = 1, "Work", "Anything with a deadline"
          SHOPPING = 2, "Shopping", "Things to buy"
          HEALTH = 3, "Health"


      # Types of parameters, with what the schema says of them and what Behest knows beside it.
      SomePriority = Annotated[Priority | None, Field(title="Priority")]
      SomeCategory = Annotated[Category | None, Field(title="Category")]
      Target = Annotated[str, Field(title="Task"), Entity("Task")]


      # MARK: The tasks, in a file that is read at each call and replaced at each change


      def records() -> list[JSON]:
          try:
              return json.loads(store.read_text("utf-8"))
          except (OSError, ValueError):
              return []


      def save(tasks: list[JSON]) -> None:
          text = json.dumps(tasks, ensure_ascii=False, separators=(",", ":"))
          try:
              store.parent.mkdir(parents=True, exist_ok=True)
              store.with_suffix(".new").write_text(text, "utf-8")
              store.with_suffix(".new").replace(store)
          except OSError as error:
              raise Failure("The operation failed. Please try again.") from error


      def change(target: str, **values: Any) -> JSON:
          tasks = records()
          task = next((task for task in tasks if task["id"] == target), None)
          if task is None:
              raise Failure("The task could not be found.")
          task.update(values)
          save(tasks)
          return task


      def filtered(priority: Priority | None, category: Category | None, completed: bool) -> list[JSON]:
          wanted = {"priority": priority, "category": category}.items()
          values = {name: choice.value for name, choice in wanted if choice}
          return [t for t in records() if values.items() <= t.items() and (completed or not t["isCompleted"])]


      def containing(words: str) -> list[JSON]:
          return [task for task in records() if words.casefold() in f"{task['title']}\n{task['notes']}".casefold()]


      # MARK: Tasks as entities


      def entity(task: JSON) -> JSON:
          priority, category = Priority(task["priority"]), Category(task["category"])
          due = None
          if "dueDate" in task:
              moment = datetime.fromtimestamp(EPOCH + task["dueDate"], timezone.utc)
              due = {"type": "date", "value": moment.strftime("%Y-%m-%dT%H:%M:%SZ")}
          return {
              "type": "Task",
              "id": task["id"],
              "title": task["title"],
              "subtitle": f"{priority.title} · {category.title}",
              "properties": {
                  "title": task["title"],
                  "priority": priority.shown,
                  "category": category.shown,
                  "dueDate": due,
                  "estimatedMinutes": None if task["minutes"] < 0 else task["minutes"],
                  "isCompleted": task["isCompleted"],
              },
          }


      @app.entities
      def find_tasks(type: str, find: str, ids: list[str], words: str) -> list[JSON]:
          if find == "ids":
              return [entity(task) for id in ids for task in records() if task["id"] == id]
          return [entity(task) for task in (containing(words) if find == "words" else filtered(None, None, find == "all"))]


      # MARK: Intents


      @app.intent(
          "Create Task",
          [
              "Create a task in ${applicationName}",
              "Add a new task in ${applicationName}",
              "New task in ${applicationName}",
              "Create a ${category} task in ${applicationName}",
          ],
          symbol="plus.circle",
          summary="Create (Title) task",
      )
      def create_task(
          taskTitle: Annotated[str, Field(title="Title")],
          priority: Annotated[Priority, Field(title="Priority")],
          category: Annotated[Category, Field(title="Category")],
          dueDate: Annotated[datetime | None, Field(title="Due Date")] = None,
          estimatedMinutes: Annotated[int | None, Field(title="Estimated Minutes", ge=1, le=480)] = None,
          notes: Annotated[str | None, Field(title="Notes")] = None,
      ) -> CallToolResult:
          """Creates a new task in TaskTracker"""
          tasks = records()
          last = max((int(task["id"]) for task in tasks if task["id"].isdecimal()), default=0)
          task = {"id": str(last + 1), "title": taskTitle, "priority": priority.value, "category": category.value}
          # The file has -1 for no estimate and "" for no notes.
          task |= {"minutes": estimatedMinutes or -1, "notes": notes or "", "isCompleted": False}
          if dueDate:
              task["dueDate"] = dueDate.timestamp() - EPOCH
          save([*tasks, task])
          return done(f"Created '{taskTitle}' with {priority.title} priority in {category.title}", entity(task))


      @app.intent(
          "Complete Task",
          [
              "Complete a task in ${applicationName}",
              "Mark ${target} as done in ${applicationName}",
              "Finish ${target} in ${applicationName}",
          ],
          symbol="checkmark.circle",
          summary="Complete (Task)",
      )
      def complete_task(target: Target) -> CallToolResult:
          """Marks a task as complete"""
          task = change(target, isCompleted=True)
          return done(f"Done! '{task['title']}' has been marked as completed.")


      @app.intent(
          "Open Task",
          ["Open a task in ${applicationName}", "Show task in ${applicationName}", "Open ${target} in ${applicationName}"],
          symbol="eye",
          summary="Open (Task)",
          traits=["isDiscoverable", "isListed", "opensApp"],
      )
      def open_task(target: Target) -> CallToolResult:
          """Opens a task in TaskTracker"""
          return done(next=call("OpenURL", url=f"tasktracker://task/{target}"))


      @app.intent("Open URL", traits=[])
      def open_url(url: str) -> CallToolResult:
          """Opens an address: what an intent may end with."""
          return done(value={"type": "url", "value": url})


      @app.intent(
          "List Tasks",
          [
              "List my tasks in ${applicationName}",
              "Show my tasks in ${applicationName}",
              "List ${category} tasks in ${applicationName}",
              "What do I have to do in ${applicationName}",
          ],
          symbol="list.bullet",
          summary="List tasks",
      )
      def list_tasks(
          priority: SomePriority = None,
          category: SomeCategory = None,
          showCompleted: Annotated[bool, Field(title="Show Completed")] = False,
      ) -> CallToolResult:
          tasks = filtered(priority, category, showCompleted)
          titles = [choice.title + " " for choice in (priority, category) if choice]
          words = "".join(titles) + ("task" if len(tasks) == 1 else "tasks")
          chosen = {"priority": priority and priority.value, "category": category and category.value}
          board = call("TaskBoard", **chosen, showCompleted=showCompleted)
          content = {"snippet": board} if tasks else None
          return done(f"Found {len(tasks)} {words}", [entity(task) for task in tasks], content, showsValue=True)


      @app.intent("Task Board", traits=["isSnippet"])
      def task_board(
          priority: SomePriority = None, category: SomeCategory = None, showCompleted: bool = False
      ) -> CallToolResult:
          """Draws the card of the tasks: again whenever one of its buttons has been pressed."""
          tasks = filtered(priority, category, showCompleted)
          lines = [f"- [{'x' if task['isCompleted'] else ' '}] {task['title']}" for task in tasks]
          left = [task for task in tasks if not task["isCompleted"]]
          buttons = [button(f"Complete {task['title']}", "CompleteTask", target=task["id"]) for task in left]
          return done(content=card("\n".join(lines) or "Nothing to do.", *buttons))


      @app.intent(
          "Search Tasks",
          ["Search tasks in ${applicationName}", "Find a task in ${applicationName}", "Search in ${applicationName}"],
          symbol="magnifyingglass",
          summary="Search for (Search Text)",
      )
      def search_tasks(
          searchText: Annotated[str, Field(title="Search Text"), About(valueDialog="What are you looking for?")],
      ) -> CallToolResult:
          tasks = [entity(task) for task in containing(searchText)]
          found = f"Found {len(tasks)} task{'' if len(tasks) == 1 else 's'}" if tasks else "No tasks found"
          return done(f"{found} matching '{searchText}'", tasks)


      @app.intent(
          "Set Due Date",
          [
              "Set a due date in ${applicationName}",
              "Change a due date in ${applicationName}",
              "Set the due date of ${target} in ${applicationName}",
          ],
          symbol="calendar",
          summary="Set the due date of (Task) to (Due Date)",
      )
      def set_due_date(
          target: Target, dueDate: Annotated[datetime, Field(title="Due Date"), About(valueDialog="When is it due?")]
      ) -> CallToolResult:
          task = change(target, dueDate=dueDate.timestamp() - EPOCH)
          due = dueDate.astimezone()
          words = f"{due:%b} {due.day}, {due.year} at {(due.hour + 11) % 12 + 1}:{due:%M %p}"
          return done(f"'{task['title']}' is due {words}", entity(task))


      app.run()

      """###
    ),
    (
      "behest_app.py",
      ###"""
      """Phrases, entities, dialogs and cards for a server of the official MCP SDK: see Documentation/Apps.md of Behest."""

      import functools
      import inspect
      import json
      from enum import Enum
      from typing import Any, Callable, get_type_hints

      from mcp.types import CallToolResult

      try:
          from mcp.server.mcpserver import MCPServer
      except ImportError:  # before version 2 of the SDK
          from mcp.server.fastmcp import FastMCP as MCPServer

      JSON = dict[str, Any]


      class Failure(Exception):
          """Ends an intent with a sentence for people."""


      class Choice(Enum):
          """A choice whose cases have titles: `HIGH = 2, "High", "Today or tomorrow"`."""

          def __new__(cls, value: int | str, title: str, subtitle: str | None = None) -> "Choice":
              case = object.__new__(cls)
              case._value_, case.title, case.subtitle = value, title, subtitle
              return case

          @classmethod
          def __get_pydantic_json_schema__(cls, schema: Any, handler: Any) -> JSON:
              return {"oneOf": [given(const=case.value, title=case.title, description=case.subtitle) for case in cls]}

          @property
          def shown(self) -> JSON:
              """The case as a property of an entity."""
              return {"type": "enumeration", "value": {"rawValue": str(self.value), "title": self.title}}


      class About(dict[str, Any]):
          """More about a parameter: `Annotated[datetime, About(valueDialog="When is it due?")]`."""


      def Entity(type: str) -> About:
          """Makes a parameter an entity, `Annotated[str, Entity("Task")]`, of which the function gets the identifier."""
          return About(kind={"kind": "entity", "type": {"id": type}})


      def given(**members: Any) -> JSON:
          """An object without the members that are missing."""
          return {name: value for name, value in members.items() if value is not None}


      def call(tool: str, **arguments: Any) -> JSON:
          """A call of a tool with arguments."""
          return {"tool": tool, "arguments": given(**arguments)}


      def button(label: str, tool: str, **arguments: Any) -> JSON:
          """A button of a card, which makes a call."""
          return {"label": label, **call(tool, **arguments)}


      def card(markdown: str, *buttons: JSON) -> JSON:
          """A card, the content of a result."""
          return {"markdown": markdown, "buttons": list(buttons)}


      def done(dialog: str | None = None, value: Any = None, content: JSON | None = None, **end: Any) -> CallToolResult:
          """The result of an intent; its content is a card, or `{"snippet": CALL}` for a card that is drawn again."""
          facts = {"end": given(dialog=dialog, value=value, content=content, **end)}
          return result(dialog or "", structuredContent=given(result=value) or None, _meta={"behest/app": facts})


      def result(words: str, **members: Any) -> CallToolResult:
          return CallToolResult.model_validate({"content": [{"type": "text", "text": words}] if words else [], **members})


      class App(MCPServer):
          """A server that is an app: its intents are tools, with the phrases that run them."""

          def __init__(self, name: str, **facts: Any):
              super().__init__(name)
              self.facts = {"name": name, "shortcuts": [], **facts}
              resource = self.resource("behest://app", name="app", mime_type="application/json")
              resource(lambda: json.dumps({"version": 1, "apps": [self.facts]}))

          def intent(self, title: str, phrases: list[str] | None = None, symbol: str | None = None, **facts: Any) -> Callable:
              """Makes a function a tool, CreateTask for "Create Task"; the facts are more members of its INTENT."""

              def decorate(function: Callable[..., CallToolResult]) -> Callable[..., CallToolResult]:
                  @functools.wraps(function)
                  def run(*values: Any, **named: Any) -> CallToolResult:
                      try:
                          return function(*values, **named)
                      except Failure as failure:
                          return result(str(failure), isError=True)

                  hints = get_type_hints(function, include_extras=True).items()
                  marks = [(name, mark) for name, hint in hints for mark in getattr(hint, "__metadata__", ())]
                  parameters = [{"name": name, **mark} for name, mark in marks if isinstance(mark, About)]
                  tool, words = title.replace(" ", ""), inspect.getdoc(function)
                  self.tool(tool, title, words, meta={"behest/app": {**facts, "parameters": parameters}})(run)
                  if phrases:
                      self.facts["shortcuts"].append(given(tool=tool, title=title, symbol=symbol, phrases=phrases))
                  return run

              return decorate

          def entities(self, function: Callable[[str, str, list[str], str], list[JSON]]) -> Callable:
              """Makes a function the finder of entities of a type: `find` is "ids", "words", "suggested" or "all"."""

              def entities(type: str, find: str, ids: list[str] = [], words: str = "") -> JSON:
                  return {"values": function(type, find, ids, words)} if find in ("ids", "words", "suggested", "all") else {}

              self.tool("behest.entities", description="Finds entities for Behest.")(entities)
              return function

      """###
    ),
    (
      "requirements.txt",
      ###"""
      mcp>=1.28,<3

      """###
    ),
    (
      "test_app.py",
      ###"""
      """Starts the server and plays calls, as any client of MCP would: `.venv/bin/python -m unittest`."""

      import json
      import os
      import subprocess
      import sys
      import tempfile
      import unittest
      from pathlib import Path


      class TaskTrackerTests(unittest.TestCase):
          """The tests of one run share the server; each has its own tasks."""

          @classmethod
          def setUpClass(cls):
              folder = tempfile.TemporaryDirectory()
              cls.addClassCleanup(folder.cleanup)
              cls.store = Path(folder.name, "behest/TaskTracker.json")
              cls.server = subprocess.Popen(
                  [sys.executable, Path(__file__).with_name("app.py")],
                  env={**os.environ, "XDG_DATA_HOME": folder.name, "TZ": "UTC"},
                  stdin=subprocess.PIPE,
                  stdout=subprocess.PIPE,
                  stderr=subprocess.DEVNULL,
                  encoding="utf-8",
              )
              cls.count = 0
              info = {"name": "tests", "version": "1"}
              cls.ask("initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo=info)
              cls.send(method="notifications/initialized")

          @classmethod
          def tearDownClass(cls):
              cls.server.stdin.close()
              cls.server.wait()
              cls.server.stdout.close()

          def setUp(self):
              self.store.unlink(missing_ok=True)

          @classmethod
          def send(cls, **message):
              cls.server.stdin.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
              cls.server.stdin.flush()

          @classmethod
          def ask(cls, method, **params):
              cls.count += 1
              cls.send(id=cls.count, method=method, params=params)
              while (answer := json.loads(cls.server.stdout.readline())).get("id") != cls.count:
                  pass
              return answer["result"]

          def call(self, tool, **arguments):
              result = self.ask("tools/call", name=tool, arguments=arguments)
              return result.get("_meta", {}).get("behest/app", {}).get("end", result)

          def create(self, title):
              return self.call("CreateTask", taskTitle=title, priority=1, category=2)

          def test_phrases_name_parameters_that_exist(self):
              tools = {tool["name"]: tool["inputSchema"]["properties"] for tool in self.ask("tools/list")["tools"]}
              text = self.ask("resources/read", uri="behest://app")["contents"][0]["text"]
              for shortcut in json.loads(text)["apps"][0]["shortcuts"]:
                  for phrase in shortcut["phrases"]:
                      for part in phrase.split("${")[1:]:
                          self.assertIn(part.split("}")[0], ["applicationName", *tools[shortcut["tool"]]])

          def test_a_task_is_created_and_found(self):
              end = self.create("Buy milk")
              self.assertEqual(end["dialog"], "Created 'Buy milk' with Medium priority in Shopping")
              self.assertEqual(end["value"]["subtitle"], "Medium · Shopping")
              found = self.call("behest.entities", type="Task", find="words", words="MILK")
              self.assertEqual([task["id"] for task in found["structuredContent"]["values"]], ["1"])

          def test_a_button_of_the_card_completes_a_task(self):
              self.create("Milk")
              self.create("Bread")
              snippet = self.call("ListTasks")["content"]["snippet"]
              content = self.call(snippet["tool"], **snippet["arguments"])["content"]
              self.assertEqual(content["markdown"], "- [ ] Milk\n- [ ] Bread")
              button = content["buttons"][0]
              self.assertEqual(
                  self.call(button["tool"], **button["arguments"])["dialog"],
                  "Done! 'Milk' has been marked as completed.",
              )
              content = self.call(snippet["tool"], **snippet["arguments"])["content"]
              self.assertEqual(content["markdown"], "- [ ] Bread")

          def test_a_date_is_said_in_words(self):
              self.create("Milk")
              end = self.call("SetDueDate", target="1", dueDate="2027-01-15T17:00:00Z")
              self.assertEqual(end["dialog"], "'Milk' is due Jan 15, 2027 at 5:00 PM")

          def test_an_error_is_a_sentence(self):
              result = self.call("CompleteTask", target="99")
              self.assertTrue(result["isError"])
              self.assertEqual(result["content"][0]["text"], "The task could not be found.")


      if __name__ == "__main__":
          unittest.main()

      """###
    ),
  ]
}
