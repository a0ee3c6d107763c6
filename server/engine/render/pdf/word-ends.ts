import type { PlacedParagraph } from '@/lib/deck/placed';

/**
 * For each line of a paragraph, whether its line break swallowed white space. The space is invisible, but without it
 * the words on either side would run together when they are copied or read aloud.
 */
export function wordEnds({ runs, lines }: PlacedParagraph): boolean[] {
  if (lines.length < 2) return lines.map(() => false);
  const whole = runs.map(({ text }) => text).join('');
  let at = 0;
  return lines.map((line, index) => {
    for (const run of line.runs) {
      for (const unit of run.text) {
        if (SPACE.test(unit)) continue;
        let next = at;
        while (next < whole.length && SKIPPED.test(whole.charAt(next))) next += 1;
        // A hyphen added by the break is not in the text.
        if (whole.startsWith(unit, next)) at = next + unit.length;
      }
    }
    return index < lines.length - 1 && SPACE.test(whole.charAt(at));
  });
}

const SPACE = /\s/;
const SKIPPED = /[\s\u00ad\u200b]/;
