import type { Block } from '../../blocks';
import { drawPicture } from '../../layout/measure/measure-picture';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { ColourToken } from '../../theme';
import { coverLines } from '../cover-parts';
import { seedOf } from '../title-seed';
import { drawFigure, drawGiant, drawTiles } from './cut-paper';
import { groundOf, hang, headingLook } from './look';
import { PAD, PosterPage, type Words } from './page';

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
  const box = { x: left * 0.75, y: page.crown * 0.75, width: (page.width - left) * 0.75, height: page.tall * 0.75 };
  page.elements.push(drawPicture(block, box, card.options.theme, true));
  return left;
}

/** The first line in large type, with the others below. */
function factsOf(page: PosterPage, facts: Block[], width: number): Words {
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
    drawGiant(
      page,
      seed + card.index,
      { x: roomy, y: page.crown, width: page.width - roomy, height: page.tall },
      ground,
    );
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
