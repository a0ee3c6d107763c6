import { type EndingStep, PLURAL_ENDINGS } from '../words/word-endings';

/** An icon for a word, by its index in `names`. `place`: how many of its words fit it better. */
export type Hit = { icon: number; place: number };

/** Icons by their words and phrases, without plural endings (see `phraseKey`). */
export type IconIndex = { names: IconName[]; tables: Record<IconLanguage, Map<string, Hit[]>> };

/** How many icons are read in one step, so that no browser task takes long. */
const ICONS_PER_STEP = 50;

/** Builds the index in steps, so that the caller can yield to the page in between. The last value is complete. */
export function* readIconIndex(words: IconWords): Generator<IconIndex> {
  const names = Object.keys(words);
  const index: IconIndex = { names, tables: { en: new Map(), de: new Map() } };
  for (let from = 0; from < names.length; from += ICONS_PER_STEP) {
    for (let icon = from; icon < Math.min(from + ICONS_PER_STEP, names.length); icon += 1) {
      const [english = '', german = ''] = words[names[icon]!]!.split('|');
      addWords(index, english, 'en', icon);
      addWords(index, german, 'de', icon);
    }
    yield index;
  }
}

function addWords({ tables }: IconIndex, list: string, language: IconLanguage, icon: number): void {
  for (const [place, word] of list.split(',').entries()) {
    const key = phraseKey(word.split(' '), language);
    const hits = tables[language].get(key);
    if (!hits) tables[language].set(key, [{ icon, place }]);
    else if (!hits.some((hit) => hit.icon === icon)) hits.push({ icon, place });
  }
}

/** The key of a phrase: its words without plural endings, so that `supply chains` finds `supply chain`. */
export function phraseKey(words: readonly string[], language: IconLanguage): string {
  return words.map((word) => withoutPlural(word, language)).join(' ');
}

/** An icon by its name in the set, such as `trending-up`. */
export type IconName = string;

/**
 * The search words of each icon, best first, folded (see `foldWord`) and separated by commas: `English|German`.
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
function withoutPlural(word: string, language: IconLanguage): string {
  return word.length < 4 ? word : PLURAL_ENDINGS[language].reduce(withoutEnding, word);
}

function withoutEnding(word: string, { endings, least }: EndingStep): string {
  const found = endings.find(([ending]) => word.endsWith(ending));
  if (!found) return word;
  const short = word.slice(0, -found[0].length) + found[1];
  return short.length >= least ? short : word;
}
