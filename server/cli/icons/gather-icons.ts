import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { IconName, IconPaths, IconWords } from '@/lib/deck/icons/icon-index';
import { writePathText } from '@/lib/deck/icons/path-text';
import { type IconElement, iconSteps } from './icon-steps';
import { indexIcons, readIconWords } from './read-icon-words';

export interface GatheredIcons {
  words: IconWords;
  paths: IconPaths;
}

/** The icons named in `words/*.txt`, with their outlines from `lucide-static`, in the order of their names. */
export function gatherIcons(): GatheredIcons {
  const require = createRequire(import.meta.url);
  const nodes = require('lucide-static/icon-nodes.json') as Record<IconName, IconElement[]>;
  const tags = require('lucide-static/tags.json') as Record<IconName, string[]>;

  const folder = path.join(import.meta.dirname, 'words');
  const chosen = readdirSync(folder)
    .flatMap((file) => readIconWords(readFileSync(path.join(folder, file), 'utf8')))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const names = chosen.map(({ name }) => name);
  const problems = [
    ...names.filter((name, place) => names.indexOf(name) !== place).map((name) => `${name} is listed twice.`),
    ...names.filter((name) => !nodes[name]).map((name) => `${name} is not in the set.`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const paths = Object.fromEntries(names.map((name) => [name, writePathText(iconSteps(nodes[name]!))]));
  return { words: indexIcons(chosen, tags), paths };
}

/** One icon per line, so that a change is one line in the diff. */
export function writeIconData(data: IconWords | IconPaths): string {
  return `${JSON.stringify(data).replaceAll('","', '",\n"')}\n`;
}
