import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadIcons } from '@/lib/deck/icons/load-icons';
import { readCorpus } from './check-deck/corpus';
import { compareTexts } from './record-cards/compare-texts';
import { type RecordedText, recordText } from './record-cards/record-text';

/**
 * `tsx --conditions=react-server bench/record-cards.ts record DIR` writes the cards of all texts of the corpus in five modes, one file per text, and
 * a hash of each placed card in one theme of each skeleton. `compare DIR` makes them again and
 * lists the texts and cards that differ; it exits with 1 if any do. `--texts name,name` picks texts.
 */
const [action, dir, ...rest] = process.argv.slice(2);
if ((action !== 'record' && action !== 'compare') || !dir) {
  console.error('Usage: tsx --conditions=react-server bench/record-cards.ts record|compare DIR [--texts name,name]');
  process.exit(2);
}
const picked = rest[0] === '--texts' ? rest[1]?.split(',') : undefined;

const started = performance.now();
const { texts: all, missing } = readCorpus();
for (const name of missing) console.log(`Skipped: node_modules/${name} is not installed.`);
const texts = all.filter(({ name }) => picked?.includes(name) ?? true);
const icons = await loadIcons();
const fileOf = (name: string) => path.join(dir, `${encodeURIComponent(name)}.json`);

if (action === 'record') {
  mkdirSync(dir, { recursive: true });
  for (const text of texts) writeFileSync(fileOf(text.name), JSON.stringify(recordText(text, icons)));
  console.log(`${texts.length} texts recorded, ${seconds()}`);
} else {
  let changed = 0;
  for (const text of texts) {
    const changes = existsSync(fileOf(text.name))
      ? compareTexts(
          JSON.parse(readFileSync(fileOf(text.name), 'utf8')) as RecordedText,
          asStored(recordText(text, icons)),
        )
      : ['not recorded'];
    if (changes.length === 0) continue;
    changed += 1;
    console.log([text.name, ...changes.map((line) => `  ${line}`)].join('\n'));
  }
  const gone = picked ? [] : readdirSync(dir).filter((file) => !texts.some(({ name }) => fileOf(name).endsWith(file)));
  for (const file of gone)
    console.log(`${decodeURIComponent(file).replace(/\.json$/, '')}\n  not in the corpus any more`);
  console.log(`${changed} of ${texts.length} texts changed, ${seconds()}`);
  process.exitCode = changed + gone.length > 0 ? 1 : 0;
}

/** As it is after it was stored, where missing and undefined values are the same. */
function asStored(recorded: RecordedText): RecordedText {
  return JSON.parse(JSON.stringify(recorded)) as RecordedText;
}

function seconds(): string {
  return `${((performance.now() - started) / 1000).toFixed(0)} s`;
}
