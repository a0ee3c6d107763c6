import type { DeckWarning } from '@/lib/deck/blocks';
import { type Deck, grows, nominalSize } from '@/lib/deck/deck';
import type { FontBook } from '@/lib/deck/fonts/font-book';
import {
  type PlacedCard,
  type PlacedCell,
  type PlacedElement,
  type PlacedKind,
  type PlacedParagraph,
  type PlacedShape,
  type PlacedTable,
  type PlacedText,
  paragraphsOf,
  ruleBelow,
  type TextRole,
} from '@/lib/deck/placed';
import { type Points, type Size, toEmu } from '@/lib/deck/units';
import { englishMessage } from '@/lib/words/stored-messages';
import { fitTables } from './fit-columns';
import { fitToSlide, slideScale } from './fit-to-slide';
import { roomForLines } from './free-room';
import { withoutLayoutShapes } from './layout-shapes';
import { paragraphsXml } from './paragraphs';
import {
  graphicFrame,
  groupShapes,
  groupXml,
  inPlaceholder,
  placeChart,
  placeImage,
  placeShape,
  transform,
} from './place-shape';
import { placeText } from './place-text';
import { isTitle, placeholderXml, SEATS } from './placeholders';
import { colourMapXml, fillOf } from './scheme-colours';
import type { SlideContext } from './slide-context';
import { standInSize, WIDE_STAND_IN } from './stand-in-text';
import { firstLineShift, type TextFrame, textFrames } from './text-frame';
import { PRESENTATION, shapeTree, type XmlElement, xml } from './xml';

/** One card as a slide, each element by the handler of its kind. `inLayout`: the shapes that its layout draws. */
export function slideXml(card: PlacedCard, inLayout: readonly PlacedShape[], context: SlideContext): XmlElement {
  return xml(
    'p:sld',
    PRESENTATION,
    xml(
      'p:cSld',
      { name: card.title },
      card.ground === 'ground'
        ? null
        : xml('p:bg', xml('p:bgPr', fillOf(context.colours, card.ground), xml('a:effectLst'))),
      shapeTree([
        ...(hasTitle(card, context) ? [] : [hiddenTitle(card, context)]),
        ...groupShapes(withoutLayoutShapes(card.elements, inLayout), card).map((each) =>
          Array.isArray(each) ? groupXml(each, context) : place(each, context),
        ),
      ]),
    ),
    colourMapXml(context.theme, context.title.slot),
  );
}

function hasTitle({ elements }: PlacedCard, { placeholderOf }: SlideContext): boolean {
  return elements.some((element) => {
    const seat = element.kind === 'text' ? placeholderOf(element) : null;
    return seat !== null && isTitle(seat);
  });
}

/** The title of a slide that shows none, above its edge like PowerPoint's hidden titles: outlines and screen readers need it. */
function hiddenTitle({ title, width }: PlacedCard, context: SlideContext): XmlElement {
  const id = context.nextId();
  const box = { x: 0, y: -HIDDEN_TITLE_SPACE, width, height: HIDDEN_TITLE_SPACE / 2 };
  return xml(
    'p:sp',
    inPlaceholder({ id, name: `Title ${id}` }, placeholderXml(SEATS.title)),
    xml('p:spPr', transform('a:xfrm', box)),
    xml(
      'p:txBody',
      xml('a:bodyPr', xml('a:normAutofit')),
      xml('a:lstStyle'),
      xml('a:p', xml('a:r', xml('a:rPr', { lang: context.language, sz: 1200 }), xml('a:t', title))),
    ),
  );
}

const HIDDEN_TITLE_SPACE: Points = 60;

type Handlers = {
  [Kind in PlacedKind]: (element: Extract<PlacedElement, { kind: Kind }>, context: SlideContext) => XmlElement;
};

const HANDLERS: Handlers = {
  text: placeText,
  table: placeTable,
  image: placeImage,
  shape: placeShape,
  chart: placeChart,
};

function place<Kind extends PlacedKind>(element: Extract<PlacedElement, { kind: Kind }>, context: SlideContext) {
  return (HANDLERS[element.kind] as Handlers[Kind])(element, context);
}

/** Prepares a card for its slide: fits it to the slide's size, and makes room for other fonts. */
export function slideCard(
  placed: PlacedCard,
  slide: Size,
  book: FontBook,
): { card: PlacedCard; frames: ReadonlyMap<PlacedText, TextFrame> } {
  const card = fitTables(joinStacked(fitToSlide(placed, slide)), slide, book);
  return { card, frames: textFrames(card, slide, book) };
}

/**
 * The maximum height of a slide relative to its width. This is the shape of a sheet of paper, which programs show and
 * print well.
 */
const MAX_ASPECT = Math.SQRT2;
/** The share of cards that should fit a slide without scaling. */
const FITTING_SHARE = 0.8;

/**
 * The size of all slides in a file. For cards that grow with their content, it is chosen between the nominal shape and
 * that of a sheet of paper, so that most of them need no scaling.
 */
export function slideSize({ format, dimensions, cards }: Pick<Deck, 'format' | 'dimensions' | 'cards'>): Size {
  const nominal = nominalSize(format, dimensions);
  if (!grows(dimensions) || cards.length === 0) return nominal;
  const heights = cards.map(({ height }) => height).sort((a, b) => a - b);
  const held = heights[Math.ceil(heights.length * FITTING_SHARE) - 1] ?? nominal.height;
  return { width: nominal.width, height: Math.min(Math.max(nominal.height, held), nominal.width * MAX_ASPECT) };
}

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

/** Smaller type is not legible on a slide. */
const LEGIBLE: Points = 10;
/** The warning lists at most this many cards. */
const MAX_NAMED = 6;

/** One warning about all cards that are so tall that their type becomes too small when they are scaled to the slide. */
export function smallTypeWarning(deck: Pick<Deck, 'format' | 'dimensions' | 'cards'>): DeckWarning[] {
  const slide = slideSize(deck);
  const small = deck.cards.flatMap((card) => {
    const scale = slideScale(card, slide);
    const size = scale < 1 ? textSize(card) * scale : LEGIBLE;
    return size < LEGIBLE ? [{ card: card.index, size: Math.round(size * 2) / 2 }] : [];
  });
  const [first, ...others] = small;
  if (!first) return [];
  if (others.length === 0) {
    const message = englishMessage('Card {number} overflows: its text shrinks to {size} pt in PowerPoint.', {
      number: first.card + 1,
      size: first.size,
    });
    return [{ card: first.card, message }];
  }
  const named = small.slice(0, MAX_NAMED).map(({ card, size }) => `${card + 1} (${size} pt)`);
  const cards = named.join(', ');
  const more = small.length - MAX_NAMED;
  const message =
    more > 0
      ? englishMessage('Cards {cards} and {more} more overflow: their text shrinks in PowerPoint.', {
          cards,
          more,
        })
      : englishMessage('Cards {cards} overflow: their text shrinks in PowerPoint.', { cards });
  return [{ card: first.card, message }];
}

/** The type size that most of a card's text has. */
function textSize({ elements }: PlacedCard): Points {
  const letters = new Map<Points, number>();
  for (const { runs } of elements.flatMap(paragraphsOf))
    for (const { text, style } of runs) letters.set(style.size, (letters.get(style.size) ?? 0) + text.length);
  const [most] = [...letters].sort((one, other) => other[1] - one[1]);
  return most?.[0] ?? LEGIBLE;
}

const TABLE = 'http://schemas.openxmlformats.org/drawingml/2006/table';

/** A table as a native table: cells, header row, ruled lines. */
function placeTable(table: PlacedTable, context: SlideContext): XmlElement {
  return graphicFrame({ name: 'Table' }, table.box, TABLE, context, () =>
    xml(
      'a:tbl',
      xml('a:tblPr', { firstRow: table.rows.some((row) => row.header) }),
      xml(
        'a:tblGrid',
        table.columns.map((width) => xml('a:gridCol', { w: Math.max(0, toEmu(width)) })),
      ),
      table.rows.map((row, number) =>
        xml(
          'a:tr',
          { h: Math.max(0, toEmu(row.height)) },
          table.columns.map((_, at) => cellXml(row.cells[at] ?? null, table, ruleBelow(table.rows, number), context)),
        ),
      ),
    ),
  );
}

function cellXml(cell: PlacedCell | null, table: PlacedTable, rule: Points, context: SlideContext): XmlElement {
  const inset = toEmu(table.inset);
  const above = cell ? spaceAbove(cell, table) : 0;
  const gutter = cell?.gutter ?? 0;
  const room = cell ? cell.box.width - 2 * table.inset - gutter : 0;
  const wider = cell ? roomOfCell(cell, room, context) - room : 0;
  return xml(
    'a:tc',
    xml(
      'a:txBody',
      xml('a:bodyPr'),
      xml('a:lstStyle'),
      paragraphsXml(cell?.paragraphs ?? [], { left: (cell?.box.x ?? 0) + table.inset + gutter }, context),
    ),
    xml(
      'a:tcPr',
      {
        marL: inset + toEmu(gutter),
        marR: Math.max(0, inset - toEmu(wider)),
        marT: toEmu(above),
        marB: 0,
        anchor: 't',
      },
      xml('a:lnL', { w: 0 }, xml('a:noFill')),
      xml('a:lnR', { w: 0 }, xml('a:noFill')),
      xml('a:lnT', { w: 0 }, xml('a:noFill')),
      xml(
        'a:lnB',
        { w: toEmu(rule) },
        xml('a:solidFill', context.colours(table.line)),
        xml('a:prstDash', { val: 'solid' }),
      ),
      fillOf(context.colours, cell?.fill ?? null),
    ),
  );
}

/** The width that keeps our line breaks, unless a word would break in a wider face. */
function roomOfCell({ paragraphs }: PlacedCell, room: Points, { book }: SlideContext): Points {
  const { longestWord } = standInSize(paragraphs, room, { standIn: WIDE_STAND_IN, book, ownLines: false });
  return Math.max(roomForLines(paragraphs, room, book), Math.min(room, longestWord));
}

/**
 * The padding above a cell's text. There is none below it, so that a row keeps its height even in a program whose text
 * is slightly taller. Otherwise the row would grow, and move all rows below it.
 */
function spaceAbove(cell: PlacedCell, table: PlacedTable): Points {
  return Math.max(0, table.inset + firstLineShift(cell.paragraphs, cell.box.y + table.inset));
}
