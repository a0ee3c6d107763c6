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
    const declaration = new RegExp(`^(export )?function ${name}\\b`, 'm');
    const [, exported = ''] = declaration.exec(wrapped) ?? fail(file, name);
    wrapped = wrapped.replace(declaration, `function ${name}__original`);
    const call = `callRule('${file}#${name}', ${name}__original, args)`;
    wrapped += `\n${exported}function ${name}(...args) { return ${call}; }`;
  }
  return names.length === 0 ? source : `import { callRule } from '${SWITCHES}';${wrapped}\n`;
}

function fail(file: string, name: string): never {
  throw new Error(`lib/deck/${file}.ts has no function ${name}.`);
}

const SWITCHES = '@/bench/check-rules/switches';

/** The module that caches parsed texts, and how to clear its cache. */
export const CACHE = { file: 'text/read-text', clear: 'cache.clear()' };

export function clearable(source: string): string {
  return `import { onClear } from '${SWITCHES}';${source}\nonClear(() => ${CACHE.clear});\n`;
}
