import type { ListItem, TextRun } from '../blocks';
import { sliceRuns } from '../text/text-runs';

/** A sign that an item brings itself: a task's box, a letter, the number of a nested item. */
export type WornMarker = { text: string; number: number | null; runs: TextRun[] };

const BOX = /^([☐☑]) /;
const LETTER = /^(\(?([a-z])[.)]) /;
const NUMBER = /^((\d{1,4})\.) /;

const known = new WeakMap<TextRun[], WornMarker | null>();

/** The sign at the start of an item's own text, which then takes the bullet's place; null where there is none. */
export function wornMarker({ runs, level }: ListItem, ordered: boolean): WornMarker | null {
  if (ordered && level === 0) return null;
  let worn = known.get(runs);
  if (worn === undefined) {
    worn = readMarker(runs, level);
    known.set(runs, worn);
  }
  return worn;
}

function readMarker(runs: TextRun[], level: number): WornMarker | null {
  // The reader writes them in the plain style, at the head of the first run.
  const text = runs[0]?.text ?? '';
  const box = BOX.exec(text);
  const letter = box ? null : LETTER.exec(text);
  const number = box || letter || level === 0 ? null : NUMBER.exec(text);
  const found = box ?? letter ?? number;
  if (!found) return null;
  // Without a list's letters from the first on, `i.` and `v.` are Roman: those stay text.
  if (letter && !letter[1]!.endsWith(')')) return null;
  return {
    text: found[1]!,
    number: letter ? letter[2]!.charCodeAt(0) - 96 : number ? Number(number[2]) : null,
    runs: sliceRuns(runs, found[0].length),
  };
}
