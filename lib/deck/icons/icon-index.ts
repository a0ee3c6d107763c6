import { type IconLanguage, stemWord, withoutPlural } from './fold-word';
import type { IconName, IconWords } from './icon-data';

/** An icon for a word, by its index in `names`, and how well it does (3 is best). */
export interface Hit {
  icon: number;
  weight: number;
}

/** The words of one language in three depths: as written, without plural, as stems. Phrases are in the second. */
interface WordTable {
  exact: Map<string, Hit[]>;
  singular: Map<string, Hit[]>;
  stems: Map<string, Hit[]>;
}

export interface IconIndex {
  names: IconName[];
  tables: Record<IconLanguage, WordTable>;
  /** The set's own tags, all English. */
  weak: WordTable;
}

const BEST = 3;
/** Each later word of an icon stands for it a little less, down to `LEAST`. */
const STEP = 0.03;
const LEAST = 2.4;
/** Alone a weak word finds nothing; it adds to what others found. */
const WEAK = 1.2;

/** Reads the words of so many icons at a time that no task of the browser gets long. */
const ICONS_PER_STEP = 50;

/** The index, step by step: the reader may yield to the page in between. The last value is complete. */
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
    // Weak words are not looked up by their stems.
    if (best !== WEAK) add(table.stems, stemWord(word, language), hit);
  });
}

function add(map: Map<string, Hit[]>, key: string, hit: Hit): void {
  const hits = map.get(key);
  if (!hits) map.set(key, [hit]);
  else if (!hits.some(({ icon }) => icon === hit.icon)) hits.push(hit);
}

/** A phrase is looked up by its words without their plurals, so that `supply chains` finds `supply chain`. */
export function phraseKey(words: readonly string[], language: IconLanguage): string {
  return words.map((word) => withoutPlural(word, language)).join(' ');
}
