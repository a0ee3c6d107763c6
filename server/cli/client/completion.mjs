/** A completion script made from the commands and their options; null for an unknown shell. */
export function completionScript(program, shell) {
  const name = program.name();
  const commands = program.commands.map((command) => ({
    name: command.name(),
    about: command.description(),
    words: wordsOf(command),
  }));
  const names = commands.map((command) => command.name).join(' ');
  const shared = wordsOf(program);
  if (shell === 'bash')
    return `_${name}() {
  local word="\${COMP_WORDS[COMP_CWORD]}"
  case "\${COMP_WORDS[1]}" in
${commands.map((command) => `    ${command.name}) COMPREPLY=($(compgen -W "${command.words} ${shared}" -- "$word")) ;;`).join('\n')}
    *) COMPREPLY=($(compgen -W "${names} ${shared}" -- "$word")) ;;
  esac
  [[ \${#COMPREPLY[@]} -eq 0 ]] && COMPREPLY=($(compgen -f -- "$word"))
}
complete -F _${name} ${name}`;
  if (shell === 'zsh')
    return `#compdef ${name}
_${name}() {
  if (( CURRENT == 2 )); then
    compadd -- ${names}
  else
    case "$words[2]" in
${commands.map((command) => `      ${command.name}) compadd -- ${command.words} ${shared} ;;`).join('\n')}
    esac
    _files
  fi
}
compdef _${name} ${name}`;
  if (shell === 'fish')
    return commands
      .flatMap((command) => [
        `complete -c ${name} -n __fish_use_subcommand -a ${command.name} -d '${command.about}'`,
        ...command.words
          .split(' ')
          .filter((word) => word.startsWith('--'))
          .map((word) => `complete -c ${name} -n '__fish_seen_subcommand_from ${command.name}' -l ${word.slice(2)}`),
      ])
      .join('\n');
  return null;
}

/** Its options, and the values that they and its arguments can have. */
function wordsOf(command) {
  return command.options.flatMap(({ long, argChoices }) => [long, ...(argChoices ?? [])]).join(' ');
}
