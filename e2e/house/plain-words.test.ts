import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Finds words that read as translated or archaic. This file itself is exempt. */

const root = path.join(import.meta.dirname, '../..');
const FOLDERS = ['app', 'components', 'lib', 'server', 'e2e', 'docs'];

/** Archaic words and their replacements. */
const ARCHAIC: readonly { words: RegExp; instead: string }[] = [
  { words: /\btold\b/i, instead: 'shown, named, notified' },
  { words: /\banew\b/i, instead: 'again' },
  { words: /\bwhoever\b/i, instead: 'anyone who' },
  { words: /\bin vain\b/i, instead: 'without success' },
  { words: /\bmend(s|ed|ing)?\b/i, instead: 'fix' },
  { words: /\blies\b/i, instead: 'is' },
  { words: /\bstands\b(?! (for|in for|out)\b)/i, instead: 'is' },
];

/** Former identifiers that a search engine would not find, and their replacements. */
const PRIVATE_NAMES: Readonly<Record<string, string>> = {
  asItCame: 'a code with parameters',
  borrowScripts: 'resolveFallbackFonts',
  FontShelf: 'FontCache',
  goOnBeside: 'forkDraft',
  heardNothing: 'reportUnreachable',
  holdBack: 'deferUntilInteractive',
  inEnglish: 'a code with parameters',
  insist: 'retryWithBackoff',
  lonely: 'runts',
  makeCardsAside: 'makeCardsInWorker',
  mayGo: 'canSubmit',
  readAnew: 'invalidateHistory',
  theMoment: 'getNow',
  useLingered: 'useDwell',
};

/** Exempt deck content, which may use any words. */
const CONTENT: readonly { file: string; text: string }[] = [
  { file: 'components/composer/text/sample-text.ts', text: 'told us half' },
  { file: 'lib/deck/text/reading-pastes.test.ts', text: 'this text as it stands' },
  { file: 'lib/deck/text/plain/repair-plain-lines.test.ts', text: 'they are told on the next pages' },
  { file: 'lib/deck/content/read-visual.test.ts', text: 'It stands in our shed' },
];

/** Splits camel case, so that `toldOf` and `textAnew` are found too. */
const inWords = (text: string) => text.replace(/([a-z])([A-Z])/g, '$1 $2');
const ANY_NAME = new RegExp(`\\b(${Object.keys(PRIVATE_NAMES).join('|')})\\b`);
const isSuspect = (text: string) => {
  const words = inWords(text);
  return ANY_NAME.test(text) || ARCHAIC.some((fault) => fault.words.test(words));
};

function faultsOf(file: string, text: string): string[] {
  if (!isSuspect(text)) return [];
  const allowed = CONTENT.filter((content) => content.file === file).map((content) => content.text);
  return text.split('\n').flatMap((line, at) => {
    const own = allowed.reduce((rest, content) => rest.replace(content, ''), line);
    const archaic = ARCHAIC.filter((fault) => fault.words.test(inWords(own))).map(({ instead }) => instead);
    const name = ANY_NAME.exec(own)?.[0];
    return [...archaic, ...(name ? [PRIVATE_NAMES[name]] : [])].map(
      (instead) => `${file}:${at + 1} (${instead}) ${line.trim().slice(0, 100)}`,
    );
  });
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs|md|css)$/.test(name))
    .map((name) => path.join(folder, name)),
).filter((name) => name !== 'e2e/house/plain-words.test.ts');

describe('plain words', () => {
  it('are used in identifiers, comments, messages and docs', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap((name) => faultsOf(name, readFileSync(path.join(root, name), 'utf8')))).toEqual([]);
  });

  it('have no exemption that is no longer needed', () => {
    const unused = CONTENT.filter(({ file, text }) => !readFileSync(path.join(root, file), 'utf8').includes(text));
    expect(unused).toEqual([]);
  });

  it.each([
    ['// It stands in the row.', 1],
    ['const toldBefore = new Set();', 1],
    ['// Tried in vain: the file lies elsewhere.', 2],
    ['await insist(save);', 1],
    ['// One id stands for all; it stands out. He understands the standard; recommended, amended, relies.', 0],
  ])('are checked in %j', (line, count) => {
    expect(faultsOf('lib/example.ts', line)).toHaveLength(count);
  });
});
