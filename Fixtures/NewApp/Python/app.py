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
