import { wordsIn } from '../../content/read-content';
import type { CardToPlace, Placement } from '../../layout/placement';
import { plainText } from '../../text/text-runs';
import type { ColourToken } from '../../theme';
import { joinParagraphs, quoteAt, stacked, statementAt } from '../body-parts';
import { drawCoverPictures } from '../cover-parts';
import { drawMotif, drawPerson, drawStreet } from './motifs';
import { headingLook, MARGIN, SoftPage } from './page';

/** The title above a street of towers. */
export const placeTitle = (card: CardToPlace): Placement => placeCover(card, 'ground');

/** The same street at night: the accent ground, with addresses in pills. */
export const placeClosing = (card: CardToPlace): Placement => placeCover(card, 'accent');

const PILL_WORDS = 9;

/** @param ground the ground of the card’s layout, which is not always a cover */
export function placeCover(card: CardToPlace, ground: ColourToken): Placement {
  const page = new SoftPage(card, ground);
  const { heading, kicker } = card.content;
  const seed = plainText(heading?.runs ?? []);
  let y = Math.max(76, page.top + 16);
  let widest = 0;
  if (kicker) y = page.pill(kicker.runs, page.width / 2, y) + 18;
  const isDark = ground === 'accent';
  const facts = card.content.body.filter(({ kind }) => kind !== 'image');
  const pictures = card.content.images;
  const width = Math.min(page.measure, 920);
  if (heading) {
    const box = { width, height: (pictures.length > 0 ? 200 : 330) - facts.length * 20, lines: 4 };
    const set = page.fit(heading.runs, box, { ...headingLook(card, 96), leading: 1.03 }, 44);
    if (set.height > box.height) page.miss(set.height - box.height);
    set.put((page.width - width) / 2, y);
    widest = Math.max(widest, set.width);
    y += set.height + 22;
  }
  for (const [at, block] of facts.entries()) {
    if (block.kind === 'paragraph' && wordsIn(block.runs) <= PILL_WORDS && (at === 0 || isDark)) {
      y = page.pill(block.runs, page.width / 2, y, at === 0 ? 'surface' : 'third', 21) + 12;
      widest = Math.max(widest, 420);
    } else if (block.kind === 'paragraph') {
      const look = { font: 'body', size: 23, leading: 1.35, align: 'center', colour: page.inks.muted } as const;
      y = page.text(block.runs, (page.width - 640) / 2, y, 640, { ...look, balanced: true }) + 10;
      widest = Math.max(widest, 500);
    } else {
      y = page.blocks([block], (page.width - width) / 2, y, width, { size: 23 }) + 10;
      widest = width;
    }
  }
  if (pictures.length > 0) {
    const box = { x: MARGIN, y: y + 16, width: page.width - MARGIN * 2, height: page.bottom - y - 16 };
    drawCoverPictures(page, pictures, box);
    return page.placement();
  }
  const [from, to] = [page.width / 2 - widest / 2 - 20, page.width / 2 + widest / 2 + 20];
  const most = page.height - Math.max(page.top + 24, 180);
  drawStreet(page, seed, isDark, (left, right) => (right < from || left > to ? most : page.height - y - 20));
  return page.placement();
}

/** The accent ground with quarter rings in two corners, a motif in a tile, and the progress through the deck. */
export function placeSection(card: CardToPlace): Placement {
  const page = new SoftPage(card, 'accent');
  const { heading, kicker, body } = card.content;
  const { width, height } = page;
  page.sector(0, 0, 0, 300, 90, 180, 'ink');
  page.sector(0, 0, 0, 150, 90, 180, 'third');
  page.sector(width, height, 0, 300, 270, 360, 'ink');
  page.sector(width, height, 0, 150, 270, 360, 'second');
  const rest = body.filter(({ kind }) => kind !== 'image');
  const room = Math.min(page.measure, 760);
  const below = rest.length > 0 ? page.heightOf(rest, room, { size: 24 }) + 24 : 0;
  const size = 148;
  const title = heading
    ? page.fit(heading.runs, { width: page.measure - 60, height: 230, lines: 2 }, headingLook(card, 100), 42)
    : null;
  const kicked = kicker ? 58 : 0;
  const used = size + 36 + kicked + (title?.height ?? 0) + 34 + 16 + below;
  let y = Math.max(page.top + 16, (page.bottom + page.top - used) / 2 + 16);
  const seed = plainText(heading?.runs ?? []);
  drawMotif(page, { x: (width - size) / 2, y, width: size, height: size }, seed, 44);
  y += size + 36;
  if (kicker) y = page.pill(kicker.runs, width / 2, y) + 18;
  if (title) {
    title.put(MARGIN + 30, y);
    y += title.height + 34;
  }
  const track = 280;
  page.rect((width - track) / 2, y, track, 14, 'ink', 7);
  page.rect((width - track) / 2, y, Math.max(20, (track * (card.index + 1)) / card.total), 14, 'third', 7);
  if (rest.length > 0) page.blocks(rest, (width - room) / 2, y + 38, room, { size: 24 });
  return page.placement();
}

/** The height of the tail of the speech tile. */
const TAIL = 48;

/** A quotation in a speech tile, with its source below the tail. */
export function placeQuote(card: CardToPlace): Placement {
  const page = new SoftPage(card);
  const { content } = card;
  const { words, source, before, after } = quoteAt(content);
  const rest = [...before, ...after].filter(({ kind }) => kind !== 'image');
  const top = content.heading || content.kicker ? page.heading() + 28 : Math.max(MARGIN, page.top + 12);
  const names = stacked(
    source.map((runs) => page.set(runs, page.measure - 140, { font: 'strong', size: 28, leading: 1.3 })),
  );
  const below = rest.length > 0 ? page.heightOf(rest, page.measure, { size: 22 }) + 16 : 0;
  const nameHeight = source.length > 0 ? Math.max(96, names.height) : 0;
  const gap = rest.length > 0 ? TAIL : 24;
  const foot = page.bottom - below - (nameHeight > 0 ? nameHeight + 56 : gap);
  const height = foot - top;
  page.tile(MARGIN, top, page.measure, height, 'third');
  page.polygon('third', [MARGIN + 96, foot - 1], [MARGIN + 208, foot - 1], [MARGIN + 96, foot + TAIL]);
  const mark = height > 300 ? 84 : 0;
  if (mark > 0) drawMarks(page, MARGIN + 52, top + 44, mark);
  const said = joinParagraphs(words);
  const room = height - 60 - (mark > 0 ? mark + 36 : 0);
  const look = { font: 'heading', size: 88, leading: 1.08, on: 'third', balanced: true, role: 'quote' } as const;
  const set = page.fitted(said, page.measure - 112, room, look, 26);
  set.put(MARGIN + 56, top + (mark > 0 ? mark + 66 : 30) + Math.max(0, room - set.height) * 0.4);
  if (source.length > 0) {
    const y = foot + 56;
    drawPerson(page, MARGIN + 40, y, 92, 'accent', 'second');
    names.put(MARGIN + 156, y + Math.max(0, (92 - names.height) / 2));
  }
  if (rest.length > 0) page.blocks(rest, MARGIN, page.bottom - below + 16, page.measure, { size: 22 });
  return page.placement();
}

/** Quotation marks: two fat commas in a tile. */
function drawMarks(page: SoftPage, x: number, y: number, size: number): void {
  page.rect(x, y, size, size, 'accent', size * 0.3);
  for (const left of [x + size * 0.22, x + size * 0.54]) {
    page.ellipse(left + size * 0.12, y + size * 0.58, size * 0.12, size * 0.12, 'onAccent');
    page.polygon(
      'onAccent',
      [left, y + size * 0.58],
      [left + size * 0.18, y + size * 0.28],
      [left + size * 0.26, y + size * 0.28],
      [left + size * 0.16, y + size * 0.52],
    );
  }
}

/** A single statement on a large tile. */
export function placeStatement(card: CardToPlace): Placement {
  const page = new SoftPage(card);
  const { content } = card;
  const { said, before, after } = statementAt(content);
  const rest = [...before, ...after].filter(({ kind }) => kind !== 'image');
  const top = content.heading || content.kicker ? page.heading() + 28 : Math.max(MARGIN, page.top + 12);
  const height = page.bottom - top;
  page.tile(MARGIN, top, page.measure, height);
  const x = MARGIN + 64;
  const width = page.measure - 128;
  const below = rest.length > 0 ? page.heightOf(rest, width, { size: 24, on: 'surface' }) + 24 : 0;
  const room = height - 72 - below;
  const look = { font: 'heading', size: 76, leading: 1.12, on: 'surface', balanced: true } as const;
  const set = page.fitted(said, width, room, look, 26);
  const y = top + 36 + Math.max(0, room - set.height) / 2;
  set.put(x, y);
  if (rest.length > 0) page.blocks(rest, x, y + set.height + 24, width, { size: 24, on: 'surface' });
  return page.placement();
}
