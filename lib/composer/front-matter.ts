import { findMarkers, removeMarkers } from '../contract/request/count-cards';
import { findFrontMatter } from '../deck/text/plain/front-matter';

/** The text without front matter. Its closing `---` line is not a card marker. */
export function withoutFrontMatter(text: string): string {
  const found = findFrontMatter(text);
  return found ? text.split('\n').slice(found.lines.to).join('\n') : text;
}

/**
 * The number of `---` lines that would start a card under "At --- lines". Lines of front matter and of code do not
 * count.
 */
export function ignoredBreaks(text: string): number {
  const shown = withoutFrontMatter(text);
  return findMarkers(shown).length - findMarkers(removeMarkers(shown)).length;
}
