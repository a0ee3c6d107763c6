import type { Block, BlockOf } from '../../blocks';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { ColourToken } from '../../theme';
import { joinParagraphs, quoteAt, statementAt } from '../body-parts';
import { coverLines } from '../cover-parts';
import { drawHob } from './hob';
import { headingLook, MARGIN, SwissPage } from './page';

/** Title above, half rings rising from the foot, and the rest of the text on a rule at the lower left. */
export function placeTitle(card: CardToPlace): Placement {
  const page = new SwissPage(card);
  page.running();
  coverText(page, card, 150, 'ground');
  return page.placement();
}

/** The closing: white text on red. */
export function placeClosing(card: CardToPlace): Placement {
  const page = new SwissPage(card, 'accent');
  page.running('onAccent');
  coverText(page, card, 132, 'accent');
  return page.placement();
}

function coverText(page: SwissPage, card: CardToPlace, size: number, ground: ColourToken): void {
  const { content } = card;
  let y = Math.max(88, page.top + 8);
  if (content.kicker) y = page.text(content.kicker.runs, MARGIN, y, page.span(8), { font: 'strong', size: 26 }) + 12;
  const factsWidth = page.span(page.isNarrow ? 6 : 4);
  const picture = coverPicture(page, card);
  const facts = content.body.filter((block) => block !== picture);
  const factsHeight = facts.length > 0 ? page.heightOf(facts, factsWidth, { size: 24 }) + 20 : 0;
  if (content.heading) {
    const room = picture ? LOW_TITLE : page.bottom - factsHeight - y - 24;
    const { runs } = content.heading;
    const box = { width: page.span(page.isNarrow ? 12 : 10), height: Math.max(90, room), lines: coverLines(runs, 4) };
    const set = page.fit(runs, box, { ...headingLook(card, size), leading: 1 }, 44);
    if (picture) drawCoverPicture(page, picture, y + set.height + 28);
    else drawHob(page, runs, ground, y + set.height);
    set.put(MARGIN, y);
    y += set.height;
  }
  if (facts.length === 0) return;
  const top = Math.max(y + 24, page.bottom - factsHeight);
  page.rect(MARGIN, top, factsWidth, 2, page.inks.text);
  page.blocks(facts, MARGIN, top + 20, factsWidth, { size: 24 });
}

/** Maximum height of a title with a picture below it. */
const LOW_TITLE = 210;

/** The only picture of a cover, if it can extend to the edge in place of the rings. */
function coverPicture({ isNarrow }: SwissPage, { content }: CardToPlace): BlockOf<'image'> | null {
  const [picture, ...more] = content.images;
  const words = content.body.filter(({ kind }) => kind !== 'image').length;
  return picture && more.length === 0 && content.heading && !isNarrow && words <= 2 ? picture : null;
}

/** From the fifth column to the right and lower edges; within the margins if the deck has a header. */
function drawCoverPicture(page: SwissPage, picture: BlockOf<'image'>, top: number): void {
  const isBare = page.card.frame.bare;
  const x = page.column(4) + 12;
  const width = (isBare ? page.width : page.right) - x;
  page.picture(picture, { x, y: top, width, height: (isBare ? page.height : page.bottom) - top });
}

/** The name of the section on a rule, beside a red column. */
export function placeSection(card: CardToPlace): Placement {
  const page = new SwissPage(card);
  page.running();
  const { content } = card;
  const body = content.body;
  const room = page.axisWidth;
  const below = body.length > 0 ? page.heightOf(body, room, { size: 26 }) + 20 : 0;
  if (content.heading) {
    const look = { ...headingLook(card, 112), leading: 1.02 };
    const set = page.fit(content.heading.runs, { width: room, height: 340, lines: 3 }, look, 44);
    const top = page.bottom - below - set.height - 8;
    page.rect(page.axis, top - 24, room, 2, page.inks.text);
    set.put(page.axis, top);
    if (content.kicker)
      page.text(content.kicker.runs, page.axis, top - 66, room, { font: 'strong', size: 24, colour: page.inks.accent });
  }
  if (body.length > 0) page.blocks(body, page.axis, page.bottom - below + 12, room, { size: 26 });
  drawHobColumn(page);
  return page.placement();
}

/** A red column with quarter rings. It takes the place of a numeral, because sections have none. */
function drawHobColumn(page: SwissPage): void {
  const width = page.axis - MARGIN - 48;
  const top = 96;
  page.rect(MARGIN, top, width, page.bottom - top, 'accent');
  const unit = width / 10;
  for (const [at, ring] of [1, 3, 5.5].entries())
    page.sector(MARGIN, page.bottom, unit * ring * 1.5, unit * ring * 1.5 + unit * (1 + at * 0.5), 0, 90, 'onAccent');
}

/** The first paragraph in large type on a red block, with everything else beside it. */
export function placeStatement(card: CardToPlace): Placement {
  const page = new SwissPage(card);
  page.running();
  const { content } = card;
  const bottom = page.heading();
  const { said, before, after } = statementAt(content);
  const top = Math.max(252, bottom + 40);
  const beside = sideNotes(page, before, after, top);
  beside.before();
  const width = page.axisWidth;
  const height = page.bottom - top;
  page.rect(page.axis, top, width, height, 'accent');
  const look = { font: 'display', size: 84, leading: 1.08, on: 'accent', balanced: true } as const;
  const set = page.fit(said, { width: width - 64, height: height - 56, lines: 8 }, look, 30);
  // Large type is at the foot of the block, like everything on the page.
  const y = top + Math.max(28, height - 32 - set.height);
  set.put(page.axis + 32, y);
  if (set.height > height - 56) page.miss(set.height - height + 56);
  beside.after();
  return page.placement();
}

/** The text before and after the statement in one column beside it, drawn in reading order. */
function sideNotes(page: SwissPage, before: Block[], after: Block[], top: number) {
  const width = page.axis - MARGIN - 32;
  const look = { size: 22 };
  let y = top + 16;
  const draw = (blocks: Block[]) => {
    if (blocks.length === 0) return;
    if (y === top + 16) page.rect(MARGIN, top, width, 2, page.inks.text);
    y = page.blocks(blocks, MARGIN, y, width, look) + 16;
  };
  return {
    before: () => draw(before),
    after: () => draw(after),
  };
}

/** Angular quotation marks, text as wide as the page, and the source on the axis. */
export function placeQuote(card: CardToPlace): Placement {
  const page = new SwissPage(card);
  page.running();
  const { content } = card;
  const { words, source, before, after: rest } = quoteAt(content);
  let y = content.heading ? page.heading(undefined, 44) + 16 : Math.max(100, page.top + 12);
  const foot = [...source.map((runs): Block => ({ kind: 'paragraph', runs, lines: { from: 1, to: 1 } })), ...rest];
  const footHeight = foot.length > 0 ? page.heightOf(foot, page.axisWidth, { size: 24 }) + 36 : 0;
  if (before.length > 0) y = page.blocks(before, MARGIN, y, page.span(8), { size: 24 }) + 24;
  drawMarks(page, y);
  y += 116;
  const room = page.bottom - footHeight - y;
  const joined = joinParagraphs(words);
  const look = { font: 'display', size: 108, leading: 1.06, balanced: true, role: 'quote' } as const;
  const set = page.fit(joined, { width: page.right - MARGIN, height: Math.max(60, room), lines: 6 }, look, 30);
  set.put(MARGIN, y);
  if (foot.length > 0) {
    const top = Math.max(y + set.height + 24, page.bottom - footHeight);
    page.rect(page.axis, top, page.axisWidth, 2, page.inks.text);
    page.blocks(foot, page.axis, top + 14, page.axisWidth, { size: 24 });
  }
  return page.placement();
}

function drawMarks(page: SwissPage, y: number): void {
  for (const left of [MARGIN, MARGIN + 84])
    page.polygon(
      'accent',
      [left + 64, y],
      [left + 32, y],
      [left, y + 32],
      [left, y + 96],
      [left + 64, y + 96],
      [left + 64, y + 32],
      [left + 40, y + 32],
    );
}
