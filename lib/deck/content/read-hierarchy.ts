import type { BlockOf } from '../blocks';
import { wornMarker } from '../text/list-marker';
import { plainText } from '../text/text-runs';
import type { Branch } from '../visual';

const LEAST = 4;
const MOST = 16;
const DEEPEST = 2;
const TERM_WORDS = 5;
const TERM_LETTERS = 36;

/** Reads a nested list of two or three levels of short terms as trees. Null for any other list and for sentences. */
export function readHierarchy({ items, ordered }: BlockOf<'list'>): Branch[] | null {
  if (ordered || items.length < LEAST || items.length > MOST) return null;
  const roots: Branch[] = [];
  /** The last branch of each level. */
  const path: Branch[] = [];
  for (const item of items) {
    const { level, runs } = item;
    if (level > DEEPEST || level > path.length || wornMarker(item, ordered) || !isTerm(plainText(runs).trim()))
      return null;
    const branch: Branch = { term: runs, branches: [] };
    path.length = level;
    (path.at(-1)?.branches ?? roots).push(branch);
    path.push(branch);
  }
  const inner = items.length - roots.length;
  // A flat list with a remark or two below an item isn't a structure.
  return inner >= 2 && roots.some(({ branches }) => branches.length > 1) && hasFewLeaves(roots) ? roots : null;
}

function isTerm(text: string): boolean {
  const isShort = text.length <= TERM_LETTERS && text.split(/\s+/).length <= TERM_WORDS;
  return text !== '' && isShort && !/[.;:!?。！？]$/.test(text);
}

/** Whether most first-level branches have something below them. */
function hasFewLeaves(roots: readonly Branch[]): boolean {
  return roots.filter(({ branches }) => branches.length > 0).length * 2 > roots.length;
}
