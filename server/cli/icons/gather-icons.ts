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

interface ChosenIcon {
  name: IconName;
  english: string[];
  german: string[];
  /** Tags of the icon set that are misleading here. */
  refused: string[];
}

/** Parts of names that describe the drawing, and tags that half of the set has. */
const STOP_WORDS = new Set(
  `circle square round big small 2 3 5 off on up down left right plus minus check x dot line text icon tilde horizontal
  vertical open closed alert half no axes minimal pattern area arrow arrows rotate deciduous slightly new other use used
  app action general item object set shape symbol thing type more less top bottom view show change make go play stop start
  end edge side border corner cursor button menu tab panel window state status level position order next previous back
  forward first last one two three brand logo social`.split(/\s+/),
);
/** Tags shared by more icons than this do not distinguish them and are left out. */
const MAX_ICONS_PER_TAG = 5;

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

/**
 * The search words of the chosen icons, including those of the set: whole names count as English words, the rest is
 * weak.
 */
export function indexIcons(icons: ChosenIcon[], tags: Record<IconName, string[]>): IconWords {
  const weakWords = icons.map(({ name }) => [...name.split('-'), ...(tags[name] ?? []).map(foldWord)]);
  const sharers = new Map<string, number>();
  for (const words of weakWords) for (const word of new Set(words)) sharers.set(word, (sharers.get(word) ?? 0) + 1);

  return Object.fromEntries(
    icons.map(({ name, english, german, refused }, index) => {
      const whole = name.replace(/-\d$/, '').replaceAll('-', ' ');
      const strong = unique([...english, whole]).filter((word) => !refused.includes(word));
      const weak = unique(weakWords[index]!).filter(
        (word) =>
          /^[a-z]{3,}$/.test(word) &&
          !STOP_WORDS.has(word) &&
          !strong.includes(word) &&
          !refused.includes(word) &&
          sharers.get(word)! <= MAX_ICONS_PER_TAG,
      );
      return [name, [strong, unique(german), weak].map((words) => words.join(',')).join('|')];
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
