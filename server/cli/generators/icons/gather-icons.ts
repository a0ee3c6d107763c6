import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { foldWord, type IconName, type IconPaths, type IconWords } from '@/lib/deck/icons/icon-index';
import { writePathText } from '@/lib/deck/path';
import { type IconElement, iconSteps } from './icon-steps';

export interface GatheredIcons {
  words: IconWords;
  paths: IconPaths;
}

/** The icons named in `words/*.txt`, with their outlines from `lucide-static`, in the order of their names. */
export function gatherIcons(): GatheredIcons {
  const require = createRequire(import.meta.url);
  const nodes = require('lucide-static/icon-nodes.json') as Record<IconName, IconElement[]>;

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
  return { words: indexIcons(chosen), paths };
}

/** One icon per line, so that a change is one line in the diff. */
export function writeIconData(data: IconWords | IconPaths): string {
  return `${JSON.stringify(data).replaceAll('","', '",\n"')}\n`;
}

interface ChosenIcon {
  name: IconName;
  english: string[];
  german: string[];
  /** Words of the name that are misleading here. */
  refused: string[];
}

/** A file of `words/`: one icon per line, as the first line of `business.txt` explains. */
function readIconWords(text: string): ChosenIcon[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const match = /^([a-z0-9-]+): ([^|]+)(?:\| (.+))?$/.exec(line);
    if (!match) throw new Error(`Cannot read the line “${line}”.`);
    const [, name = '', english = '', german = ''] = match;
    const words = splitWords(english);
    return {
      name,
      english: words.filter((word) => !word.startsWith('!')),
      german: splitWords(german),
      refused: words.filter((word) => word.startsWith('!')).map((word) => word.slice(1)),
    };
  });
}

/** The search words of the chosen icons. Their names in the set count as English words. */
function indexIcons(icons: ChosenIcon[]): IconWords {
  return Object.fromEntries(
    icons.map(({ name, english, german, refused }) => {
      const whole = name.replace(/-\d$/, '').replaceAll('-', ' ');
      const words = unique([...english, whole]).filter((word) => !refused.includes(word));
      return [name, [words, unique(german)].map((each) => each.join(',')).join('|')];
    }),
  );
}

function splitWords(list: string): string[] {
  return list
    .split(',')
    .map((word) => foldWord(word.trim()))
    .filter((word) => word !== '');
}

function unique(words: string[]): string[] {
  return [...new Set(words)];
}
