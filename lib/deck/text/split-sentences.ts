/** The segmenter's work grows with the square of a long string, so it is given windows of this many units. */
const WINDOW = 2000;

const ABBREVIATION =
  /(?:^|[\s("'“‘])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|vs|No|Nos|Fig|Vol|approx|ca|cf|bzw|Nr|Hr|Fr|Sra?|Mme|M|e\.g|i\.e|z\.B|d\.h|p\.ex)\.\s+$/u;

let segmenter: Intl.Segmenter | undefined;

/**
 * Where the sentences of a text end (UTF-16 offsets, behind the white space that follows); the last is its length.
 * By the Unicode rules of `Intl.Segmenter`, save that it stops at no usual abbreviation or initial. Hard line breaks end
 * a sentence too.
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
  return joinAbbreviations(text, ends);
}

function joinAbbreviations(text: string, ends: readonly number[]): number[] {
  const kept: number[] = [];
  let start = 0;
  for (const end of ends) {
    const tail = text.slice(Math.max(start, end - 24), end);
    const goesOn = end < text.length && !tail.endsWith('\n') && (ABBREVIATION.test(tail) || !/\S/.test(tail));
    if (goesOn) continue;
    kept.push(end);
    start = end;
  }
  return kept;
}
