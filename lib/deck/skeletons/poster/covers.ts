import type { Block, TextRun } from '../../blocks';
import { wordsIn } from '../../content/read-content';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { ColourToken } from '../../theme';
import { joinParagraphs, quoteAt, type SetStack, stacked, statementAt } from '../body-parts';
import { coverLines, seedOf } from '../cover-parts';
import { drawFigure, drawGiant, drawTiles } from './cut-paper';
import { capitalLook, groundOf, hang, headingLook, PAD, PosterPage, type Strip } from './page';

const TITLE_TILES: readonly (readonly ColourToken[])[] = [
  ['second', 'ground', 'ink'],
  ['third', 'fourth', 'accent'],
];
const CLOSING_TILES: readonly (readonly ColourToken[])[] = [
  ['accent', 'third', 'ink'],
  ['ground', 'fourth', 'second'],
];

/** The title on a coloured block, the rest of the text on a black foot, and tiles of cut paper on the right. */
export function placeTitle(card: CardToPlace): Placement {
  return placeCover(card, 'accent', TITLE_TILES);
}

export function placeClosing(card: CardToPlace): Placement {
  return placeCover(card, 'second', CLOSING_TILES);
}

function placeCover(card: CardToPlace, fill: ColourToken, tiles: readonly (readonly ColourToken[])[]): Placement {
  const page = new PosterPage(card);
  const { content } = card;
  const title = content.heading?.runs ?? [];
  const main = pictureAt(page, card) ?? drawTiles(page, seedOf(title), page.isNarrow ? 1 : 2, tiles);
  const facts = content.body.filter(({ kind }) => kind !== 'image');
  const width = main - PAD * 2;
  const note = factsOf(page, facts, width);
  const foot = facts.length > 0 ? Math.max(page.tall * 0.222, note.height + 64) : 0;
  const height = page.tall - foot;
  page.tile(0, page.crown, main, height, fill);
  let y = page.crown + 36;
  if (content.kicker)
    y = page.text(content.kicker.runs, PAD, y, width, { font: 'strong', size: 28, on: fill, leading: 1.25 }) + 12;
  if (content.heading) {
    const room = page.crown + height - y - 24;
    const look = { ...headingLook(card, title, 190), on: fill };
    const set = page.title(title, { width, height: page.needed(room, 60), lines: coverLines(title, 5) }, look, 44);
    set.put(PAD - hang(set.size), y);
  }
  if (facts.length > 0) {
    const top = page.edge - foot;
    page.tile(0, top, main, foot, 'ink');
    note.put(PAD, top + (foot - note.height) / 2);
  }
  return page.placement();
}

/** Draws a picture instead of the tiles. @returns its left edge; null if there is none */
function pictureAt(page: PosterPage, card: CardToPlace): number | null {
  const [block] = card.content.images;
  if (!block) return null;
  const left = page.width * 0.62;
  page.picture(block, { x: left, y: page.crown, width: page.width - left, height: page.tall });
  return left;
}

/** The first line in large type, with the others below. */
function factsOf(page: PosterPage, facts: Block[], width: number): SetStack {
  const [first, ...rest] = facts;
  if (!first) return { height: 0, put: () => undefined };
  const lead = page.words([first], width, { size: 38, on: 'ink', colour: page.loud('ink') });
  const more = page.words(rest, width, { size: 26, on: 'ink' });
  const gap = rest.length > 0 ? 10 : 0;
  return {
    height: lead.height + gap + more.height,
    put: (x, y) => {
      lead.put(x, y);
      if (rest.length > 0) more.put(x, y + lead.height + gap);
    },
  };
}

/** Below this size, the title of a section gets more of the width. */
const LEAST_SECTION = 96;

const GIANT_GROUNDS: Partial<Record<ColourToken, ColourToken>> = {
  second: 'accent',
  fourth: 'third',
  accent: 'second',
};

/** One giant figure that extends beyond the right edge, with the name of the section at the foot. */
export function placeSection(card: CardToPlace): Placement {
  const page = new PosterPage(card);
  const { content } = card;
  const fill = groundOf('section', card.index);
  const title = content.heading?.runs ?? [];
  const seed = seedOf(title);
  const note = content.body.length > 0 ? content.body : null;
  const look = { ...headingLook(card, title, 190), on: fill };
  const roomy = page.width - Math.min(page.tall, page.width * 0.5);
  const fitTo = (width: number) => {
    const words = note && page.words(note, width, { size: 28, on: fill });
    const room = page.tall - (words ? words.height + 24 : 0) - (content.kicker ? 90 : 60) - PAD;
    return { words, set: page.fit(title, { width, height: room, lines: 4 }, look, 44), width, room };
  };
  const giant = fitTo(roomy - PAD - 24);
  const isGiant = giant.set.size >= LEAST_SECTION && giant.set.height <= giant.room;
  const column = page.tall / 2 <= page.width * 0.4 ? page.tall / 2 : page.width * 0.3;
  const { words, set, width, room } = isGiant ? giant : fitTo(page.width - column - PAD * 2);
  if (set.height > room) page.miss(set.height - room);
  page.tile(0, page.crown, page.width, page.tall, fill);
  if (isGiant) {
    const ground = GIANT_GROUNDS[fill] ?? 'ink';
    page.tile(roomy, page.crown, page.width - roomy, page.tall, ground);
    const box = { x: roomy, y: page.crown, width: page.width - roomy, height: page.tall };
    drawGiant(page, seed + card.index, box, ground);
  } else
    for (const at of [0, 1]) {
      const y = page.crown + (page.tall / 2) * at;
      const tile = at === 0 ? 'ink' : fill === 'accent' ? 'second' : 'accent';
      page.tile(page.width - column, y, column, page.tall / 2, tile);
      drawFigure(page, seed, at, page.width - column, y + page.tall / 4 - column / 2, column, tile);
    }
  if (content.kicker)
    page.text(content.kicker.runs, PAD, page.crown + PAD, width, { font: 'strong', size: 28, on: fill, leading: 1.25 });
  const foot = page.edge - PAD;
  const below = words ? words.height + 24 : 0;
  if (content.heading) set.put(PAD - hang(set.size), foot - below - set.height);
  words?.put(PAD, foot - words.height);
  return page.placement();
}

/** Texts with more words than this are easier to read in lower case. */
const SHOUT_WORDS = 24;

/** Style of text as large as its block allows. */
function sayingLook(card: CardToPlace, runs: TextRun[], size: number) {
  return wordsIn(runs) <= SHOUT_WORDS
    ? capitalLook(card, runs, size)
    : ({ font: 'display', size: size * 0.8, leading: 1.08, balanced: true } as const);
}

/** The strip above a field with a saying. */
const LOW_STRIP: Strip = { height: 112, pad: 48, gap: 6, size: 60, least: 36, room: 120 };

/** A black bar with an exclamation mark, and the text on a coloured field. */
export function placeStatement(card: CardToPlace): Placement {
  const page = new PosterPage(card);
  const { content } = card;
  const { said, before, after } = statementAt(content);
  const rest = [...before, ...after];
  const bar = page.isNarrow ? 110 : 160;
  const x = bar + PAD;
  const width = page.width - x - PAD;
  const top = content.heading || content.kicker ? page.strip(bar, LOW_STRIP, 'ground') : page.crown;
  const fill = groundOf('statement', card.index);
  const note = page.words(rest, width, { size: 30, on: 'third' });
  const foot = rest.length > 0 ? page.edge - note.height - 60 : page.edge;
  page.tile(bar, top, page.width - bar, foot - top, fill);
  page.tile(0, page.crown, bar, page.tall, 'ink');
  if (wordsIn(said) <= SHOUT_WORDS) drawExclamation(page, bar);
  const room = foot - top - 72;
  const look = { ...sayingLook(card, said, 184), on: fill };
  const set = page.fitted(said, { width, height: page.needed(room, 60), lines: 8 }, look, 32);
  set.put(x - hang(set.size), top + 36);
  if (rest.length > 0) {
    page.tile(bar, foot, page.width - bar, page.edge - foot, 'third');
    note.put(x, foot + 30);
  }
  return page.placement();
}

function drawExclamation(page: PosterPage, bar: number): void {
  const width = bar * 0.3;
  const x = (bar - width) / 2;
  const dot = bar * 0.25;
  page.rect(x, page.crown + 64, width, page.tall - 64 - dot * 2 - 120, 'second');
  page.ellipse(bar / 2, page.edge - 64 - dot, dot, dot, 'second');
}

/** A field of the darkest colour with large quotation marks, and the source on a foot of another colour. */
export function placeQuote(card: CardToPlace): Placement {
  const page = new PosterPage(card);
  const { content } = card;
  const { words, source, before, after } = quoteAt(content);
  const rest = [...before, ...after];
  const width = page.width - PAD * 2;
  const top = content.heading || content.kicker ? page.strip(0, LOW_STRIP, 'ground') : page.crown;
  const name =
    source.length > 0
      ? stacked(source.map((runs) => page.set(runs, width, { font: 'strong', size: 38, leading: 1.2, on: 'second' })))
      : null;
  const note = page.words(rest, width, { size: 26, on: 'second' });
  const inner = (name?.height ?? 0) + (name && rest.length > 0 ? 12 : 0) + note.height;
  const foot = inner > 0 ? page.edge - Math.max(page.tall * 0.2, inner + 60) : page.edge;
  page.tile(0, top, page.width, foot - top, 'third');
  const said = joinParagraphs(words);
  const marks = page.isNarrow ? 190 : 260;
  const room = { width: width - marks - 30, height: page.needed(foot - top - 76, 60), lines: 8 };
  const set = page.fitted(said, room, { ...sayingLook(card, said, 130), on: 'third', role: 'quote' }, 30);
  drawMarks(page, page.width - PAD - marks, top + 44, marks / 260);
  set.put(PAD - hang(set.size), top + 38);
  if (inner > 0) {
    page.tile(0, foot, page.width, page.edge - foot, 'second');
    const y = foot + (page.edge - foot - inner) / 2;
    name?.put(PAD, y);
    if (rest.length > 0) note.put(PAD, y + inner - note.height);
  }
  return page.placement();
}

/** Two quotation marks, each a disc with a tail that swings up and right. */
function drawMarks(page: PosterPage, x: number, y: number, scale: number): void {
  for (const left of [x, x + 128 * scale]) {
    const [cx, cy] = [left + 56 * scale, y + 112 * scale];
    page.ellipse(cx, cy, 56 * scale, 56 * scale, 'accent');
    page.sector(left + 112 * scale, cy, 66 * scale, 112 * scale, 270, 360, 'accent');
  }
}
