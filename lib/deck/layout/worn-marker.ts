import type { ListItem, TextRun } from '../blocks';
import { sliceRuns } from '../text/text-runs';

/** A marker that is part of an item’s text: a task’s checkbox, a letter, or the number of a nested item. */
export type WornMarker = { text: string; number: number | null; runs: TextRun[] };

const BOX = /^([☐☑]) /;
const LETTER = /^(\(?([a-z]|[ivx]{2,5})[.)]) +/;
const NUMBER = /^((\d{1,4})\.) /;

const known = new WeakMap<TextRun[], WornMarker | null>();

/** The marker at the start of an item’s text, which replaces the bullet; null if there is none. */
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
  // The text reader leaves markers unstyled at the start of the first run.
  const text = runs[0]?.text ?? '';
  const box = BOX.exec(text);
  const letter = box ? null : LETTER.exec(text);
  const number = box || letter || level === 0 ? null : NUMBER.exec(text);
  const found = box ?? letter ?? number;
  if (!found) return null;
  // A letter with a full stop can be a Roman numeral, as in `i.` and `v.`, so it stays in the text.
  if (letter && !letter[1]!.endsWith(')')) return null;
  return {
    text: found[1]!,
    number: letter ? numberOfLetter(letter[2]!) : number ? Number(number[2]) : null,
    runs: sliceRuns(runs, found[0].length),
  };
}

/** Roman numerals of several letters have none, because `ii` would count as a letter. */
function numberOfLetter(letter: string): number | null {
  return letter.length === 1 ? letter.charCodeAt(0) - 96 : null;
}
