import type { PlacedCard, PlacedElement, PlacedParagraph, PlacedText, TextRole } from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';

/**
 * Joins running text in one column, including its headings, into one text box. Separate boxes would overlap if a wider
 * font made each of them taller. In one box the text moves down, and programs that shrink it do so evenly. One box is
 * also what people expect when they edit a slide.
 */
export function joinStacked(card: PlacedCard): PlacedCard {
  const elements: PlacedElement[] = [];
  for (const element of card.elements) {
    const last = elements.at(-1);
    const joined = last?.kind === 'text' && element.kind === 'text' ? join(last, element) : null;
    if (joined) elements[elements.length - 1] = joined;
    else elements.push(element);
  }
  return elements.length === card.elements.length ? card : { ...card, elements };
}

const JOINED: ReadonlySet<TextRole> = new Set(['body', 'subtitle']);

/** Joins two texts. Null unless they follow each other as paragraphs of one column. */
function join(above: PlacedText, below: PlacedText): PlacedText | null {
  const isColumn =
    JOINED.has(above.role) &&
    JOINED.has(below.role) &&
    above.fill === null &&
    below.fill === null &&
    above.inset === below.inset &&
    Math.abs(above.box.x - below.box.x) < 0.5 &&
    // Otherwise, a number centred in its circle would move to the centre of the wider text.
    above.paragraphs.at(-1)?.align === below.paragraphs[0]?.align;
  const [first, ...rest] = below.paragraphs;
  const end = bottomOf(above.paragraphs.at(-1));
  const start = topOf(first);
  if (!isColumn || !first || end === null || start === null || start < end || start - end > MAX_DISTANCE) return null;
  return {
    ...above,
    role: above.role === 'body' || below.role === 'body' ? 'body' : above.role,
    headingLevel: above.headingLevel ?? below.headingLevel,
    box: {
      ...above.box,
      width: Math.max(above.box.width, below.box.width),
      height: below.box.y + below.box.height - above.box.y,
    },
    paragraphs: [...above.paragraphs, { ...first, spaceBefore: start - end }, ...rest],
  };
}

/** Texts that are farther apart do not read as one text. */
const MAX_DISTANCE: Points = 60;

/** The top of a paragraph's first line, by the rules of office programs for exact line spacing. */
function topOf(paragraph: PlacedParagraph | undefined): Points | null {
  const line = paragraph?.lines[0];
  return paragraph && line ? line.baseline - paragraph.leading + sizeOf(line) / 5 : null;
}

function bottomOf(paragraph: PlacedParagraph | undefined): Points | null {
  const line = paragraph?.lines.at(-1);
  return line ? line.baseline + sizeOf(line) / 5 : null;
}

function sizeOf({ runs }: PlacedParagraph['lines'][number]): Points {
  return Math.max(0, ...runs.map(({ style }) => style.size));
}
