import type { PlacedParagraph, PlacedText } from '@/lib/deck/placed';
import { runProperties, runXml } from './runs';
import type { SlideContext } from './slide-context';
import { type XmlElement, xml } from './xml';

/**
 * Headings are set in balanced lines, in boxes no wider than they need. On a machine without the theme's font that is
 * too narrow: another font breaks such a line inside a word. So a heading carries its own breaks and has room to spare.
 */
export function keepsItsLines(text: PlacedText): boolean {
  return text.role === 'title' && text.fill === null && text.paragraphs.every(isPlain);
}

/** Room for a font this much wider than the theme's: the usual substitutes take up to a third more. */
export const SPARE = 1.35;

function isPlain({ align, marker, lines, runs }: PlacedParagraph): boolean {
  const drawn = lines.flatMap((line) => line.runs.map(({ text }) => text)).join('');
  const whole = runs.map(({ text }) => text).join('');
  // Lines that show what the text does not hold (a hyphen at a break) are left to the office program.
  return align === 'left' && marker === null && squeeze(drawn) === squeeze(whole);
}

/** A heading's runs, line by line. The space that each break dropped stays before it, for search and copying. */
export function brokenRuns({ lines, runs }: PlacedParagraph, context: SlideContext): XmlElement[] {
  const whole = runs.map(({ text }) => text).join('');
  let read = 0;
  return lines.flatMap((line, at) => {
    const out = line.runs.flatMap((run) => runXml(run, context));
    for (const { text } of line.runs) read = whole.indexOf(text, read) + text.length;
    const last = line.runs.at(-1);
    if (at === lines.length - 1 || !last) return out;
    const hasSpace = /^[^\S\n]/.test(whole.slice(read)) && !/\s$/.test(last.text);
    const space = hasSpace ? runXml({ ...last, text: ' ' }, context) : [];
    return [...out, ...space, xml('a:br', null, runProperties('a:rPr', last.style, context))];
  });
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
