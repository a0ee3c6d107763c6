import type { Block, BlockOf } from '../blocks';
import { slideLead } from '../layout/part-lead';
import type { CardToPlace, Placement } from '../layout/placement';
import type { ColourToken } from '../theme';
import type { Box } from '../units';
import type { SetText, Stage, StageLook } from './stage';

/** Sizes of the first sentence and of the text after it, largest first, in pixels of the design. */
const SIZES = [
  [68, 33],
  [60, 32],
  [54, 31],
  [48, 30],
  [44, 29],
  [40, 28],
  [36, 27],
  [33, 26],
  [31, 24],
] as const;
/** The share of the height that the larger sizes may fill. */
const MOST_FILLED = 0.9;
/** From this width on, the first sentence is beside the rest. */
const LEAST_BESIDE = 1000;
/** The share of the width that the first sentence takes there. */
const LEAD_SHARE = 0.44;
const GAP = 64;
/** A lead and the text after it take about as much space as this many rows of a list. */
const ROWS = 4;
/** Minimum height of the panel of a first sentence. */
const LEAST_PANEL = 300;
const BETWEEN_PARAGRAPHS = 14;
/** Space above the text after the first sentence, where it is below that: with a mark above both, or a rule between. */
const ABOVE_REST = { marked: 34, ruled: 64 };

/**
 * Running text that begins with its first sentence in large type, in the style of the skeleton's short paragraphs. The
 * rest is beside it on a wide page, and below it on a narrow one. Null if the text does not suit.
 */
export function placeLead(card: CardToPlace, open: Opener): Placement | null {
  const parts = slideLead(card.content);
  if (!parts) return null;
  const page = open(card, [], ROWS);
  return page.area.width >= LEAST_BESIDE ? placeBeside(page, parts) : placeBelow(page, parts);
}

type Parts = NonNullable<ReturnType<typeof slideLead>>;
/** The text set at one pair of sizes. */
type SetLead = { lead: SetText; rest: SetText[]; restHeight: number };

function placeBeside(short: ShortCardPage, parts: Parts): Placement {
  const { page, area, cell } = short;
  const pad = cell?.pad ?? { x: 0, y: 0 };
  const width = area.width * LEAD_SHARE;
  const restWidth = area.width - width - GAP;
  const heightOf = ({ lead, restHeight }: SetLead) => Math.max(lead.height, restHeight) + pad.y * 2;
  const set = pick(short, parts, { lead: width - pad.x * 2, rest: restWidth }, heightOf);
  const needed = heightOf(set);
  if (needed > area.height) page.miss(needed - area.height);
  const height = Math.min(area.height, Math.max(needed, LEAST_PANEL));
  const box: Box = { x: area.x, y: area.y + Math.max(0, area.height - height) * 0.3, width, height };
  cell?.draw(box, 0);
  const middle = (tall: number) => box.y + (height - tall) / 2;
  set.lead.put(box.x + pad.x, cell?.ground ? middle(set.lead.height) : box.y + pad.y);
  putRest(set, box.x + width + GAP, cell?.ground ? middle(set.restHeight) : box.y + pad.y);
  return page.placement();
}

function placeBelow(short: ShortCardPage, parts: Parts): Placement {
  const { page, area, cell } = short;
  const pad = cell?.pad ?? { x: 0, y: 0 };
  const above = cell ? ABOVE_REST.marked : ABOVE_REST.ruled;
  const heightOf = ({ lead, restHeight }: SetLead) => pad.y + lead.height + above + restHeight;
  const width = area.width - pad.x * 2;
  const set = pick(short, parts, { lead: width, rest: width }, heightOf);
  const needed = heightOf(set);
  if (needed > area.height) page.miss(needed - area.height);
  const y = area.y + Math.max(0, area.height - needed) * 0.4;
  cell?.draw({ x: area.x, y, width: area.width, height: needed }, 0);
  set.lead.put(area.x + pad.x, y + pad.y);
  const below = y + pad.y + set.lead.height + above;
  // Without a mark above the first sentence, a rule separates it from the rest.
  if (!cell) short.row({ x: area.x, y: below - above / 2, width: area.width, height: set.restHeight }, 1);
  putRest(set, area.x + pad.x, below);
  return page.placement();
}

/** Sets the text at the largest sizes that leave some white space, otherwise at the smallest. */
function pick(
  { page, area, cell, font }: ShortCardPage,
  { lead, rest }: Parts,
  width: { lead: number; rest: number },
  heightOf: (set: SetLead) => number,
): SetLead {
  const align = cell?.align ? { align: cell.align } : {};
  const large: Omit<StageLook, 'size'> = {
    font: cell?.said ?? cell?.font ?? font,
    leading: 1.16,
    balanced: true,
    ...align,
    ...(cell?.ground ? { on: cell.ground(0) } : {}),
  };
  const setAt = ([size, body]: readonly [number, number]): SetLead => {
    const texts = rest
      .filter(isParagraph)
      .map(({ runs }) => page.set(runs, width.rest, { font: 'body', size: body, leading: 1.4, ...align }));
    const restHeight = texts.reduce((sum, { height }) => sum + height + BETWEEN_PARAGRAPHS, -BETWEEN_PARAGRAPHS);
    return { lead: page.set(lead, width.lead, { ...large, size }), rest: texts, restHeight };
  };
  const sets = SIZES.map(setAt);
  return sets.find((set) => heightOf(set) <= area.height * MOST_FILLED) ?? sets.at(-1)!;
}

function isParagraph(block: Block): block is BlockOf<'paragraph'> {
  return block.kind === 'paragraph';
}

function putRest({ rest }: SetLead, x: number, from: number): void {
  let y = from;
  for (const text of rest) {
    text.put(x, y);
    y += text.height + BETWEEN_PARAGRAPHS;
  }
}

/** Where a skeleton puts the content of a short card, in pixels of the design, and what it draws around it. */
export type ShortCardPage = {
  page: Stage;
  area: Box;
  font: StageLook['font'];
  /** The ground of rows, if it is not that of the card. */
  on?: ColourToken;
  /** Padding on the left of a row. */
  inset?: number;
  /** Draws the background or the rules of a row. */
  row(box: Box, at: number): void;
  /** How one of a few items, or a single paragraph, is drawn in large type, if the skeleton does that. */
  cell?: CellLook;
};

export type Opener = (card: CardToPlace, before: Block[], count: number) => ShortCardPage;

export type CellLook = {
  font: StageLook['font'];
  /** Font of a single paragraph. If missing, it is not set large. */
  said?: StageLook['font'];
  align?: StageLook['align'];
  /** Distance from the edges of a cell to its text. */
  pad: { x: number; y: number };
  ground?(at: number): ColourToken;
  draw(box: Box, at: number): void;
};
