import type { MeasureContext } from '../layout/measure/measured';
import { prepareText } from '../layout/measure/prepare-text';
import { drawStack, stackMeasured } from '../layout/measure/stack';
import { textFont } from '../layout/measure/text-font';
import { filledRect } from '../layout/placement';
import type { PlacedElement, TextRole } from '../placed';
import type { ColourToken } from '../theme';
import type { Points } from '../units';
import { type DocumentFrame, type DocumentManner, documentManner } from './document-frame';
import { documentRule, measureOneLine, outlined } from './document-shapes';

/** What the furniture of a page shows. `page` counts from zero; the first page has the title itself. */
export type Running = { title: string; section: string | null; page: number };

type Drawing = (frame: DocumentFrame, running: Running, measure: MeasureContext) => PlacedElement[];

const SIZE: Points = 9;
const LEADING = 1.3;
const NUMBER_WIDTH: Points = 36;
const GAP: Points = 18;
/** Maximum share of the line for the title, if a section is beside it. */
const TITLE_SHARE = 0.6;
/** Height of a band or bar behind the line. */
const BAR: Points = 22;
/** Distance of the line in a bar from the upper edge of the bar. */
const IN_BAR: Points = (BAR - SIZE * LEADING) / 2;

type Spot = { x: Points; y: Points; width: Points };
type Look = { role?: TextRole; align?: 'left' | 'center' | 'right'; colour?: ColourToken };

function line(words: string, { x, y, width }: Spot, measure: MeasureContext, look: Look = {}): PlacedElement[] {
  const { role = 'header', align = 'left', colour = measure.inks.muted } = look;
  const set = measureOneLine(
    words,
    width,
    { role, align, font: 'body', size: SIZE, leading: LEADING, colour },
    measure,
  );
  return drawStack(stackMeasured([set]), 0, 1, { x, y, width });
}

function pageNumber(page: number, spot: Spot, measure: MeasureContext, look: Look = {}): PlacedElement[] {
  return line(`${page + 1}`, spot, measure, { align: 'right', ...look, role: 'cardNumber' });
}

/** The title, and the section in the text column or to the right of the title. */
function names(
  { title, section }: Running,
  { x, y, width }: Spot,
  frame: DocumentFrame,
  measure: MeasureContext,
  look: Look = {},
): PlacedElement[] {
  if (!section) return line(title, { x, y, width }, measure, look);
  const { side, text } = frame;
  if (side.x < text.x && widthOf(title, measure) <= side.width)
    return [
      ...line(title, { x, y, width: side.width }, measure, look),
      ...line(section, { x: text.x, y, width: x + width - text.x }, measure, look),
    ];
  // A title longer than the side column takes as much of the line as it needs, and the section gets the rest.
  const own = Math.min(widthOf(title, measure), width * TITLE_SHARE);
  const rest = width - own - GAP;
  return [
    ...line(title, { x, y, width: own }, measure, look),
    ...line(section, { x: x + own + GAP, y, width: rest }, measure, { ...look, align: 'right' }),
  ];
}

/** The width of a text, with a small margin for programs that set type wider. */
function widthOf(words: string, { theme, book }: MeasureContext): Points {
  return prepareText([{ text: words }], textFont(theme, 'body'), book).width * SIZE * 1.03;
}

/** Names and page number in one line of both columns. */
function wholeLine(frame: DocumentFrame, running: Running, y: Points, measure: MeasureContext, inset = 0, look?: Look) {
  const x = frame.full.x + inset;
  const width = frame.full.width - inset * 2;
  const number = { x: x + width - NUMBER_WIDTH, y, width: NUMBER_WIDTH };
  return [
    ...names(running, { x, y, width: width - NUMBER_WIDTH }, frame, measure, look),
    ...pageNumber(running.page, number, measure, look),
  ];
}

const FURNITURE: Readonly<Record<DocumentManner['furniture'], Drawing>> = {
  /** A rule with the names and the number below it. */
  line: (frame, running, measure) => [
    documentRule(frame.full, frame.rule, measure.theme),
    ...(running.page === 0 ? [] : wholeLine(frame, running, frame.rule + 6, measure)),
  ],

  /** A thick and a thin rule with the section below; the number and the title at the foot. */
  folio: (frame, running, measure) => {
    const { full, rule } = frame;
    const y = footLine(frame);
    const number = 22;
    return [
      documentRule(full, rule - 3, measure.theme, 2),
      documentRule(full, rule + 1.5, measure.theme, 0.5),
      ...(running.section && running.page > 0
        ? line(running.section, { x: full.x, y: rule + 8, width: full.width }, measure, { align: 'right' })
        : []),
      ...pageNumber(running.page, { x: full.x, y, width: number }, measure, {
        align: 'left',
        colour: measure.inks.accent,
      }),
      ...line(running.title, { x: full.x + number, y, width: full.width - number }, measure),
    ];
  },

  /** A dark band along the upper edge of the page. */
  band: (frame, running, measure) => [
    filledRect({ x: 0, y: 0, width: frame.page.width, height: BAND }, 'ink'),
    ...(running.page === 0 ? [] : wholeLine(frame, running, BAND - BAR + IN_BAR, measure, 0, { colour: 'ground' })),
  ],

  /** Nothing above; a short rule, the number in the middle and the names on either side at the foot. */
  foot: (frame, running, measure) => {
    const { full, page } = frame;
    const y = footLine(frame);
    const middle = page.width / 2;
    const width = middle - NUMBER_WIDTH / 2 - full.x;
    const right = { x: middle + NUMBER_WIDTH / 2, y, width };
    return [
      filledRect({ x: middle - 14, y: y - 8, width: 28, height: 0.75 }, measure.inks.rule),
      ...pageNumber(running.page, { x: middle - NUMBER_WIDTH / 2, y, width: NUMBER_WIDTH }, measure, {
        align: 'center',
      }),
      ...(running.page > 0 ? line(running.title, { x: full.x, y, width }, measure) : []),
      ...(running.page > 0 && running.section ? line(running.section, right, measure, { align: 'right' }) : []),
    ];
  },

  /** A rounded bar. */
  pill: (frame, running, measure) => {
    const { full, rule } = frame;
    const y = rule - 6;
    return running.page === 0
      ? []
      : [
          filledRect({ x: full.x, y, width: full.width, height: BAR }, 'surface', BAR / 2),
          ...wholeLine(frame, running, y + IN_BAR, measure, 12),
        ];
  },

  /** The frame of a drawing, with its title block at the foot. */
  sheet: (frame, running, measure) => {
    const { page, full } = frame;
    const edge = 22;
    const stroke = { colour: 'line', width: 0.75, dashed: false } as const;
    const sheet = { x: edge, y: edge, width: page.width - edge * 2, height: page.height - edge * 2 };
    const top = sheet.y + sheet.height - BAR;
    const y = top + IN_BAR;
    const last = sheet.x + sheet.width - NUMBER_WIDTH;
    const half = (last - sheet.x) / 2;
    const inset = full.x - sheet.x;
    const cell = (x: Points, width: Points) => ({ x: x + 8, y, width: width - 16 });
    return [
      outlined(sheet, stroke),
      filledRect({ x: sheet.x, y: top, width: sheet.width, height: 0.75 }, 'line'),
      ...[sheet.x + half, last].map((x) => filledRect({ x, y: top, width: 0.75, height: BAR }, 'line')),
      ...line(running.title, { x: full.x, y, width: half - inset - 8 }, measure),
      ...(running.section ? line(running.section, cell(sheet.x + half, half), measure) : []),
      ...pageNumber(running.page, cell(last, NUMBER_WIDTH), measure, { align: 'center' }),
    ];
  },

  /** The margin line of a notebook. */
  margin: (frame, running, measure) => {
    const { full, page } = frame;
    const y = footLine(frame);
    return [
      filledRect({ x: MARGIN_LINE, y: 0, width: 0.75, height: page.height }, measure.inks.rule),
      ...(running.page === 0
        ? pageNumber(0, { x: full.x + full.width - NUMBER_WIDTH, y, width: NUMBER_WIDTH }, measure)
        : wholeLine(frame, running, y, measure)),
    ];
  },

  /** A dark tab at the outer edge with the number, and the names beside it. */
  tab: (frame, running, measure) => {
    const { full, page, rule } = frame;
    const y = rule - 6;
    const x = full.x + full.width - NUMBER_WIDTH;
    const words = { x: full.x, y: y + IN_BAR, width: full.width - NUMBER_WIDTH - GAP };
    return [
      filledRect({ x, y, width: page.width - x, height: BAR }, 'ink'),
      ...pageNumber(running.page, { x: x + 10, y: y + IN_BAR, width: NUMBER_WIDTH }, measure, {
        align: 'left',
        colour: 'ground',
      }),
      ...(running.page === 0 ? [] : names(running, words, frame, measure)),
    ];
  },
};

const BAND: Points = 30;
/** Left edge of the margin line. */
const MARGIN_LINE: Points = 33;

/** The upper edge of a line at the foot of the page. */
function footLine({ page }: DocumentFrame): Points {
  return page.height - 40;
}

/** What the documents of the theme’s skeleton repeat on each page. */
export function pageFurniture(frame: DocumentFrame, running: Running, measure: MeasureContext): PlacedElement[] {
  return FURNITURE[documentManner(measure.theme).furniture](frame, running, measure);
}
