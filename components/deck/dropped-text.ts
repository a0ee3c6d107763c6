import type { PlacedParagraph } from '@/lib/deck/placed';

/**
 * What wrapping dropped before each line of a paragraph: usually a space, nothing inside a broken long word. Restored
 * between the lines, so that copied and spoken text matches the paragraph.
 */
export function droppedBefore({ runs, lines }: Pick<PlacedParagraph, 'runs' | 'lines'>): string[] {
  const whole = spaced(runs.map((run) => run.text).join(''));
  let at = 0;
  return lines.map((line) => {
    const text = spaced(line.runs.map((run) => run.text).join(''));
    const found = text === '' ? at : whole.indexOf(text, at);
    // A line changed by the layout (upper case) is not found: a space keeps the words apart.
    if (found < 0) return ' ';
    const dropped = whole.slice(at, found);
    at = found + text.length;
    return dropped === '' ? '' : ' ';
  });
}

/** Unbroken runs have no-break spaces where lines are kept together, which are drawn as spaces. */
function spaced(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
