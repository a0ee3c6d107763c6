import type { Block, BlockOf, TextRun } from '../../blocks';
import { wordsIn } from '../../content/read-content';
import type { CardToPlace, Placement } from '../../layout/placement';
import { plainText } from '../../text/text-runs';
import type { Box } from '../../units';
import { coverLines, titleLeading } from '../cover-parts';
import { EditorialPage, headingLook, slant } from './page';
import { drawPlate } from './plate';

/** A first paragraph of up to this many words is set in italic like a subtitle. */
const SUBTITLE_WORDS = 16;

/** A picture, or an engraving if there is none. */
export function fillPlate(page: EditorialPage, box: Box, image: BlockOf<'image'> | undefined): void {
  if (image) page.picture(image, box);
  else drawPlate(page, box, plainText(page.card.content.heading?.runs ?? []));
}

/** The box of a plate that extends to the edge of the card, or between header and footer if the deck has them. */
export function plateBox(page: EditorialPage, isLeft: boolean): Box {
  const width = page.width * 0.4375;
  if (page.card.frame.bare) return { x: isLeft ? 0 : page.width - width, y: 0, width, height: page.height };
  const y = page.top;
  return { x: isLeft ? page.left : page.right - width, y, width, height: Math.max(80, page.bottom - y) };
}

/** Title and subtitle on the left, an engraved plate on the right, and the facts at the foot under a hairline. */
export function placeTitle(card: CardToPlace): Placement {
  const page = new EditorialPage(card, { foot: 56 });
  const { content } = card;
  const plate = plateBox(page, false);
  fillPlate(page, plate, content.images[0]);
  const width = plate.x - page.left - (page.isNarrow ? 40 : 72);
  if (page.top === 0) page.scotch(page.left, 48, width, page.inks.text);
  const { subtitle, facts } = partFacts(content.body.filter((block) => block !== content.images[0]));
  const said = subtitle && page.set(slant(subtitle), width, { ...ASIDE, size: 38, colour: page.inks.accent });
  const factsHeight = facts.length > 0 ? page.heightOf(facts, width, { size: 22 }) + 18 : 0;
  const saidHeight = said ? said.height + 36 : 0;
  let y = Math.max(96, page.top + 16);
  if (content.kicker)
    y = page.text(content.kicker.runs, page.left, y, width, { font: 'label', size: 18, colour: page.inks.accent }) + 12;
  if (content.heading) {
    const room = page.bottom - factsHeight - saidHeight - y - 24;
    const { runs } = content.heading;
    const look = { ...headingLook(card, 112), leading: titleLeading(card.measure, 1.02) };
    const set = page.fitFewer(runs, { width, height: Math.max(80, room), lines: coverLines(runs, 6) }, look, 30);
    set.put(page.left, y);
    y += set.height;
  }
  // The subtitle is a third of the way down the free space, so that it belongs to the title rather than to the facts.
  const slack = page.bottom - factsHeight - saidHeight - y;
  if (said) {
    said.put(page.left, y + 36 + Math.max(0, slack * 0.3));
    y += saidHeight + Math.max(0, slack * 0.3);
  }
  if (facts.length === 0) return page.placement();
  const top = Math.max(y + 20, page.bottom - factsHeight);
  page.rect(page.left, top, width, 1, page.inks.text);
  page.blocks(facts, page.left, top + 18, width, { size: 22 });
  return page.placement();
}

const ASIDE = { font: 'display', leading: 1.25, balanced: true } as const;

/** Splits off the first paragraph if it is short enough for a subtitle. */
function partFacts(texts: readonly Block[]): { subtitle: TextRun[] | null; facts: Block[] } {
  const [first, ...rest] = texts;
  return first?.kind === 'paragraph' && wordsIn(first.runs) <= SUBTITLE_WORDS
    ? { subtitle: first.runs, facts: rest }
    : { subtitle: null, facts: [...texts] };
}

/** A chapter page: the name centred in a double frame. */
export function placeSection(card: CardToPlace): Placement {
  const page = new EditorialPage(card, { foot: 72 });
  const ink = page.inks.text;
  const isFramed = card.frame.bare;
  if (isFramed) {
    page.frame(32, 32, page.width - 64, page.height - 64, { colour: ink, width: 1 });
    page.frame(40, 40, page.width - 80, page.height - 80, { colour: ink, width: 3 });
  }
  centred(page, Math.max(104, page.top + 16), page.bottom - 16);
  return page.placement();
}

/** Draws kicker, heading and text centred, a little above the middle of the space. */
function centred(page: EditorialPage, top: number, foot: number): void {
  const before = page.elements.length;
  const free = foot - drawCentred(page, top);
  if (free <= 0) return;
  page.elements.length = before;
  drawCentred(page, top + free * 0.42);
}

/** Size of a centred heading. */
const SIZE = 104;

/** @returns their lower edge */
function drawCentred(page: EditorialPage, top: number): number {
  const { content } = page.card;
  const x = page.left + 40;
  const width = page.right - page.left - 80;
  let y = top;
  if (content.kicker)
    y =
      page.text(content.kicker.runs, x, y, width, { ...CENTRED, font: 'label', size: 18, colour: page.inks.accent }) +
      14;
  page.rect(page.width / 2 - 28, y, 56, 1, page.inks.accent);
  y += 26;
  if (content.heading) {
    const leading = titleLeading(page.card.measure, 1.06);
    const look = { ...headingLook(page.card, SIZE), align: 'center', leading } as const;
    const set = page.fitFewer(content.heading.runs, { width, height: 330, lines: 3 }, look, 40);
    set.put(x, y);
    y += set.height + 14;
  }
  for (const [at, block] of content.body.entries()) {
    if (block.kind !== 'paragraph') {
      y = page.blocks([block], x, y + 14, width, { size: 24 });
      continue;
    }
    const isFirst = at === 0 && wordsIn(block.runs) <= SUBTITLE_WORDS;
    const look = { ...CENTRED, font: isFirst ? 'display' : 'body', size: isFirst ? 34 : 26 } as const;
    y = page.text(isFirst ? slant(block.runs) : block.runs, x, y + 8, width, look);
  }
  return y;
}

const CENTRED = { align: 'center', leading: 1.3 } as const;

/** The closing: the green page with everything centred above engraved lines at the foot. */
export function placeClosing(card: CardToPlace): Placement {
  const page = new EditorialPage(card, { ground: 'accent', foot: 60 });
  const ink = page.inks.text;
  const isFramed = card.frame.bare;
  if (isFramed) page.frame(32, 32, page.width - 64, page.height - 64, { colour: ink, width: 1 });
  const foot = isFramed ? page.height - 80 : page.bottom - 48;
  centred(page, Math.max(isFramed ? 96 : 104, page.top + 16), foot - 24);
  const [left, right] = isFramed ? [32, page.width - 32] : [page.left, page.right];
  page.rect(left, foot, right - left, 2, ink);
  for (let line = foot + 9; line < foot + 46; line += 7) page.rect(left, line, right - left, 0.8, ink);
  return page.placement();
}
