import { measureText } from '@/lib/deck/fonts/measure-text';
import type { TextStyle } from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';
import { legalText } from '../legal-text';
import type { PageContext } from './page-context';

/** Beyond this share of its size a letter space is a fault of the measure and not a correction of it. */
const MOST_SPACING = 0.06;

type DrawnRun = {
  text: string;
  x: Points;
  width: Points;
  style: TextStyle;
  /** White space that the end of its line swallowed: drawn after the run, where it shows nothing. */
  spaceAfter?: boolean;
};

/** Text exactly where the layout put it: its baseline, its left edge and its width. */
export function drawRun(run: DrawnRun, baseline: Points, context: PageContext): void {
  const { style } = run;
  const text = legalText(run.text).replace(/[\t\n]/g, ' ');
  if (text === '') return;
  const stretches = context.shelf.stretches(style.face, text);
  if (stretches.length === 1 && stretches[0]?.face === style.face && !stretches[0].missing) {
    const space = run.spaceAfter ? measureText(context.book.face(style.face), ' ', style.size, style.tracking) : 0;
    drawString(run.spaceAfter ? `${text} ` : text, run.x, run.width + space, baseline, style, context);
  } else {
    const measured = context.book.face(style.face);
    let { x } = run;
    for (const stretch of stretches) {
      const width = measureText(measured, stretch.text, style.size, style.tracking);
      if (stretch.missing) drawMissing(stretch.text, x, width, baseline, style, context);
      else drawString(stretch.text, x, width, baseline, { ...style, face: stretch.face }, context);
      x += width;
    }
  }
  if (style.underline) rule(run, baseline + style.size * 0.12, context);
  if (style.strike) rule(run, baseline - style.size * 0.28, context);
}

function drawString(
  text: string,
  x: Points,
  width: Points,
  baseline: Points,
  style: TextStyle,
  { document, colour }: PageContext,
): void {
  document.font(style.face).fontSize(style.size).fillColor(colour(style.colour));
  // The face's kerning makes words narrower or wider by a hair; the letters share the difference out.
  const difference = width - document.widthOfString(text);
  const spacing = difference / Math.max(1, text.length);
  const most = Math.max(style.size * MOST_SPACING, Math.abs(style.tracking ?? 0) * 1.5);
  document.text(text, x, baseline, {
    lineBreak: false,
    baseline: 'alphabetic',
    characterSpacing: Math.min(most, Math.max(-most, spacing)),
  });
}

/** The face's own box for each character that nobody has; copied and read aloud it is still the text. */
function drawMissing(
  text: string,
  x: Points,
  width: Points,
  baseline: Points,
  style: TextStyle,
  context: PageContext,
): void {
  const { document, colour } = context;
  const characters = [...text];
  for (const character of characters) context.missing(character);
  document.markContent('Span', { actual: text });
  document.font(style.face).fontSize(style.size).fillColor(colour(style.colour));
  characters.forEach((character, at) => {
    document.text(character, x + (width * at) / characters.length, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
  });
  document.endMarkedContent();
}

function rule(run: DrawnRun, y: Points, { document, colour }: PageContext): void {
  const thickness = Math.max(0.5, run.style.size * 0.05);
  document.rect(run.x, y, run.width, thickness).fill(colour(run.style.colour));
}
