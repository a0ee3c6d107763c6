import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_TEXTS } from '../corpus/from-packages';

const ROOT = path.join(import.meta.dirname, '../..');
const OWN = path.join(ROOT, 'bench/corpus');

export type CorpusText = { name: string; text: string };

/**
 * The texts of the corpus: our own, then those of installed packages. `missing`: texts of packages that are not
 * installed.
 */
export function readCorpus(): { texts: CorpusText[]; missing: string[] } {
  const own = readdirSync(OWN)
    .filter((name) => /\.(?:md|txt)$/.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(OWN, name), 'utf8') }));
  const inPackages = PACKAGE_TEXTS.map((name) => ({ name, file: path.join(ROOT, 'node_modules', name) }));
  const present = inPackages.filter(({ file }) => existsSync(file));
  return {
    texts: [...own, ...present.map(({ name, file }) => ({ name, text: readFileSync(file, 'utf8') }))],
    missing: inPackages.filter((each) => !present.includes(each)).map(({ name }) => name),
  };
}
