/**
 * `npm run icons`: extracts the icons named in `icons/words/*.txt` from `lucide-static` and writes their outlines and
 * search words to `lib/deck/icons/`. Run by hand when the words or the set change; the output is committed, so a
 * production install needs no icon set.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { gatherIcons, writeIconData } from './icons/gather-icons';

const { words, paths } = gatherIcons();
for (const [name, data] of Object.entries({ 'icon-words': words, 'icon-paths': paths })) {
  const text = writeIconData(data);
  writeFileSync(path.join(import.meta.dirname, `../../../lib/deck/icons/${name}.generated.json`), text);
  console.log(`${name}: ${kilobytes(text.length)}, ${kilobytes(gzipSync(text, { level: 9 }).length)} gzipped.`);
}
console.log(`${Object.keys(words).length} icons.`);

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
