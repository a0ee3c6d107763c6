import { endsInAbbreviation } from './abbreviations';

/** The segmenter's work grows with the square of a long string, so it is given windows of this many units. */
const WINDOW = 2000;

let segmenter: Intl.Segmenter | undefined;

/**
 * Where the sentences of a text end (UTF-16 offsets, behind the white space that follows); the last is its length.
 * By the Unicode rules of `Intl.Segmenter`, save that it stops at no usual abbreviation, initial or ordinal, in no
 * address, and before nothing that a sentence cannot begin with. Hard line breaks end a sentence too.
 */
export function sentenceEnds(text: string): number[] {
  // One language for all: the preview in any browser must cut where the server cuts.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  const ends: number[] = [];
  let start = 0;
  let window = WINDOW;
  while (start < text.length) {
    const piece = text.slice(start, start + window);
    const isLast = start + window >= text.length;
    const segments = [...segmenter.segment(piece)];
    if (!isLast) segments.pop();
    if (segments.length === 0) {
      // One sentence is longer than the window.
      window *= 2;
      continue;
    }
    for (const { segment, index } of segments) ends.push(start + index + segment.length);
    start = ends.at(-1)!;
    window = WINDOW;
  }
  return joinFalseEnds(text, ends);
}

/** As much of the text before an end as any abbreviation needs. */
const TAIL = 32;

function joinFalseEnds(text: string, ends: readonly number[]): number[] {
  const kept: number[] = [];
  let start = 0;
  for (const end of ends) {
    const tail = text.slice(Math.max(start, end - TAIL), end);
    if (end < text.length && !tail.endsWith('\n') && goesOn(tail, text.slice(end, end + TAIL))) continue;
    kept.push(end);
    start = end;
  }
  return kept;
}

function goesOn(tail: string, next: string): boolean {
  const isSpaced = /\s$/.test(tail);
  if (isSpaced && tail.trim() === '') return true;
  // A sentence of a script with spaces ends before one, an address or a version does not.
  if (!isSpaced && /[.?!]["'”’)\]]*$/.test(tail) && /^[\w/?&=#%.,;:-]/.test(next)) return true;
  // The mark of a footnote belongs to its sentence.
  if (!isSpaced && (tail.endsWith('[') || /^\[?\d{1,3}\]/.test(next))) return true;
  if (/\.\s+$/.test(tail) && endsInAbbreviation(tail, next)) return true;
  if (/[?!]["'”’»)\]]+\s+$/.test(tail) && /^\p{Ll}/u.test(next)) return true;
  // No sentence begins with a unit or a comma.
  return /[^.]\.\s+$/.test(tail) && /^[€$£¥%°,;)]/.test(next);
}
