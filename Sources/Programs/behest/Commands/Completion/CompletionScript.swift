// `behest completion`: prints the script with which a shell completes the words of a command.

import ArgumentParser
import BehestShell

struct CompletionScript: BehestCommand {
  /// A shell that has programmable completion.
  enum Shell: String, CaseIterable, ExpressibleByArgument {
    case bash, zsh, fish
  }

  static let configuration = CommandConfiguration(
    commandName: "completion", abstract: "Print the completion script of a shell.",
    discussion: """
      It completes commands, options and their values, files, apps, intents, parameters, entities, \
      documents, themes, settings and phrases. Where it knows nothing, files are completed as usual. \
      make install puts the scripts where the shells find them.

      Examples:
        behest completion bash
        behest completion bash > behest.bash
        behest completion zsh > _behest
        behest completion fish > behest.fish
      """)

  @Argument(help: "The shell: bash, zsh or fish.")
  var shell: Shell

  @Argument(help: ArgumentHelp("The words before the cursor.", visibility: .hidden))
  var words: [String] = []

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  static let refusalOfJSON: String? =
    "A completion script is for a shell: there is no JSON of it."

  func run(in context: CommandContext) async throws -> ExitStatus {
    guard words.isEmpty else {
      let completed = try CompletedWords(words.dropFirst(), context)
      let lines = try await completed.candidates().map { candidate in
        let detail = context.writer.page.plain(candidate.detail ?? "")
        return shell == .bash || detail.isEmpty ? candidate.text : candidate.text + "\t" + detail
      }
      if !lines.isEmpty { context.writer.output.result(lines.joined(separator: "\n")) }
      return .done
    }
    context.writer.output.result(script)
    return .done
  }

  /// The script, which asks the program that is being completed itself.
  ///
  /// What comes back are names that other people have written, so that no shell may expand them.
  private var script: String {
    switch shell {
    case .bash: Self.bash
    case .zsh: Self.zsh
    case .fish: Self.fish
    }
  }

  private static let bash = #"""
    # Completion of behest for bash; made by: behest completion bash
    _behest() {
      local words=() index word line char glue= quote= cut= program=${COMP_WORDS[0]/#\~/"$HOME"}
      local special=('\' '"' '$' '`')
      COMPREPLY=()
      # Bash breaks words at = and : too, where the program has one word.
      for ((index = 1; index <= COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ ${#words[@]} -gt 0 && ( $glue || $word == [=:]* ) ]]; then
          words[${#words[@]} - 1]+=$word
        else
          words+=("$word")
        fi
        if [[ $word == [=:]* ]]; then glue=1; else glue=; fi
      done
      word=${words[${#words[@]} - 1]-}
      if [[ $word == [\"\']* ]]; then quote=${word:0:1}; fi
      if [[ $word == *[=:]* && ! $quote ]]; then cut=${word%"${word##*[=:]}"}; fi
      while IFS= read -r line; do
        case $line in
          :files) compopt -o filenames 2>/dev/null
            while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$2") ;;
          :folders) compopt -o filenames 2>/dev/null
            while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -d -- "$2") ;;
          *)
            line=${line#"$cut"}
            if [[ ! $line ]]; then continue; fi
            # Inside quotation marks, what the shell would expand there.
            case $quote in
              \") for char in "${special[@]}"; do line=${line//"$char"/\\"$char"}; done ;;
              \') line=${line//"'"/"'\\''"} ;;
              *) printf -v line %q "$line" ;;
            esac
            case $line in *=) compopt -o nospace 2>/dev/null ;; esac
            COMPREPLY+=("$line") ;;
        esac
      done < <("$program" completion bash -- behest "${words[@]}" 2>/dev/null </dev/null)
    }
    complete -o bashdefault -o default -F _behest behest
    """#

  private static let zsh = #"""
    #compdef behest
    # Completion of behest for zsh; made by: behest completion zsh
    _behest() {
      local line
      local -a texts details
      for line in ${(f)"$(${(Q)words[1]} completion zsh -- behest "${(@)words[2,CURRENT]}" 2>/dev/null </dev/null)"}; do
        case $line in
          (:files) _files; return ;;
          (:folders) _files -/; return ;;
          (*) texts+=("${line%%$'\t'*}")
            if [[ $line == *$'\t'* ]]; then
              details+=("${line%%$'\t'*}  -- ${line#*$'\t'}")
            else
              details+=("$line")
            fi ;;
        esac
      done
      if (( $#texts )); then compadd -l -d details -U -a texts; else _files; fi
    }
    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _behest "$@"; else compdef _behest behest; fi
    """#

  private static let fish = #"""
    # Completion of behest for fish; made by: behest completion fish
    function __behest_complete
      set -l words (commandline -opc) (commandline -ct)
      set -l lines (command $words[1] completion fish -- behest $words[2..-1] 2>/dev/null </dev/null)
      switch "$lines[1]"
        case '' :files
          __fish_complete_path (commandline -ct)
        case :folders
          __fish_complete_directories (commandline -ct)
        case '*'
          printf '%s\n' $lines
      end
    end
    complete -c behest -f -k -a '(__behest_complete)'
    """#
}
