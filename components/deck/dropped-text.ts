import type { PlacedParagraph } from '@/lib/deck/placed';

/** How far past the expected position a line is searched for, in characters. Wrapping only drops a few spaces. */
const SEARCH_RANGE = 16;

/**
 * The text that wrapping dropped before each line of a paragraph: usually a space, nothing inside a broken long word.
 * Restored between the lines, so that copied and spoken text matches the paragraph. Linear, even for thousands of lines
 * that are not found.
 */
export function droppedBefore({ runs, lines }: Pick<PlacedParagraph, 'runs' | 'lines'>): string[] {
  const whole = shown(runs);
  let at = 0;
  let near = SEARCH_RANGE;
  return lines.map((line) => {
    const text = shown(line.runs);
    const place = whole.slice(at, at + text.length + near);
    // The hyphen at a line break is not in the paragraph's text.
    const own = place.includes(text) ? text : text.replace(/-$/, '');
    const found = own === '' ? 0 : place.indexOf(own);
    // A line that the layout changed (upper case) is not found; a space separates the words.
    if (found < 0) {
      at += Math.max(0, text.length - 1);
      near = SEARCH_RANGE * 3;
      return ' ';
    }
    at += found + own.length;
    near = SEARCH_RANGE;
    return found === 0 ? '' : ' ';
  });
}

/** The text as it is drawn: no-break spaces, which keep words together, as spaces; without soft hyphens. */
function shown(runs: readonly { text: string }[]): string {
  return runs
    .map((run) => run.text)
    .join('')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u00ad', '');
}
