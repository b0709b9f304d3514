# Builds, tests, checks and installs Behest. `make help` lists what there is to make.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
CONFIGURATION ?= release

packages := libcmark-gfm-dev libcmark-gfm-extensions-dev libreadline-dev libsqlite3-dev
# What offers every form of a copy at once to a display.
packages += libwayland-dev libxcb1-dev
# What only tests read: Unicode's data files, some of them packed, and GitHub's specification.
packages += bzip2 cmark-gfm unicode-data
# Start sooner: no relocations to apply, no symbols to map, and the metadata of generic types made
# by calls rather than by searching every conformance in the program for what their names mention.
start_flags := -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xlinker -s \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
release_flags := --configuration $(CONFIGURATION) --static-swift-stdlib --product behest \
  $(start_flags)
clipboard_flags := --configuration $(CONFIGURATION) --product behest-clipboard $(start_flags)
bench_flags := --package-path Tests/Benchmarks --configuration release --static-swift-stdlib
# A checkout of github.com/OHF-Voice/intents, by whose tests `make bench` judges too.
SENTENCES ?=
peers := Tests/Benchmarks/.build/peers
phrase_files := $(shell cd Phrases 2>/dev/null && find . -type f -printf '%P\n' | LC_ALL=C sort)

.DEFAULT_GOAL := help
.PHONY: help setup build run test lint bench bench-peers fuzz install uninstall clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' $(MAKEFILE_LIST) | expand -t 12

setup: ## install the Debian packages that are missing
	@if ! command -v dpkg-query >/dev/null; then \
	  echo "Not Debian: please install GNU Readline, cmark-gfm and SQLite with their headers." >&2; \
	  exit 0; \
	fi; \
	missing=$$(for package in $(packages); do \
	  dpkg-query -W -f '$${db:Status-Status}' "$$package" 2>/dev/null | grep -qx installed \
	    || echo "$$package"; \
	done); \
	if [ -n "$$missing" ]; then \
	  echo "Installing" $$missing; \
	  if [ "$$(id -u)" -eq 0 ]; then sudo=; else sudo=sudo; fi; \
	  $$sudo apt-get update -q && \
	  $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $$missing; \
	fi

build: setup ## build a release of behest
	$(SWIFT) build $(release_flags)
	$(SWIFT) build $(clipboard_flags)

run: build ## build a release and preview README.md with it
	@"$$($(SWIFT) build $(release_flags) --show-bin-path)/behest" \
	  say "preview markdown in MarkdownSnippet" < README.md

test: setup ## run every test
	$(SWIFT) test

lint: ## check the format and the rules of the style
	@Tests/lint

bench: build ## measure, beside peers, in one run; SENTENCES=CHECKOUT adds Home Assistant's
	$(SWIFT) build $(bench_flags)
	@set -e; bin=$$($(SWIFT) build $(bench_flags) --show-bin-path); \
	behest="$$($(SWIFT) build $(release_flags) --show-bin-path)/behest"; \
	"$$bin/benchmarks" processes "$$behest"; \
	"$$bin/benchmarks" markdown "$$behest"; \
	"$$bin/benchmarks" phrases; \
	if [ -n "$(SENTENCES)" ]; then \
	  for option in "" --merged; do \
	    $(peers)/bin/python3 Tests/Benchmarks/Scripts/home_assistant.py "$(SENTENCES)" \
	      --behest "$$behest" --hassil $$option; \
	  done; \
	fi

bench-peers: ## install hassil, from PyPI, for make bench to measure beside
	python3 -m venv $(peers)
	$(peers)/bin/pip install --quiet hassil PyYAML

fuzz: setup ## run each fuzzer for a minute
	@Tests/Fuzzing/run

install: build ## install under PREFIX (/usr/local); DESTDIR is honoured
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$$($(SWIFT) build $(release_flags) --show-bin-path)/behest" \
	  "$(DESTDIR)$(PREFIX)/bin/behest"
	install -D -m 755 "$$($(SWIFT) build $(release_flags) --show-bin-path)/behest-clipboard" \
	  "$(DESTDIR)$(PREFIX)/libexec/behest/behest-clipboard"
	@for file in $(phrase_files); do \
	  install -D -m 644 "Phrases/$$file" "$(DESTDIR)$(PREFIX)/share/behest/Phrases/$$file" || exit 1; \
	done
	install -D -m 644 LICENSE "$(DESTDIR)$(PREFIX)/share/doc/behest/LICENSE"

uninstall: ## remove what install installed
	rm -f "$(DESTDIR)$(PREFIX)/bin/behest"
	rm -rf "$(DESTDIR)$(PREFIX)/libexec/behest" "$(DESTDIR)$(PREFIX)/share/behest"
	rm -rf "$(DESTDIR)$(PREFIX)/share/doc/behest"

clean: ## remove what was built
	rm -rf .build Tests/Benchmarks/.build Tests/Fuzzing/.build
