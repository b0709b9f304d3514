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
