import type { PlacedCard, PlacedElement, PlacedParagraph, PlacedText, TextRole } from '@/lib/deck/placed';
import type { Points } from '@/lib/deck/units';

/**
 * Running text that stands in one column, headings within it and all, as one text box instead of several. Boxes of
 * their own run into one another where a wider font makes each of them taller; in one box the text moves down, and
 * where a program has to make it smaller it does so evenly. It is also what somebody who edits the slide expects.
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

/** Two texts as one; null where they do not stand under one another as paragraphs of one column do. */
function join(above: PlacedText, below: PlacedText): PlacedText | null {
  const isColumn =
    JOINED.has(above.role) &&
    JOINED.has(below.role) &&
    above.fill === null &&
    below.fill === null &&
    above.inset === below.inset &&
    Math.abs(above.box.x - below.box.x) < 0.5;
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

/** Things farther apart are not read as one text. */
const FARTHEST: Points = 60;

/** Where a paragraph's first line begins, and its last one ends, by an office program's reckoning of exact spacing. */
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
