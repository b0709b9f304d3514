# Builds, tests, checks and installs Behest. `make help` lists what there is to make.

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
PYTHON ?= python3
CONFIGURATION ?= release

packages := libcmark-gfm-dev libcmark-gfm-extensions-dev libreadline-dev libsqlite3-dev
# What offers every form of a copy at once to a display.
packages += libwayland-dev libxcb1-dev
# What writes the files of Sources/Apple/Tables.
packages += python3
# What only tests read: Unicode's data files, some of them packed, and GitHub's specification.
packages += bzip2 cmark-gfm unicode-data
# What writes the page of the supported API, and checks it.
packages += python3
# What tests use where it can be had: without it they are passed over.
optional := curl esbuild libjavascriptcoregtk-4.1-0 node-typescript nodejs python3-pyte python3-venv
# The official SDK of the Model Context Protocol, for the tests of apps in Python; passed over as well.
test_python := .build/python
# Start sooner: no relocations to apply, no symbols to map, and the metadata of generic types made
# by calls rather than by searching every conformance in the program for what their names mention.
start_flags := -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xlinker --no-export-dynamic \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# And in less memory: what a start runs lies side by side, where it was scattered over 30 MB. The first
# build is linked once more for the list. A name in it that is none any more costs nothing, so it is
# kept until `make start-order` or `make clean`.
start_order := .build/start.order
start_flags += -Xswiftc -use-ld=lld
ordered := -Xlinker --symbol-ordering-file=$(start_order) -Xlinker --no-warn-symbol-ordering
stripped := -Xlinker -s $(ordered)
# Libraries that come along inside the programs, which halves what it takes to start; LINK=shared
# leaves them to the system, as a distribution wants it. Links to those that are there as archives.
LINK ?= static
archives := .build/archives
libraries := cmark-gfm cmark-gfm-extensions readline sqlite3 stdc++ tinfo
ifeq ($(LINK),static)
start_flags += -Xswiftc -L$(archives) -Xlinker -ltinfo -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
# The parser of Markdown is opened where it is not linked, so nothing names what it exports.
markdown := --whole-archive -lcmark-gfm -lcmark-gfm-extensions --no-whole-archive
else
markdown := -lcmark-gfm -lcmark-gfm-extensions
endif
# Foundation lies inside, so that only the linker can put our getters before its own: of the current
# locale, of the one that updates itself, and of the preferred languages. Tests/release looks at them.
locale_getters := 7currentACvgZ 19autoupdatingCurrentACvgZ 18preferredLanguagesSaySSGvgZ
wrapped := $(patsubst %,-Xlinker '--wrap=$$s20FoundationEssentials6LocaleV%',$(locale_getters))
swift_flags := --configuration $(CONFIGURATION) --static-swift-stdlib --disable-local-rpath \
  $(start_flags) $(stripped)
release_flags := $(swift_flags) $(wrapped) $(addprefix -Xlinker ,$(markdown)) --product behest
review_flags := $(swift_flags) --product behest-review
host_flags := $(swift_flags) --product behest-host
script_flags := $(swift_flags) $(wrapped) $(addprefix -Xlinker ,$(markdown)) --product behest-script
clipboard_flags := --configuration $(CONFIGURATION) --disable-local-rpath --product behest-clipboard \
  $(start_flags) $(stripped)
bench_flags := --package-path Tests/Benchmarks --configuration release --static-swift-stdlib
# A checkout of github.com/OHF-Voice/intents, by whose tests `make bench` judges too.
SENTENCES ?=
peers := Tests/Benchmarks/.build/peers
phrase_files := $(shell cd Phrases 2>/dev/null && find . -type f -printf '%P\n' | LC_ALL=C sort)

.DEFAULT_GOAL := help
.PHONY: help setup build run review test mcp-clients dependents docs generate lint bench start-order bench-peers fuzz install uninstall clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' $(MAKEFILE_LIST) | expand -t 12

setup: ## install the Debian packages that are missing, and what tests use besides
	@if ! command -v dpkg-query >/dev/null; then \
	  echo "Not Debian: please install GNU Readline, cmark-gfm and SQLite with their headers." >&2; \
	  exit 0; \
	fi; \
	missing() { \
	  for package in "$$@"; do \
	    dpkg-query -W -f '$${db:Status-Status}' "$$package" 2>/dev/null | grep -qx installed \
	      || echo "$$package"; \
	  done; \
	}; \
	sudo=; if [ "$$(id -u)" -ne 0 ]; then sudo=sudo; fi; \
	install="env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends"; \
	needed=$$(missing $(packages)); \
	if [ -n "$$needed" ]; then \
	  echo "Installing" $$needed; \
	  $$sudo apt-get update -q && $$sudo $$install $$needed || exit; \
	fi; \
	wanted=$$(missing $(optional)); \
	if [ -n "$$wanted" ]; then \
	  $${sudo:+sudo -n} $$install $$wanted >/dev/null 2>&1 \
	    || echo "Left out, with the tests that use it:" $$wanted; \
	fi
	@if ! ls -d $(test_python)/lib/python3*/site-packages/mcp >/dev/null 2>&1; then \
	  { $(PYTHON) -m venv --clear $(test_python) && $(test_python)/bin/python -m pip install \
	    --disable-pip-version-check --retries 1 --timeout 20 'mcp>=2,<3'; } >/dev/null 2>&1 \
	    || echo "Left out, with the tests that use it: mcp of Python"; \
	fi

$(archives):
	@mkdir -p $@; machine=$$(uname -m)-linux-gnu; \
	for library in $(libraries); do \
	  for archive in /usr/lib/$$machine/lib$$library.a /usr/lib/gcc/$$machine/*/lib$$library.a; do \
	    if [ -e "$$archive" ]; then ln -sf "$$archive" $@; fi; \
	  done; \
	done

$(start_order): | setup $(archives)
	$(SWIFT) build $(subst $(stripped),-Xlinker -S,$(release_flags))
	Tests/Benchmarks/Scripts/start_order.py \
	  "$$($(SWIFT) build $(release_flags) --show-bin-path)/behest" > $@.new \
	  || echo "Nothing can be traced here: the linker keeps its own order." >&2
	mv $@.new $@

build: setup $(archives) $(start_order) ## build a release of behest
	$(SWIFT) build $(release_flags)
	$(SWIFT) build $(review_flags)
	$(SWIFT) build $(host_flags)
	$(SWIFT) build $(script_flags)
	$(SWIFT) build $(clipboard_flags)
	Tests/release "$$($(SWIFT) build $(release_flags) --show-bin-path)/behest"

run: setup $(archives) $(start_order) ## build a release of the program alone and preview README.md with it
	$(SWIFT) build $(release_flags)
	@"$$($(SWIFT) build $(release_flags) --show-bin-path)/behest" \
	  say "preview markdown in MarkdownSnippet" < README.md

review: setup $(archives) $(start_order) ## build the program that reviews sources for behest lint PATH
	$(SWIFT) build $(review_flags)

test: setup ## run every test
	@SWIFT="$(SWIFT)" Tests/run

mcp-clients: ## call every tool of the sample apps with the official MCP SDK of PYTHON, if it is there
	@if $(PYTHON) -c 'import mcp' 2>/dev/null; then \
	  data=$$(mktemp -d) && trap 'rm -rf "$$data"' EXIT && \
	  BEHEST_SAMPLES=all XDG_DATA_HOME=$$data $(PYTHON) Tests/mcp-clients/every_tool.py \
	    "$$($(SWIFT) build --show-bin-path)/behest" $(ERA); \
	else echo "Passed over: $(PYTHON) has no package mcp."; fi

dependents: setup ## build packages that depend on this one, beside other packages
	@SWIFT="$(SWIFT)" Tests/dependents

generate: ## write what is made of tables and of the sources themselves
	@Sources/Apple/Tables/generate.py
	@Tests/app-template
	@Tests/supported-api

docs: setup ## write the libraries' documentation into .build/docs, a static site for each
	$(SWIFT) package dump-symbol-graph --minimum-access-level public --skip-synthesized-members >/dev/null
	@set -e; for catalog in Sources/*/*/*.docc; do \
	  module=$$(basename $$catalog .docc); graphs=.build/docs/graphs/$$module; \
	  mkdir -p $$graphs; \
	  cp .build/*/symbolgraph/$$module.symbols.json .build/*/symbolgraph/$$module@*.json $$graphs 2>/dev/null || true; \
	  docc convert $$catalog --additional-symbol-graph-dir $$graphs \
	    --fallback-display-name $$module --fallback-bundle-identifier behest.$$module \
	    --output-path .build/docs/$$module; \
	done

lint: ## check the format and the rules of the style
	@Tests/lint

bench: build ## measure, beside peers, in one run; SENTENCES=CHECKOUT adds Home Assistant's
	$(SWIFT) build $(bench_flags)
	@set -e; bin=$$($(SWIFT) build $(bench_flags) --show-bin-path); \
	behest="$$($(SWIFT) build $(release_flags) --show-bin-path)/behest"; \
	"$$bin/benchmarks" processes "$$behest"; \
	"$$bin/benchmarks" markdown "$$behest"; \
	for file in README.md Fixtures/Markdown/tables.md; do "$$behest" md bench "$$file"; done; \
	"$$bin/benchmarks" phrases; \
	if [ -n "$(SENTENCES)" ]; then \
	  for option in "" --merged; do \
	    $(peers)/bin/python3 Tests/Benchmarks/Scripts/home_assistant.py "$(SENTENCES)" \
	      --behest "$$behest" --hassil $$option; \
	  done; \
	fi

start-order: ## list anew what a start runs, for the linker
	rm -f $(start_order)
	$(MAKE) build

bench-peers: ## install hassil, from PyPI, for make bench to measure beside
	python3 -m venv $(peers)
	$(peers)/bin/pip install --quiet hassil PyYAML

fuzz: setup ## run each fuzzer for a minute
	@Tests/Fuzzing/run

install: build ## install under PREFIX (/usr/local); DESTDIR is honoured
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$$($(SWIFT) build $(release_flags) --show-bin-path)/behest" \
	  "$(DESTDIR)$(PREFIX)/bin/behest"
	@for program in behest-clipboard behest-host behest-review behest-script; do \
	  install -D -m 755 "$$($(SWIFT) build $(release_flags) --show-bin-path)/$$program" \
	    "$(DESTDIR)$(PREFIX)/libexec/behest/$$program" || exit 1; \
	done
	@for file in $(phrase_files); do \
	  install -D -m 644 "Phrases/$$file" "$(DESTDIR)$(PREFIX)/share/behest/Phrases/$$file" || exit 1; \
	done
	@if [ -z "$(DESTDIR)" ]; then echo "$(CURDIR)" > "$(PREFIX)/share/behest/source"; fi
	install -D -m 644 LICENSE "$(DESTDIR)$(PREFIX)/share/doc/behest/LICENSE"
	@set -e; share="$(DESTDIR)$(PREFIX)/share"; \
	program="$$($(SWIFT) build $(release_flags) --show-bin-path)/behest"; \
	install -d "$$share/bash-completion/completions" "$$share/zsh/site-functions" \
	  "$$share/fish/vendor_completions.d"; \
	export BEHEST_MOUNTED=none; \
	"$$program" completion bash > "$$share/bash-completion/completions/behest"; \
	"$$program" completion zsh > "$$share/zsh/site-functions/_behest"; \
	"$$program" completion fish > "$$share/fish/vendor_completions.d/behest.fish"; \
	"$$program" schema > "$$share/behest/Output.schema.json"; \
	"$$program" manual "$$share/man/man1" > /dev/null

uninstall: ## remove what install installed
	rm -f "$(DESTDIR)$(PREFIX)/bin/behest"
	rm -rf "$(DESTDIR)$(PREFIX)/libexec/behest" "$(DESTDIR)$(PREFIX)/share/behest"
	rm -rf "$(DESTDIR)$(PREFIX)/share/doc/behest"
	rm -f "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/behest"
	rm -f "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_behest"
	rm -f "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/behest.fish"
	rm -f "$(DESTDIR)$(PREFIX)"/share/man/man1/behest.1 "$(DESTDIR)$(PREFIX)"/share/man/man1/behest-*.1

clean: ## remove what was built
	rm -rf .build Tests/Benchmarks/.build Tests/Fuzzing/.build
