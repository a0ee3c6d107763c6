import { fenceAfter, findMarkers } from './count-cards';

/**
 * Why a line gets a note: whitespace around the dashes, too many dashes, no line break before (first line) or after
 * (last line), or a true marker inside a code fence, which splits the code.
 */
export type NearMarkerKind = 'spaces' | 'dashes' | 'firstLine' | 'lastLine' | 'codeFence';

/** Replaces `from` to `to` (UTF-16 offsets) with `insert`: the line then is a marker, or in a fence no longer is. */
export type Fix = { from: number; to: number; insert: string };

/** `line` is 1-based; `counts` says whether the line currently is a marker. */
export type NearMarker = {
  kind: NearMarkerKind;
  line: number;
  index: number;
  text: string;
  counts: boolean;
  fix: Fix;
};

/** Lines that look like markers but are none, or are markers by accident. Linear in the text's length. */
export function nearMarkers(text: string): NearMarker[] {
  const markers = new Set(findMarkers(text).map((marker) => marker.index));
  const found: NearMarker[] = [];
  let fence: string | null = null;
  for (const line of linesOf(text)) {
    const opened = fence;
    fence = fenceAfter(fence, line.text);
    if (opened !== null) {
      // A trailing space disables a marker with the smallest change to the code.
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

/** Why a line that is no marker looks like one; null if it does not. */
export function nearMarkerKind(line: Pick<Line, 'text' | 'isFirst' | 'isLast'>): NearMarkerKind | null {
  // A longer line cannot be meant as a marker, and trimming it would cost a copy.
  if (line.text.length > 200) return null;
  const bare = line.text.trim();
  if (!/^-{3,}$/.test(bare)) return null;
  if (bare.length > 3) return 'dashes';
  if (bare !== line.text) return 'spaces';
  return line.isFirst ? 'firstLine' : 'lastLine';
}

function near(kind: NearMarkerKind, line: Line, fix: { insert: string }, counts: boolean): NearMarker {
  const to = line.index + line.text.length;
  return {
    kind,
    line: line.number,
    index: line.index,
    text: line.text,
    counts,
    fix: { from: line.index, to, insert: fix.insert },
  };
}
