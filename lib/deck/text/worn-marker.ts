import type { ListItem, TextRun } from '../blocks';
import { markerAt } from './list-marker';
import { sliceRuns } from './text-runs';

/** A marker that is part of an item’s text: a task’s checkbox, a letter, or the number of a nested item. */
export type WornMarker = { text: string; runs: TextRun[] };

const BOX = /^[☐☑](?= )/;

const known = new WeakMap<TextRun[], WornMarker | null>();

/** The marker at the start of an item’s text, which replaces the bullet; null if there is none. */
export function wornMarker(item: ListItem, ordered: boolean): WornMarker | null {
  if (ordered && item.level === 0) return null;
  let worn = known.get(item.runs);
  if (worn === undefined) {
    worn = readMarker(item);
    known.set(item.runs, worn);
  }
  return worn;
}

function readMarker({ runs, level, marker }: ListItem): WornMarker | null {
  // The text reader leaves markers unstyled at the start of the first run.
  const text = runs[0]?.text ?? '';
  const letter = markerAt(text);
  const found =
    marker !== undefined && text.startsWith(marker)
      ? marker
      : // Without the item's own marker, a letter with a full stop is an initial.
        (BOX.exec(text)?.[0] ?? (letter?.endsWith(')') || (level > 0 && /^\d/.test(letter ?? '')) ? letter : null));
  if (!found) return null;
  const gap = /^[ \u00a0]*/.exec(text.slice(found.length))![0].length;
  return { text: found, runs: sliceRuns(runs, found.length + gap) };
}
