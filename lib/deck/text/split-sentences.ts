import { endsInAbbreviation } from './abbreviations';

/** The segmenter takes quadratic time on long strings, so it is given windows of this many UTF-16 units. */
const WINDOW = 2000;

let segmenter: Intl.Segmenter | undefined;

/**
 * The ends of a text's sentences (UTF-16 offsets, after the white space that follows). The last is the text's length.
 * Uses the Unicode rules of `Intl.Segmenter`, but doesn't split after common abbreviations, initials and ordinals,
 * within addresses, or before anything that can't begin a sentence. Hard line breaks also end a sentence.
 */
export function sentenceEnds(text: string): number[] {
  // Always the same locale, so that the preview in any browser splits where the server does.
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

/** Superscript marks of footnotes after a sentence. */
const RAISED = /^[⁰¹²³⁴-⁹]{1,4}(?:\s+|$)/;
/** How many characters around an end to check for an abbreviation. */
const TAIL = 32;

function joinFalseEnds(text: string, ends: readonly number[]): number[] {
  const kept: number[] = [];
  let start = 0;
  for (const end of ends) {
    if (end <= start) continue;
    const tail = text.slice(Math.max(start, end - TAIL), end);
    const mark = RAISED.exec(text.slice(end, end + TAIL))?.[0];
    if (mark !== undefined && /\S$/.test(tail)) {
      start = end + mark.length;
      kept.push(start);
      continue;
    }
    if (end < text.length && !tail.endsWith('\n') && continues(tail, text.slice(end, end + TAIL))) continue;
    kept.push(end);
    start = end;
  }
  return kept;
}

function continues(tail: string, next: string): boolean {
  const isSpaced = /\s$/.test(tail);
  if (isSpaced && tail.trim() === '') return true;
  // In scripts with spaces, a sentence ends before a space. An address or a version number doesn't.
  if (!isSpaced && /[.?!]["'”’)\]]*$/.test(tail) && /^[\w/?&=#%.,;:-]/.test(next)) return true;
  // A footnote reference belongs to its sentence.
  if (!isSpaced && (tail.endsWith('[') || /^\[?\d{1,3}\]/.test(next))) return true;
  if (/\.\s+$/.test(tail) && endsInAbbreviation(tail, next)) return true;
  if (/[?!]["'”’»)\]]+\s+$/.test(tail) && /^\p{Ll}/u.test(next)) return true;
  // No sentence begins with a unit or a comma.
  return /[^.]\.\s+$/.test(tail) && /^[€$£¥%°,;)]/.test(next);
}
