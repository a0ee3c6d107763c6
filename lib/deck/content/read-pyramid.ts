import type { BlockOf } from '../blocks';
import { plainText } from '../text/text-runs';
import type { Level } from '../visual';
import { splitTerm } from './split-item';

const LEAST = 3;
const MOST = 7;
const WORDS = 16;

/**
 * Reads the levels of a pyramid: short terms, possibly with a few words each. The first item is the tip, or the base of
 * a numbered list. Null for any other list.
 */
export function readPyramid({ items, ordered, start }: BlockOf<'list'>): Level[] | null {
  if (items.length < LEAST || items.length > MOST) return null;
  const texts = items.map(({ runs }) => plainText(runs).trim());
  if (texts.some((text) => text === '' || text.split(/\s+/).length > WORDS)) return null;
  return items.map((item, at) => ({
    ...(splitTerm(item) ?? { term: item.runs, text: [] }),
    number: ordered ? start + at : null,
    place: ordered ? items.length - 1 - at : at,
  }));
}
