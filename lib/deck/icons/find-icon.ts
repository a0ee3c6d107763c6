import { isArticleOrPreposition } from '../text/leading-words';
import { foldWord, type IconIndex, type IconName, phraseKey } from './icon-index';

/** A longer term is a sentence, and no icon shows what it says. */
const MOST_WORDS = 5;
const MOST_ITEMS = 60;
/** No more is read of a term. */
const MOST_LETTERS = 120;

/**
 * A different icon for each term of a grid, or null for the terms that none fits. An icon fits if the whole term, apart
 * from an article or preposition before it, is one of its search words. Parts of a term are not looked up, because a
 * food bank is not a bank, and no icon is better than a wrong one.
 * @param language BCP 47; there are English and German search words
 */
export function findIcons(index: IconIndex, terms: readonly string[], language = 'en'): (IconName | null)[] {
  const shown = terms.slice(0, MOST_ITEMS).map((term) => term.slice(0, MOST_LETTERS));
  const shared = shareOut(shown.map((term) => fitsOf(index, term, language)));
  return terms.map((_, place) => shared[place] ?? null);
}

function fitsOf({ names, tables }: IconIndex, term: string, tag: string): Fit[] {
  const [language] = tag.toLowerCase().split(/[-_]/);
  if (language !== 'en' && language !== 'de') return [];
  const words = Array.from(term.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ([word]) => word);
  const first = words.findIndex((word) => !isArticleOrPreposition(word));
  if (words.length > MOST_WORDS || first === -1) return [];
  const lookUp = (from: number) => tables[language].get(phraseKey(words.slice(from).map(foldWord), language));
  return (lookUp(0) ?? lookUp(first) ?? []).map(({ icon, place }) => ({ name: names[icon]!, place }));
}

/** `place`: how many words fit the icon better. */
export type Fit = { name: IconName; place: number };

/**
 * Gives as many items as possible one of their icons, and none twice. The best fits are given first, and at first
 * without two icons of one family, such as a shield and a shield with a tick.
 */
export function shareOut(items: readonly (readonly Fit[])[]): (IconName | null)[] {
  const holders = new Map<IconName, number>();
  const families = new Set<string>();
  const isGiven = (item: number) => [...holders.values()].includes(item);
  const fits = items.flatMap((own, item) => own.map((fit) => ({ item, ...fit })));
  fits.sort((one, other) => one.place - other.place || one.item - other.item);
  for (const { item, name } of fits) {
    if (isGiven(item) || families.has(familyOf(name))) continue;
    holders.set(name, item);
    families.add(familyOf(name));
  }
  /** Gives the item an icon, for which others may have to take another (an augmenting path of a matching). */
  const give = (item: number, tried: Set<IconName>): boolean =>
    items[item]!.some(({ name }) => {
      if (tried.has(name)) return false;
      tried.add(name);
      const holder = holders.get(name);
      if (holder !== undefined && !give(holder, tried)) return false;
      holders.set(name, item);
      return true;
    });
  for (const item of items.keys()) if (!isGiven(item)) give(item, new Set());
  const names = new Map(Array.from(holders, ([name, item]) => [item, name]));
  return items.map((_, item) => names.get(item) ?? null);
}

/** Icons that look alike have the same first part in their names, apart from these. */
const ALIKE: Record<string, string> = { users: 'user', houses: 'house', signpost: 'milestone', messages: 'message' };

function familyOf(name: IconName): string {
  const [first = name] = name.split('-');
  return ALIKE[first] ?? first;
}
