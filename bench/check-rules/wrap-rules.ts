import type { Rule } from './rule';

/**
 * The source of a module of rules in which each of their functions can be switched off: it is renamed, and a function
 * with its name takes its place. Calls within the module go through that function too.
 * @throws if a function is not there, because it was renamed or deleted
 */
export function wrapRules(source: string, file: string, rules: readonly Rule[]): string {
  const names = rules.filter((rule) => rule.file === file).flatMap(({ off }) => Object.keys(off));
  let wrapped = source;
  for (const name of names) {
    const declaration = new RegExp(`^export function ${name}\\b`, 'm');
    if (!declaration.test(wrapped)) throw new Error(`lib/deck/${file}.ts exports no function ${name}.`);
    wrapped = wrapped.replace(declaration, `function ${name}__original`);
    wrapped += `\nexport function ${name}(...args) { return callRule('${file}#${name}', ${name}__original, args); }`;
  }
  return names.length === 0 ? source : `import { callRule } from '${SWITCHES}';${wrapped}\n`;
}

const SWITCHES = '@/bench/check-rules/switches';

/** The module that caches what was read of a text, and how its cache is cleared. */
export const CACHE = { file: 'text/read-text', clear: 'cache.clear()' };

export function clearable(source: string): string {
  return `import { onClear } from '${SWITCHES}';${source}\nonClear(() => ${CACHE.clear});\n`;
}
