import type { CardSplit } from './enums';
import { LIMITS } from './limits';

/**
 * Interface 2.4, card splitting rule 3: the three characters alone on a line, a newline before and after.
 * The newlines are looked at, not taken, so neighbours share the one between them (wire.md).
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

/** Text of one card as it stands between markers, and the line (from 1) on which it begins in the whole. */
export type TextPart = { text: string; firstLine: number };

/**
 * Cuts the text at its markers, empty parts included: n markers give n + 1 parts. Each line belongs to one part with
 * its own line end; a marker's line, with its line end, to none.
 */
export function splitAtMarkers(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  let firstLine = 1;
  for (const marker of findMarkers(text)) {
    // The second of two neighbours begins where the first one's line ended: an empty part.
    parts.push({ text: text.slice(start, marker.index), firstLine });
    const end = marker.index + 3;
    start = end + (text[end] === '\r' ? 2 : 1);
    firstLine = marker.line + 1;
  }
  parts.push({ text: text.slice(start), firstLine });
  return parts;
}

/** The inverse for the card-by-card view of the editor: parts without markers of their own, joined by marker lines. */
export function joinWithMarkers(parts: readonly string[]): string {
  const [first = '', ...rest] = parts;
  return rest.reduce((text, part) => `${text}${text.endsWith('\n') ? '' : '\n'}---\n${part}`, first);
}

/** Under `auto` markers are ignored (interface 2.4, rule 1): each leaves an empty line, so that line numbers stand. */
export function removeMarkers(text: string): string {
  return text.replace(MARKER, '');
}

/** How many cards a request makes: interface 2.4, rules 1, 2 and 4. */
export function countCards(request: { inputText: string; cardSplit?: CardSplit; numCards?: number }): number {
  if (request.cardSplit === 'inputTextBreaks') return findMarkers(request.inputText).length + 1;
  return request.numCards ?? LIMITS.numCards.default;
}
