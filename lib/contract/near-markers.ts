import { findMarkers } from './count-cards';

/**
 * Why a line deserves a note: white space around the dashes, too many dashes, no newline before (first line) or after
 * (last line), or a true marker inside a code fence, which cuts the code in two.
 */
export type NearMarkerKind = 'spaces' | 'dashes' | 'firstLine' | 'lastLine' | 'codeFence';

/** Replace `from` to `to` (UTF-16 units) by `insert`: afterwards the line counts, or in a fence no longer does. */
export type Mend = { from: number; to: number; insert: string };

/** `line` counts from 1; `counts` says whether the line is a marker as it stands. */
export type NearMarker = {
  kind: NearMarkerKind;
  line: number;
  index: number;
  text: string;
  counts: boolean;
  mend: Mend;
};

/** Lines that look like break markers and are none, or are one where nobody meant it. Linear in the text's length. */
export function nearMarkers(text: string): NearMarker[] {
  const markers = new Set(findMarkers(text).map((marker) => marker.index));
  const found: NearMarker[] = [];
  let fence: string | null = null;
  for (const line of linesOf(text)) {
    const opened = fence;
    fence = fenceAfter(fence, line.text);
    if (opened !== null) {
      // A trailing blank takes a marker out of force and changes the code least.
      if (markers.has(line.index)) found.push(near('codeFence', line, { insert: `${line.text} ` }, true));
    } else if (!markers.has(line.index)) {
      const kind = nearMarkerKind(line);
      if (kind)
        found.push(near(kind, line, { insert: `${line.isFirst ? '\n' : ''}---${line.isLast ? '\n' : ''}` }, false));
    }
  }
  return found;
}

type Line = { text: string; index: number; number: number; isFirst: boolean; isLast: boolean };

function* linesOf(text: string): Generator<Line> {
  let index = 0;
  for (let number = 1; ; number += 1) {
    const end = text.indexOf('\n', index);
    const isLast = end === -1;
    const raw = text.slice(index, isLast ? text.length : end);
    const line = !isLast && raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    yield { text: line, index, number, isFirst: number === 1, isLast };
    if (isLast) return;
    index = end + 1;
  }
}

/** Why a line that is no marker looks like one; null when it does not. */
export function nearMarkerKind(line: Pick<Line, 'text' | 'isFirst' | 'isLast'>): NearMarkerKind | null {
  // Longer lines cannot be meant as a marker, and trimming each would cost a copy.
  if (line.text.length > 200) return null;
  const bare = line.text.trim();
  if (!/^-{3,}$/.test(bare)) return null;
  if (bare.length > 3) return 'dashes';
  if (bare !== line.text) return 'spaces';
  return line.isFirst ? 'firstLine' : 'lastLine';
}

function near(kind: NearMarkerKind, line: Line, mend: { insert: string }, counts: boolean): NearMarker {
  const to = line.index + line.text.length;
  return {
    kind,
    line: line.number,
    index: line.index,
    text: line.text,
    counts,
    mend: { from: line.index, to, insert: mend.insert },
  };
}

/** The fence open after this line (CommonMark 4.5), or null. */
export function fenceAfter(open: string | null, line: string): string | null {
  const mark = /^ {0,3}(`{3,}|~{3,})(.*)$/s.exec(line);
  if (!mark) return open;
  const [, run = '', rest = ''] = mark;
  if (open === null) return run.startsWith('`') && rest.includes('`') ? null : run;
  return run[0] === open[0] && run.length >= open.length && rest.trim() === '' ? null : open;
}
