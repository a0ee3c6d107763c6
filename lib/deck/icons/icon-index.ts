import { type EndingStep, WORD_ENDINGS } from '../words/word-endings';

/** An icon for a word, by its index in `names`, and how well it fits (3 is best). */
export interface Hit {
  icon: number;
  weight: number;
}

/** The words of one language as written, without plural endings, and as stems. Phrases are in `singular`. */
interface WordTable {
  exact: Map<string, Hit[]>;
  singular: Map<string, Hit[]>;
  stems: Map<string, Hit[]>;
}

export interface IconIndex {
  names: IconName[];
  tables: Record<IconLanguage, WordTable>;
  /** The tags of the icon set, all in English. */
  weak: WordTable;
}

const BEST = 3;
/** Each further word of an icon weighs this much less, down to `LEAST`. */
const STEP = 0.03;
const LEAST = 2.4;
/** Weight of a weak word. Too little to find an icon alone, but it adds to other words. */
const WEAK = 1.2;

/** How many icons are read in one step, so that no browser task takes long. */
const ICONS_PER_STEP = 50;

/** Builds the index in steps, so that the caller can yield to the page in between. The last value is complete. */
export function* readIconIndex(words: IconWords): Generator<IconIndex> {
  const names = Object.keys(words);
  const index: IconIndex = { names, tables: { en: makeTable(), de: makeTable() }, weak: makeTable() };
  for (let from = 0; from < names.length; from += ICONS_PER_STEP) {
    for (let icon = from; icon < Math.min(from + ICONS_PER_STEP, names.length); icon += 1) {
      const [english = '', german = '', weak = ''] = words[names[icon]!]!.split('|');
      addWords(index.tables.en, english, 'en', icon, BEST);
      addWords(index.tables.de, german, 'de', icon, BEST);
      addWords(index.weak, weak, 'en', icon, WEAK);
    }
    yield index;
  }
}

function makeTable(): WordTable {
  return { exact: new Map(), singular: new Map(), stems: new Map() };
}

function addWords(table: WordTable, list: string, language: IconLanguage, icon: number, best: number): void {
  if (list === '') return;
  list.split(',').forEach((word, place) => {
    const hit = { icon, weight: best === WEAK ? WEAK : Math.max(LEAST, BEST - place * STEP) };
    if (word.includes(' ')) {
      add(table.singular, phraseKey(word.split(' '), language), hit);
      return;
    }
    add(table.exact, word, hit);
    add(table.singular, withoutPlural(word, language), hit);
    // Weak words cannot be found by their stems.
    if (best !== WEAK) add(table.stems, stemWord(word, language), hit);
  });
}

function add(map: Map<string, Hit[]>, key: string, hit: Hit): void {
  const hits = map.get(key);
  if (!hits) map.set(key, [hit]);
  else if (!hits.some(({ icon }) => icon === hit.icon)) hits.push(hit);
}

/** The key of a phrase: its words without plural endings, so that `supply chains` finds `supply chain`. */
export function phraseKey(words: readonly string[], language: IconLanguage): string {
  return words.map((word) => withoutPlural(word, language)).join(' ');
}

/** An icon by its name in the set, such as `trending-up`. */
export type IconName = string;

/**
 * The search words of each icon, folded (see `foldWord`) and separated by commas: `English|German|weak`. The English
 * and German words are sorted best first. The weak ones are the tags of the icon set, which are less precise.
 */
export type IconWords = Record<IconName, string>;

/** The outline of each icon as text (see `readPathText`), on a grid of 24 × 24, to be stroked 2 wide with round caps. */
export type IconPaths = Record<IconName, string>;

/** Lower case without accents: `Größe` and `GRÖSSE` become `grosse`, `Café` becomes `cafe`. */
export function foldWord(word: string): string {
  return word.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

export type IconLanguage = 'en' | 'de';

/** A folded word without the ending of its plural or case. Words of three letters stay as they are. */
export function withoutPlural(word: string, language: IconLanguage): string {
  return word.length < 4 ? word : WORD_ENDINGS[language].plural.reduce(withoutEnding, word);
}

/** The stem of a folded word: `planning`, `planned` and `plan` give the same. */
export function stemWord(word: string, language: IconLanguage): string {
  const { stem, last } = WORD_ENDINGS[language];
  const singular = withoutPlural(word, language);
  const short = stem.reduce(withoutEnding, singular);
  if (!last) return short;
  // `planning` has lost its ending but not the doubled letter before it.
  const isCut = short.length < singular.length;
  return withoutEnding(isCut ? short.replace(/([bdgmnprt])\1$/, '$1') : short, last);
}

function withoutEnding(word: string, { endings, least }: EndingStep): string {
  const found = endings.find(([ending]) => word.endsWith(ending));
  if (!found) return word;
  const short = word.slice(0, -found[0].length) + found[1];
  return short.length >= least ? short : word;
}
