#!/usr/bin/env python3
"""A server of web pages for tests: each path is a way to answer, and a request is told back.

`web.py FILE` writes the port that it listens at to FILE, and answers until it is ended.
"""

import gzip
import json
import os
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Answers(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do(self):
        path = self.path.split("?")[0]
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(length)
        if path == "/loop":
            return self.answer(302, b"", {"Location": "/loop"})
        if path == "/away":
            return self.answer(302, b"", {"Location": "file:///etc/passwd"})
        if path == "/see":
            return self.answer(303, b"ignored", {"Location": "/echo"})
        if path == "/slow":
            time.sleep(900)
        if path == "/none":
            self.close_connection = True
            return None
        if path == "/bytes":
            return self.answer(200, bytes(range(256)), {"Content-Type": "application/octet-stream"})
        if path == "/packed":
            return self.answer(200, gzip.compress(b"unpacked"), {"Content-Encoding": "gzip"})
        if path == "/absent":
            return self.answer(404, b"nothing", {"X-Two": "b"})
        told = {
            "method": self.command, "path": self.path, "body": body.decode("latin1"),
            "headers": {k.lower(): v for k, v in sorted(self.headers.items())},
        }
        told["headers"].pop("host", None)
        self.answer(200, json.dumps(told).encode(), {"Content-Type": "application/json"})

    do_GET = do_POST = do_PUT = do_DELETE = do_HEAD = do

    def answer(self, status, body, headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, *words):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
server.daemon_threads = True
with open(sys.argv[1] + ".new", "w") as file:
    file.write(str(server.server_port))
os.rename(sys.argv[1] + ".new", sys.argv[1])
server.serve_forever()
