import type { CardSplit } from '../enums';
import { LIMITS } from '../limits';

/**
 * A break marker (docs/spec/interface.md#2.4.4, rule 3): three dashes alone on a line, with a newline before and after.
 * The newlines are not consumed, so adjacent markers share one.
 */
const MARKER = /(?<=\n)---(?=\r?\n)/g;

/** `index` of the first dash in UTF-16 units; `line` counts from 1. */
export type Marker = { index: number; line: number };

/** The break markers of a raw, untrimmed text, in order. Linear in its length. */
export function findMarkers(text: string): Marker[] {
  const markers: Marker[] = [];
  let line = 1;
  let counted = 0;
  for (const { index } of text.matchAll(MARKER)) {
    for (let at = text.indexOf('\n', counted); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) line += 1;
    counted = index;
    markers.push({ index, line });
  }
  return markers;
}

/** The text of one card between markers, and its first line in the whole text (1-based). */
export type TextPart = { text: string; firstLine: number };

/**
 * Splits a text at its markers, including empty parts: n markers give n + 1 parts. Lines keep their line breaks; marker
 * lines belong to no part.
 */
export function splitAtMarkers(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  let firstLine = 1;
  for (const marker of findMarkers(text)) {
    // Of two adjacent markers, the second starts where the first one's line ended: an empty part.
    parts.push({ text: text.slice(start, marker.index), firstLine });
    const end = marker.index + 3;
    start = end + (text[end] === '\r' ? 2 : 1);
    firstLine = marker.line + 1;
  }
  parts.push({ text: text.slice(start), firstLine });
  return parts;
}

/**
 * Under `auto` markers are ignored (docs/spec/interface.md#2.4.4, rule 1). Inside a code fence they are lines of code.
 * Elsewhere each leaves an empty line, so line numbers stay the same.
 */
export function removeMarkers(text: string): string {
  if (!text.includes('```') && !text.includes('~~~')) return text.replace(MARKER, '');
  const lines = text.split('\n');
  let fence: string | null = null;
  return lines
    .map((line, at) => {
      fence = fenceAfter(fence, line);
      const isMarker = at > 0 && at < lines.length - 1 && /^---\r?$/.test(line);
      return isMarker && fence === null ? line.slice(3) : line;
    })
    .join('\n');
}

/**
 * How many cards a request makes (docs/spec/interface.md#2.4.4, rules 1, 2 and 4): one more than its markers under
 * `inputTextBreaks`, otherwise `numCards`, which defaults to 10.
 */
export function countCards(request: { inputText: string; cardSplit?: CardSplit; numCards?: number }): number {
  if (request.cardSplit === 'inputTextBreaks') return findMarkers(request.inputText).length + 1;
  return request.numCards ?? LIMITS.numCards.default;
}

/** The open fence after this line (CommonMark 4.5), or null. */
export function fenceAfter(open: string | null, line: string): string | null {
  const mark = /^ {0,3}(`{3,}|~{3,})(.*)$/s.exec(line);
  if (!mark) return open;
  const [, run = '', rest = ''] = mark;
  if (open === null) return run.startsWith('`') && rest.includes('`') ? null : run;
  return run[0] === open[0] && run.length >= open.length && rest.trim() === '' ? null : open;
}

function fenceAfterAll(fence: string | null, text: string): string | null {
  let open = fence;
  for (const line of text.split('\n')) open = fenceAfter(open, line);
  return open;
}

/**
 * For parts of a text that were split at break markers, the fence of the code block that goes on in each of them, or
 * null. A block goes on to the part that closes it. If none does, it ends with its part.
 */
export function continuedFences(parts: readonly string[]): (string | null)[] {
  const fences: (string | null)[] = parts.map(() => null);
  if (!parts.some((part) => part.includes('```') || part.includes('~~~'))) return fences;
  for (let at = 0; at < parts.length - 1; at += 1) {
    const fence = fenceAfterAll(fences[at]!, parts[at]!);
    if (fence === null) continue;
    let end = at + 1;
    while (end < parts.length && !parts[end]!.includes(fence)) end += 1;
    const isClosed = end < parts.length && fenceAfterAll(fence, parts[end]!) === null;
    if (isClosed && fenceAfterAll(null, parts[end]!) !== null) fences.fill(fence, at + 1, end + 1);
  }
  return fences;
}
