import { writeFileSync } from 'node:fs';
import { readCorpus } from './check-deck/corpus';
import { ALL_RULES } from './check-rules/all-rules';
import { loadSwitchable } from './check-rules/load-switchable';
import type { measureRents } from './check-rules/measure-rents';
import { rentTable, withoutRent } from './check-rules/print-rents';

/**
 * `npm run check:rules -- [--most N] [--rules words] [--texts name,name] [--out FILE]`: switches each rule off in
 * turn and counts the texts of the corpus whose cards change. Counting ends at `--most` texts (10), or 0 for no end.
 * `--rules` checks the rules whose module contains the words.
 */
const args = process.argv.slice(2);
const option = (name: string) => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? null : (args[at + 1] ?? '');
};

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
const { texts: all, missing } = readCorpus();
for (const name of missing) console.log(`Skipped: node_modules/${name} is not installed.`);
const names = option('texts')?.split(',');
const texts = all.filter(({ name }) => names?.includes(name) ?? true);
const words = option('rules') ?? '';
const rules = ALL_RULES.filter(({ file }) => file.includes(words));
const most = Number(option('most') ?? 10) || Number.POSITIVE_INFINITY;

const { module, loadedFiles, close } = await loadSwitchable<{ measureRents: typeof measureRents }>(
  'bench/check-rules/measure-rents.ts',
);
const rents = module.measureRents(
  texts,
  rules.map(({ file }) => file),
  most,
  (line) => console.error(`${seconds()}  ${line}`),
);
await close();

const { deletable, keeping } = withoutRent(rents);
const list = (of: typeof rents) => of.map(({ name }) => name).join(', ') || 'none';
const notLoaded = rules.filter(({ file }) => !loadedFiles.has(file)).map(({ file }) => file);
const report = [
  `${rents.length} rules, ${texts.length} texts, ${seconds()}`,
  rentTable(rents),
  `Fewer than three texts (${deletable.length}): ${list(deletable)}`,
  `Fewer than three texts, but they keep content (${keeping.length}): ${list(keeping)}`,
  ...(notLoaded.length > 0 ? [`Modules that nothing loads: ${notLoaded.join(', ')}`] : []),
].join('\n\n');
console.log(report);
const out = option('out');
if (out) writeFileSync(out, `${report}\n`);
