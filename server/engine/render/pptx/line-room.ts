import type { PlacedParagraph } from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';

/**
 * The width at which an office program, which breaks lines by itself, breaks them as we did. Its text is some tenths
 * of a per cent wider or narrower than ours (kerning, hinting), so the width is kept off both edges: the longest of
 * our lines must fit, and no line may have room for the next one's first word.
 * @param given the width we broke at
 */
export function roomForLines(paragraphs: readonly PlacedParagraph[], given: Points): Points {
  let longest = 0;
  let pulling = Number.POSITIVE_INFINITY;
  for (const { lines, indent } of paragraphs) {
    lines.forEach((line, at) => {
      // Centred and right-aligned lines have their own x: what counts is how much of the room they take.
      const taken = indent + line.width;
      longest = Math.max(longest, taken);
      const next = lines[at + 1];
      if (next) pulling = Math.min(pulling, taken + firstWordWidth(next.runs));
    });
  }
  const low = longest * 1.006 + 0.5;
  const high = pulling * 0.997 - 0.5;
  if (low > high) return longest < pulling ? (longest + pulling) / 2 : low;
  return Math.min(high, Math.max(low, given));
}

/** A space and the first word of a line, from the runs' own widths. */
function firstWordWidth(runs: PlacedParagraph['lines'][number]['runs']): Points {
  let width = 0;
  for (const run of runs) {
    const end = run.text.trimStart().search(/[\s-]/);
    if (end === -1) {
      width += run.width;
      continue;
    }
    return width + (run.width * Math.max(end, 1)) / Math.max(run.text.length, 1) + run.style.size * SPACE;
  }
  return width + (runs[0]?.style.size ?? 0) * SPACE;
}

/** About what a space takes, in ems, in our families. */
const SPACE = 0.24;
