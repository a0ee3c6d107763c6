import type { PlacedCard, PlacedElement, PlacedParagraph, PlacedText, TextRole } from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';

/**
 * Joins running text in one column, including its headings, into one text box. Separate boxes overlap when a wider
 * font makes each of them taller; in one box the text moves down, and a program that shrinks it does so evenly. It is
 * also what people expect when they edit the slide.
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

/** Two texts as one; null unless they follow each other as paragraphs of one column. */
function join(above: PlacedText, below: PlacedText): PlacedText | null {
  const isColumn =
    JOINED.has(above.role) &&
    JOINED.has(below.role) &&
    above.fill === null &&
    below.fill === null &&
    above.inset === below.inset &&
    Math.abs(above.box.x - below.box.x) < 0.5 &&
    // A number centred in its circle would move to the centre of the wider text.
    above.paragraphs.at(-1)?.align === below.paragraphs[0]?.align;
  const [first, ...rest] = below.paragraphs;
  const end = foot(above.paragraphs.at(-1));
  const start = head(first);
  if (!isColumn || !first || end === null || start === null || start < end || start - end > FARTHEST) return null;
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

/** Elements farther apart do not read as one text. */
const FARTHEST: Points = 60;

/** Where a paragraph's first line begins, and its last one ends, by an office program's rules of exact spacing. */
function head(paragraph: PlacedParagraph | undefined): Points | null {
  const line = paragraph?.lines[0];
  return paragraph && line ? line.baseline - paragraph.leading + sizeOf(line) / 5 : null;
}

function foot(paragraph: PlacedParagraph | undefined): Points | null {
  const line = paragraph?.lines.at(-1);
  return line ? line.baseline + sizeOf(line) / 5 : null;
}

function sizeOf({ runs }: PlacedParagraph['lines'][number]): Points {
  return Math.max(0, ...runs.map(({ style }) => style.size));
}
