import type { BlockOf } from '../blocks';
import { plainText } from '../text/text-runs';
import { splitTerm } from './split-item';
import type { Level } from './visual';

const LEAST = 3;
const MOST = 7;
const WORDS = 16;

/** Headings that speak of levels one above another; English, German, French, Spanish and Russian. */
export const PYRAMID =
  /(?<!\p{L})(?:\p{L}*pyramids?|levels?|layers?|hierarchy of|maslow\p{L}*|\p{L}*pyramiden?|\p{L}*ebenen|\p{L}*stufen|\p{L}*schichtenmodell|bedürfnishierarchie|niveaux|couches|pirámide|niveles|capas|пирамида|уровни)(?!\p{L})/iu;

/** "Level 1" and the like name a base, from which the others rise. */
const FIRST = /^(?:level|layer|tier|stage|stufe|ebene|schicht|niveau|couche|nivel|capa|уровень)\s*1(?!\d)/iu;

/**
 * The levels of a pyramid, each a short term and perhaps a few words on it: the first item is the tip, but the base
 * where levels are numbered. null for any other list.
 */
export function readPyramid({ items, ordered, start }: BlockOf<'list'>): Level[] | null {
  if (items.length < LEAST || items.length > MOST) return null;
  const texts = items.map(({ runs }) => plainText(runs).trim());
  if (texts.some((text) => text === '' || text.split(/\s+/).length > WORDS)) return null;
  const rises = ordered || FIRST.test(texts[0]!);
  return items.map((item, at) => ({
    ...(splitTerm(item) ?? { term: item.runs, text: [] }),
    number: ordered ? start + at : null,
    place: rises ? items.length - 1 - at : at,
  }));
}
