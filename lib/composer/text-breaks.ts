import { findMarkers, removeMarkers, splitAtMarkers } from '../contract/request/count-cards';
import { findFrontMatter } from '../deck/text/plain/front-matter';

/** The text without front matter. Its closing `---` line is not a card marker. */
export function withoutFrontMatter(text: string): string {
  const found = findFrontMatter(text);
  return found ? text.split('\n').slice(found.lines.to).join('\n') : text;
}

/**
 * The number of `---` lines, except in code, that would start a card under "At --- lines". None in a text with front
 * matter, which would be a card of its own.
 */
export function ignoredBreaks(text: string): number {
  return findFrontMatter(text) ? 0 : findMarkers(text).length - findMarkers(removeMarkers(text)).length;
}

/** In characters. Parts that are longer on average, or a single one of that length, do not fit on a card. */
const MAX_LENGTH = { average: 900, single: 2000 };

/**
 * Whether the `---` lines of a text mark its cards. They do not if the parts are far longer than cards, as between the
 * chapters of a document, or if there are none to split at.
 */
export function partsAreCards(text: string): boolean {
  if (ignoredBreaks(text) === 0) return false;
  const parts = splitAtMarkers(text).map((part) => part.text.trim());
  const letters = parts.reduce((sum, part) => sum + part.length, 0);
  return letters <= MAX_LENGTH.average * parts.length && parts.every(({ length }) => length <= MAX_LENGTH.single);
}
