import type { PlacedParagraph, PlacedText } from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';
import { type InheritedStyle, MOST_RUNNING_TEXT } from './deck-styles';
import { runProperties, runXml } from './runs';
import type { SlideContext } from './slide-context';
import { type XmlElement, xml } from './xml';

/**
 * Whether a text may keep its own line breaks, in a box with spare room. Headings, statements and quotations are set in
 * balanced lines, in boxes no wider than necessary. On a machine without the theme's font, such a box would be too
 * narrow: another font could break a line inside a word, and the last line would leave the box.
 */
export function isSetLineByLine(text: PlacedText): boolean {
  return text.fill === null && (text.role === 'title' || isDisplay(text)) && text.paragraphs.every(isPlain);
}

/** Text of at least this size is display type. Smaller text is wrapped by the office program. */
const DISPLAY: Points = 25;

function isDisplay({ paragraphs }: PlacedText): boolean {
  return (
    paragraphs.length > 0 &&
    paragraphs.every(({ runs, lines }) => lines.length <= 8 && runs.every(({ style }) => style.size >= DISPLAY))
  );
}

/** Whether a text is running text. Line breaks inside its sentences would get in the way of editing. */
export function isRunningText({ role, paragraphs }: PlacedText): boolean {
  if (role === 'title' || role === 'quote') return false;
  return paragraphs.every(({ runs }) => runs.every(({ style }) => style.size <= MOST_RUNNING_TEXT));
}

function isPlain({ align, marker, lines, runs }: PlacedParagraph): boolean {
  const drawn = lines.flatMap((line) => line.runs.map(({ text }) => text)).join('');
  const whole = runs.map(({ text }) => text).join('');
  // Text whose lines show something that is not in it, such as a hyphen at a break, is wrapped by the office program.
  return align === 'left' && marker === null && squeeze(drawn) === squeeze(whole);
}

/**
 * A heading's runs, line by line. The space at each break is dropped: in a wider font it could be wrapped by itself,
 * which would leave an empty line.
 */
export function brokenRuns(
  { lines }: PlacedParagraph,
  context: SlideContext,
  inherited: InheritedStyle | null,
): XmlElement[] {
  return lines.flatMap((line, at) => {
    const out = line.runs.flatMap((run) => runXml(run, context, inherited));
    const last = line.runs.at(-1);
    if (at === lines.length - 1 || !last) return out;
    return [...out, xml('a:br', null, runProperties('a:rPr', last.style, context, { inherited }))];
  });
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
