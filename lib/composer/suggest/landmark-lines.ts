import { fenceAfter } from '../../contract/request/count-cards';
import { type Fix, type NearMarkerKind, nearMarkerKind } from '../../contract/request/near-markers';

/** A line that affects markers: only dashes, or a fence. `text` has no line break; `index` is in UTF-16 units. */
export type Landmark = { index: number; text: string };

const LANDMARK = /(?<![^\n])(?:[^\S\n]*-{3,}[^\S\n]*| {0,3}(?:`{3,}|~{3,})[^\n]*)(?![^\n])/g;

/**
 * The landmarks of whole lines of a text. They are few, so after a keystroke only the changed lines are scanned, and
 * the result is computed from the list.
 * @param offset where `lines` begins in the whole text
 */
export function findLandmarks(lines: string, offset = 0): Landmark[] {
  return [...lines.matchAll(LANDMARK)].map((match) => ({ index: match.index + offset, text: match[0] }));
}

/** A line that looks like a marker and is none, or is one inside a fence; `fix` corrects it. */
export type NearLine = { index: number; text: string; kind: NearMarkerKind; fix: Fix };

/** `markers`: the offsets of the true markers, in order. */
export type BreakLines = { markers: number[]; near: NearLine[] };

/**
 * The result of `findMarkers` and `nearMarkers`, computed from a text's landmarks; a property test keeps them equal.
 * @param length of the whole text, in UTF-16 units
 */
export function readBreakLines(landmarks: readonly Landmark[], length: number): BreakLines {
  const markers: number[] = [];
  const near: NearLine[] = [];
  let fence: string | null = null;
  for (const { index, text: raw } of landmarks) {
    const isFirst = index === 0;
    const isLast = index + raw.length === length;
    const text = !isLast && raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const counts = text === '---' && !isFirst && !isLast;
    if (counts) markers.push(index);
    const opened = fence;
    fence = fenceAfter(fence, text);
    const fix = (insert: string): Fix => ({ from: index, to: index + text.length, insert });
    if (opened !== null) {
      if (counts) near.push({ index, text, kind: 'codeFence', fix: fix(`${text} `) });
      continue;
    }
    const kind = counts ? null : nearMarkerKind({ text, isFirst, isLast });
    if (kind) near.push({ index, text, kind, fix: fix(`${isFirst ? '\n' : ''}---${isLast ? '\n' : ''}`) });
  }
  return { markers, near };
}
