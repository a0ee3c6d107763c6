import type { TextRun } from '../../blocks';
import { wordsIn } from '../../content/read-content';
import type { CardToPlace, Placement } from '../../layout/placement';
import { joinParagraphs, quoteAt, statementAt } from '../body-parts';
import { drawCoverPictures, seedOf, titleLeading } from '../cover-parts';
import { CENTRED } from '../stage';
import { arcPath, crescentPath, depthOfChord, drawMoon, drawRays, spreadWithin } from './eclipse';
import { headingLook, heightOfAll, KeynotePage, putAll, thinLook } from './page';
import { textsOf } from './text';

/** Radius of the disc that rises or sets on a cover, in pixels of the design. */
const RISE = 700;
const SET = 760;
/** Maximum thickness of its lit edge. */
const LIT = 12;
const TITLE_ROOM = 0.9;

/** The title above the lit edge of a disc that rises from the foot. The rest of the text is on the disc. */
export function placeTitle(card: CardToPlace): Placement {
  if (card.content.images.length > 0) return placePictured(card);
  const page = new KeynotePage(card);
  const { heading, kicker } = card.content;
  const facts = factsOf(page, card, page.isNarrow ? 480 : 560);
  // The first line must fit within the rim, which is narrow near the top.
  const below = Math.max(40, LIT + depthOfChord(RISE - LIT, facts.width + 24));
  const apex = page.bottom - Math.max(100, facts.height + below);
  const disc = { x: page.axis, y: apex + RISE, radius: RISE };
  const seed = seedOf(heading?.runs ?? []);
  const fan = { middle: 0, spread: 46 + (seed % 3) * 6, count: 111 + (seed % 4) * 10, period: 3 + (seed % 3) };
  drawRays(page, { ...disc, radius: RISE + 16 }, { ...fan, length: 62 });
  page.path(crescentPath(disc, LIT, 0, spreadWithin(disc, page.height)), 'accent', null, { fillTo: 'ground' });
  const top = Math.max(40, page.top);
  let y = top;
  if (kicker) y = page.centred(kicker.runs, y + 16, { font: 'body', size: 24, colour: 'muted' }) + 8;
  const room = apex - 84 - y;
  if (heading) {
    const box = { width: page.width * TITLE_ROOM - 64, height: Math.max(80, room), lines: 4 };
    const look = { ...headingLook(card, 116), ...thinLook(116), leading: titleLeading(card.measure, 1.08) };
    const set = page.fit(heading.runs, box, look, 44);
    if (set.height > room) page.miss(set.height - room);
    set.put((page.width - page.width * TITLE_ROOM + 64) / 2, y + Math.max(0, (room - set.height) * 0.56));
  }
  facts.put(apex + below);
  return page.placement();
}

/** The disc sets: its edge is at the top of the card, with thanks and addresses below. */
export function placeClosing(card: CardToPlace): Placement {
  if (card.content.images.length > 0) return placePictured(card);
  const page = new KeynotePage(card);
  const { heading, kicker, body } = card.content;
  const foot = Math.max(96, page.top + 40);
  const disc = { x: page.axis, y: foot - SET, radius: SET };
  const seed = seedOf(heading?.runs ?? []);
  const spread = spreadWithin(disc, 0);
  const fan = { middle: 180, spread: 40, count: 91 + (seed % 4) * 10, period: 3 + (seed % 3), length: 58 };
  drawRays(page, { ...disc, radius: SET + 16 }, fan);
  page.path(crescentPath(disc, 12, 180, spread), 'ground', null, { fillTo: 'accent' });
  const blocks = body.filter(({ kind }) => kind !== 'image');
  const texts = textsOf(blocks);
  const look = { font: 'body', leading: 1.35, ...CENTRED } as const;
  const sets = (texts ?? []).map((runs, at) => {
    const isLast = at > 0 && at === (texts ?? []).length - 1;
    return page.set(runs, page.measure, { ...look, size: 30, colour: isLast ? 'accentInk' : 'ink' });
  });
  const width = Math.min(page.measure, 760);
  const below = texts ? heightOfAll(sets, 16) : page.heightOf(blocks, width, { size: 26 });
  let y = foot + 100;
  if (kicker) y = page.centred(kicker.runs, y - 16, { font: 'body', size: 24, colour: 'muted' }) + 16;
  const gap = blocks.length > 0 ? 44 : 0;
  const whole = page.bottom - y - below - gap;
  if (!heading) return page.placement();
  const large = { ...headingLook(card, 96), ...thinLook(96), leading: 1.12 };
  const set = page.fit(heading.runs, { width: page.width - 128, height: Math.max(80, whole), lines: 3 }, large, 44);
  y += Math.max(0, (whole - set.height) * 0.44);
  set.put(64, y);
  y += set.height + gap;
  if (texts) putAll(sets, page.margin, y, 16);
  else page.blocks(blocks, page.axis - width / 2, y, width, { size: 26 });
  return page.placement();
}

/** A moon above the name of the section, which fills as the deck goes on. */
export function placeSection(card: CardToPlace): Placement {
  const page = new KeynotePage(card);
  page.progress();
  const { heading, kicker, body } = card.content;
  const blocks = body.filter(({ kind }) => kind !== 'image');
  const texts = textsOf(blocks);
  const width = Math.min(page.measure, 860);
  const sets = page.centredBlocks(texts ? blocks : [], { size: 26 }, width);
  const below = texts ? heightOfAll(sets) : page.heightOf(blocks, width, { size: 24 });
  const title = heading
    ? page.fit(
        heading.runs,
        { width: page.width - 160, height: 230, lines: 2 },
        { ...headingLook(card, 84), ...thinLook(84) },
        40,
      )
    : null;
  const kicked = kicker
    ? page.set(kicker.runs, page.measure, { font: 'body', size: 24, colour: 'accentInk', align: 'center' })
    : null;
  const words = (title?.height ?? 0) + (kicked ? kicked.height + 14 : 0) + (below > 0 ? below + 24 : 0);
  const top = Math.max(64, page.top + 16);
  const room = page.bottom - top - words - 72;
  const radius = Math.min(150, room / 2 - 34);
  let y = top;
  if (radius > 40) {
    const slack = Math.max(0, room - (radius + 34) * 2);
    const centre = { x: page.axis, y: top + slack / 2 + radius + 34, radius };
    const share = (card.index + 1) / Math.max(2, card.total);
    drawMoon(page, centre, share);
    y = centre.y + radius + 34 + 56;
  }
  if (kicked) {
    kicked.put(page.margin, y);
    y += kicked.height + 14;
  }
  if (title) {
    title.put(80, y);
    y += title.height + 24;
  }
  if (texts) putAll(sets, page.axis - width / 2, y);
  else page.blocks(blocks, page.axis - width / 2, y, width, { size: 24 });
  return page.placement();
}

/** A quotation in large thin type under a fan of rays, with a short rule before the name. */
export function placeQuote(card: CardToPlace): Placement {
  const page = new KeynotePage(card);
  const { content } = card;
  const { words, source, before, after } = quoteAt(content);
  const rest = [...before, ...after].filter(({ kind }) => kind !== 'image');
  page.progress();
  const disc = { x: page.axis, y: -420 + page.top, radius: 560 };
  let y = page.top + 140;
  if (content.heading || content.kicker) y = page.label() + 36;
  else drawRays(page, disc, { middle: 180, spread: 38, count: 91, period: 3, length: 44, width: 2 });
  y += 44;
  const named = { font: 'body', size: 26, leading: 1.35, align: 'center', colour: 'muted' } as const;
  const name = source.map((runs) => page.set(runs, page.measure, named));
  const width = Math.min(page.measure, 860);
  const more = rest.length > 0 ? page.heightOf(rest, width, { size: 22 }) + 20 : 0;
  const foot = heightOfAll(name, 6) + (name.length > 0 ? 62 : 0) + more;
  const room = page.bottom - foot - y;
  const said = joinParagraphs(words);
  const box = { width: page.width - (page.isNarrow ? 112 : 200), height: Math.max(60, room), lines: 7 };
  const set = page.fit(said, box, { ...thinLook(84), leading: 1.2, role: 'quote' }, 28);
  y += Math.max(0, (room - set.height) * 0.5);
  set.put((page.width - box.width) / 2, y);
  y += set.height;
  if (name.length > 0) {
    page.tick(y + 34);
    putAll(name, page.margin, y + 58, 6);
    y += 62 + heightOfAll(name, 6);
  }
  if (rest.length > 0) page.blocks(rest, page.axis - width / 2, y + 20, width, { size: 22 });
  return page.placement();
}

/** A single statement in thin type between two arcs. */
export function placeStatement(card: CardToPlace): Placement {
  const page = new KeynotePage(card);
  page.progress();
  const { content } = card;
  const { said, before, after } = statementAt(content);
  const rest = [...before, ...after].filter(({ kind }) => kind !== 'image');
  const head = page.label();
  const width = Math.min(page.measure, 860);
  const below = rest.length > 0 ? page.heightOf(rest, width, { size: 24 }) + 28 : 0;
  const top = head > 0 ? Math.max(head + 24, page.top + 24) : page.top + 48;
  const bottom = page.bottom - below;
  const box = { width: page.width - (page.isNarrow ? 200 : 360), height: Math.max(80, bottom - top), lines: 8 };
  const set = page.fit(said, box, { ...thinLook(sayingSize(said)), leading: 1.22 }, 28);
  if (set.height > bottom - top) page.miss(set.height - bottom + top);
  const y = top + Math.max(0, (bottom - top - set.height) * 0.46);
  drawBrackets(page, y + set.height / 2);
  set.put((page.width - box.width) / 2, y);
  if (rest.length > 0) page.blocks(rest, page.axis - width / 2, bottom + 28, width, { size: 24 });
  return page.placement();
}

/** The size of a statement: the shorter, the larger. */
function sayingSize(runs: TextRun[]): number {
  const words = wordsIn(runs);
  return words <= 12 ? 80 : words <= 20 ? 68 : words <= 30 ? 56 : 48;
}

/** Two arcs of one large circle around the text. */
function drawBrackets(page: KeynotePage, y: number): void {
  const disc = { x: page.axis, y, radius: page.axis - (page.isNarrow ? 40 : 72) };
  for (const middle of [90, 270]) {
    page.path(arcPath(disc, middle - 26, middle + 26), null, { colour: 'line', width: 2 });
    page.path(arcPath(disc, middle - 7, middle + 7), null, { colour: 'accent', width: 3 });
  }
}

/** The title and the rest of the text above the pictures of the card, which reach its edges. */
function placePictured(card: CardToPlace): Placement {
  const page = new KeynotePage(card);
  const { heading, kicker } = card.content;
  let y = Math.max(48, page.top + 8);
  if (kicker) y = page.centred(kicker.runs, y, { font: 'body', size: 24, colour: 'muted' }) + 8;
  if (heading) {
    const box = { width: page.width - 128, height: 170, lines: 2 };
    const look = { ...headingLook(card, 88), ...thinLook(88), leading: titleLeading(card.measure, 1.08) };
    const set = page.fit(heading.runs, box, look, 40);
    if (set.height > box.height) page.miss(set.height - box.height);
    set.put(64, y);
    y += set.height + 12;
  }
  const facts = factsOf(page, card, Math.min(page.measure, 760));
  facts.put(y);
  y += facts.height + (facts.height > 0 ? 32 : 16);
  const lowest = card.frame.bare ? page.height : page.bottom;
  drawCoverPictures(page, card.content.images, { x: 0, y, width: page.width, height: lowest - y }, true);
  return page.placement();
}

/** The text that goes with a title: the first line in the accent colour, the rest muted. */
function factsOf(
  page: KeynotePage,
  card: CardToPlace,
  width: number,
): { width: number; height: number; put(y: number): void } {
  const blocks = card.content.body.filter(({ kind }) => kind !== 'image');
  if (blocks.length === 0) return { width: 0, height: 0, put: () => undefined };
  const x = page.axis - width / 2;
  const texts = textsOf(blocks);
  if (!texts)
    return {
      width,
      height: page.heightOf(blocks, width, { size: 22 }),
      put: (y) => void page.blocks(blocks, x, y, width, { size: 22 }),
    };
  const sets = texts.map((runs, at) => {
    const own = at === 0 ? ({ size: 32, colour: 'accentInk' } as const) : ({ size: 22, colour: 'muted' } as const);
    return page.set(runs, width, { font: 'body', leading: 1.3, ...own, ...CENTRED });
  });
  return { width: sets[0]?.width ?? 0, height: heightOfAll(sets), put: (y) => putAll(sets, x, y) };
}
