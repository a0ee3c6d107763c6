import type { PlacedParagraph } from '@/lib/deck/placed';

/** A line is looked for this far beyond its place: wrapping drops a few spaces, never more. */
const NEAR = 16;

/**
 * What wrapping dropped before each line of a paragraph: usually a space, nothing inside a broken long word. Restored
 * between the lines, so that copied and spoken text matches the paragraph. Linear, also for thousands of lines that
 * are not found.
 */
export function droppedBefore({ runs, lines }: Pick<PlacedParagraph, 'runs' | 'lines'>): string[] {
  const whole = shown(runs);
  let at = 0;
  let near = NEAR;
  return lines.map((line) => {
    const text = shown(line.runs);
    const place = whole.slice(at, at + text.length + near);
    // The hyphen of a broken word is only on the line.
    const own = place.includes(text) ? text : text.replace(/-$/, '');
    const found = own === '' ? 0 : place.indexOf(own);
    // A line changed by the layout (upper case) is not found: a space keeps the words apart.
    if (found < 0) {
      at += Math.max(0, text.length - 1);
      near = NEAR * 3;
      return ' ';
    }
    at += found + own.length;
    near = NEAR;
    return found === 0 ? '' : ' ';
  });
}

/** Where lines are kept together, unbroken runs have no-break spaces, which are drawn as spaces. Soft hyphens are not. */
function shown(runs: readonly { text: string }[]): string {
  return runs
    .map((run) => run.text)
    .join('')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u00ad', '');
}
