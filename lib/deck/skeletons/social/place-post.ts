import type { Block, TextRun } from '../../blocks';
import { partQuote } from '../../content/fold-source';
import { isPictureCaption } from '../../content/read-content';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { PathStep } from '../../path';
import { isArticleOrPreposition, isLeadingWord } from '../../text/leading-words';
import type { Box } from '../../units';
import { partAt } from '../body-parts';
import { drawNote, drawTape } from '../paper-notes';
import type { SetText, StageLook, TextRoom } from '../stage';
import { placeRows, rowsOf } from './place-rows';
import type { SocialLook } from './social-look';
import { panelOf, tileOf } from './social-looks';
import { isLongTitle, SocialPage } from './social-page';

type Placer = (card: CardToPlace, look: SocialLook) => Placement;

/**
 * The first and the last post: the title as large as it fits, and the rest of the text below it.
 */
export const placeHook: Placer = (card, look) => {
  const page = new SocialPage(card, look);
  const { content } = card;
  const [picture] = content.images;
  if (look.hasSheets && !picture && (page.kind === 'hook' || page.kind === 'close')) return placeSheet(card, look);
  if (picture) {
    const height = page.tall * 0.4;
    page.picture(picture, { x: 0, y: page.crown, width: page.width, height });
    page.top0 = page.crown + height + 36;
  } else page.takeArt(isLongTitle(content) ? 0.2 : 0.28);
  const facts = content.body.filter(({ kind }) => kind !== 'image');
  const size = page.factsSize(facts, page.room);
  const below = facts.length > 0 ? page.heightOf(facts, page.room, { size }) + 28 : 0;
  let y = page.top0;
  if (content.kicker)
    y = page.text(content.kicker.runs, page.left, y, page.room, { font: 'strong', size: 28, align: look.align }) + 14;
  const runs = content.heading?.runs ?? [];
  const room = Math.max(80, page.floor - y - below);
  const title = { ...page.headingLook(look.hook), align: look.align };
  const set = hookTitle(page, runs, { width: page.room, height: room, lines: 7 }, title, 40);
  // A title at the left is a headline with the text at the foot, if that is not far below; another is in the middle.
  const apart = page.floor - y - set.height - below;
  const isHeadline = look.align === 'left' && !page.isStory && facts.length > 0 && apart < page.tall * MOST_APART;
  const top = isHeadline ? y : page.middle(y, set.height + below);
  if (runs.length > 0) set.put(page.left, top);
  const end = top + set.height + 28;
  if (facts.length > 0) page.putBlocks(facts, isHeadline ? Math.max(end, page.floor - below + 28) : end, { size });
  return page.placement();
};

/** The greatest share of a post between a title and its text at the foot. */
const MOST_APART = 0.25;

/** A single sentence as large as it fits. */
export const placeClaim: Placer = (card, look) => {
  const texts = card.content.body;
  const said = texts.find((block) => block.kind === 'paragraph');
  if (!said || isPictureCaption(said)) return placeHook(card, look);
  const page = new SocialPage(card, look);
  const others = texts.filter((block) => block !== said);
  const top = page.head(2);
  const size = page.bodySize;
  const after = others.length > 0 ? page.heightOf(others, page.room, { size }) + 28 : 0;
  const set = page.large(said.runs, page.floor - top - after);
  const start = page.middle(top, set.height + after);
  set.put(page.left, start);
  if (others.length > 0) page.putBlocks(others, start + set.height + 28);
  return page.placement();
};

export const placeQuote: Placer = (card, look) => {
  const { block, before, after } = partAt(card.content, 'quote');
  if (!block) return placeFlow(card, look);
  const page = new SocialPage(card, look);
  const { words, source } = partQuote(block);
  const others = [...before, ...after];
  const top = page.head(2);
  const [width, gap, size] = [118, 26, page.aroundSize];
  const named = page.set(source.flat(), page.room, { font: 'strong', size, align: page.align });
  const below =
    (source.length > 0 ? named.height + gap : 0) +
    (others.length > 0 ? page.heightOf(others, page.room, { size }) + gap : 0);
  const set = page.large(joined(words), page.floor - top - width - below);
  const y = page.middle(top, width + set.height + below);
  drawMarks(page, page.align === 'center' ? (page.width - width) / 2 : page.left, y, width);
  const start = y + width;
  const quoted = page.elements.length;
  set.put(page.left, start);
  for (const element of page.elements.slice(quoted)) if (element.kind === 'text') element.role = 'quote';
  let end = start + set.height + gap;
  if (source.length > 0) {
    named.put(page.left, end);
    end += named.height + gap;
  }
  if (others.length > 0) page.putBlocks(others, end, { size });
  return page.placement();
};

/** Opening quotation marks: two discs, each with a tail that curves to the right. */
function drawMarks(page: SocialPage, x: number, y: number, width: number): void {
  const radius = width * 0.2;
  for (const left of [x, x + width * 0.56]) {
    const middle = y + radius * 2.6;
    page.ellipse(left + radius, middle, radius, radius, page.inks.accent);
    const tail: PathStep[] = [
      ['M', left, middle],
      ['C', left, y + radius * 1.1, left + radius * 0.8, y + radius * 0.2, left + radius * 1.9, y],
      ['L', left + radius * 1.9, y + radius * 0.7],
      ['C', left + radius * 1.2, y + radius, left + radius * 0.9, y + radius * 1.4, left + radius, middle - radius],
      ['Z'],
    ];
    page.path(tail, page.inks.accent);
  }
}

function joined(paragraphs: readonly TextRun[][]): TextRun[] {
  return paragraphs.flatMap((runs, at) => (at === 0 ? runs : [{ text: ' ' }, ...runs]));
}

/** Any other content below the heading. */
export const placeFlow: Placer = (card, look) => {
  const blocks = card.content.body;
  const [only] = blocks;
  const items = blocks.length === 1 && only?.kind === 'list' ? rowsOf(only) : null;
  if (items) return placeRows(card, look, items);
  if (blocks.length === 0) return placeHook(card, look);
  const page = new SocialPage(card, look);
  const room = page.floor - new SocialPage(card, look).head();
  const code = blocks.filter(({ kind }) => kind === 'code');
  const own = code.length > 0 ? { code: page.codeSize(code) } : {};
  const sizesAt = (size: number) => ({ size, table: page.bodySize * 0.8, ...own });
  const fits = (size: number) => page.heightOf(blocks, page.room, sizesAt(size)) <= room;
  const sizes = sizesAt(code.length > 0 ? page.bodySize : page.textSize(fits));
  const height = page.heightOf(blocks, page.room, sizes);
  // A heading with little text below it moves down with it. A repeated one is a label at the top.
  if (!card.content.isRepeated) page.top0 += Math.max(0, room - height - page.tall * MOST_FREE) / 2;
  page.putBlocks(blocks, page.middle(page.head(), height), sizes);
  return page.placement();
};

/** The greatest share of a post below a heading at its top that is free. */
const MOST_FREE = 0.3;

/** Pictures as large as the text allows, up to three side by side within the margins. */
export const placePicture: Placer = (card, look) => {
  const { images } = card.content;
  const page = new SocialPage(card, look);
  if (images.length === 0) return placeFlow(card, look);
  const rows = Math.ceil(images.length / MOST_IN_ROW);
  const columns = Math.ceil(images.length / rows);
  const width = (page.room - BETWEEN * (columns - 1)) / columns;
  const texts = card.content.body.filter(({ kind }) => kind !== 'image');
  const top = page.head(2);
  const size = page.bodySize;
  const below = texts.length > 0 ? page.heightOf(texts, page.room, { size }) + 28 : 0;
  const height = page.needed(page.floor - top - below, (page.floor - top) * LEAST_PICTURE);
  const tall = (height - BETWEEN * (rows - 1)) / rows;
  for (const [at, image] of images.entries()) {
    const [x, y] = [page.left + (at % columns) * (width + BETWEEN), top + Math.floor(at / columns) * (tall + BETWEEN)];
    page.picture(image, { x, y, width, height: tall }, false);
  }
  page.reach(top + height);
  if (texts.length > 0) page.putBlocks(texts, top + height + 28);
  return page.placement();
};

/** Groups under subheadings as panels, one below the other. */
export const placeGroups: Placer = (card, look) => {
  const { groups, intro, images } = card.content;
  if (groups.length < 2 || groups.length > 4 || intro.length > 0 || images.length > 0) return placeFlow(card, look);
  const page = new SocialPage(card, look);
  const top = page.head(2);
  const gap = 18;
  const width = page.room - PANEL * 2;
  const sizes = { size: page.bodySize, on: panelOf(page) ?? tileOf(page, look, 0) };
  const heights = groups.map((group) => page.heightOf(group, width, sizes) + PANEL * 2);
  const spare = page.floor - top - sum(heights) - gap * (groups.length - 1);
  if (spare < 0) page.miss(-spare);
  const more = Math.min(MOST_AIR, Math.max(0, spare) / groups.length);
  let y = page.middle(top, page.floor - top - Math.max(0, spare) + more * groups.length);
  for (const [at, group] of groups.entries()) {
    const height = heights[at]! + more;
    page.rect(page.left, y, page.room, height, sizes.on, look.radius);
    page.blocks(group, page.left + PANEL, y + PANEL + more / 2, width, sizes);
    y += height + gap;
  }
  return page.placement();
};

const PANEL = 24;
/** The most height that a panel has beyond that of its text. */
const MOST_AIR = 90;
/** The least share of a post that its pictures take, how many share a row, and the space between them. */
const LEAST_PICTURE = 0.4;
const MOST_IN_ROW = 3;
const BETWEEN = 12;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Inside the sheet. A square post has less space. */
const PADS = { square: 42, tall: 56 };
const GAP = 30;
const LEAST = 0.42;
const KICKER = 26;

/**
 * The first post as the label of an exercise book, the last one as a taped note: the title, and the rest of the text
 * below it.
 */
function placeSheet(card: CardToPlace, look: SocialLook): Placement {
  const page = new SocialPage(card, look);
  const { content } = card;
  const isNote = page.kind === 'close';
  const pad = page.isSquare ? PADS.square : PADS.tall;
  const facts = content.body.filter(({ kind }) => kind !== 'image');
  const on = 'ground';
  const [x, width] = [page.left + pad, page.room - pad * 2];
  const size = page.factsSize(facts, width);
  const below = facts.length > 0 ? page.heightOf(facts, width, { size, on }) + GAP : 0;
  const kicker = content.kicker && page.set(content.kicker.runs, width, { font: 'strong', size: KICKER, on });
  const above = kicker ? kicker.height + 12 : 0;
  const runs = content.heading?.runs ?? [];
  const heading = { ...page.headingLook(look.hook), align: isNote ? 'center' : 'left', on } as const;
  const room = Math.max(80, page.space - pad * 2 - above - below - 12);
  const set = runs.length > 0 ? hookTitle(page, runs, { width, height: room, lines: 7 }, heading, 36) : null;
  const needed = pad * 2 + above + (set?.height ?? 0) + below;
  const height = Math.max(needed, Math.min(page.space - 24, page.tall * LEAST));
  const top = page.top0 + Math.max(0, page.space - height) * (page.isStory ? 0.5 : 0.4);
  drawSheet(page, { x: page.left, y: top, width: page.room, height }, isNote);
  let y = top + pad + (height - needed) * (isNote ? 0.5 : 0.2);
  kicker?.put(x, y);
  y += above;
  if (set) {
    set.put(x, y);
    y += set.height + GAP;
  }
  if (facts.length > 0) {
    const end = isNote ? y : Math.max(y, top + height - pad - below + GAP);
    if (!isNote && set) page.rect(x, end - GAP / 2, width, 1.5, 'ink');
    if (isNote) putCentred(page, facts, { x, y: end, width }, size);
    else page.blocks(facts, x, end, width, { size, on });
  }
  page.reach(top + height);
  return page.placement();
}

/** Paragraphs in the middle of the note; other blocks keep their alignment. */
function putCentred(page: SocialPage, facts: Block[], box: { x: number; y: number; width: number }, size: number) {
  const { x, width } = box;
  let { y } = box;
  for (const block of facts)
    if (block.kind === 'paragraph') {
      const set = page.set(block.runs, width, { font: 'body', size, align: 'center', leading: 1.4, on: 'ground' });
      set.put(x, y);
      y += set.height + size * 0.4;
    } else y = page.blocks([block], x, y, width, { size, on: 'ground' });
}

function drawSheet(page: SocialPage, box: Box, isNote: boolean) {
  const { x, y, width, height } = box;
  if (isNote) {
    drawNote(page, box, 'ground', 1);
    drawTape(page, x + 60, y + 6, 120);
    drawTape(page, x + width - 60, y + 2, 120);
    return;
  }
  page.rect(x, y, width, height, 'ground');
  page.frame(x + 14, y + 14, width - 28, height - 28, { colour: 'accentInk', width: 3 });
  page.frame(x + 22, y + 22, width - 44, height - 44, { colour: 'accentInk', width: 1.5 });
}

/** Slightly smaller sizes, as shares of the largest one that fits. */
const SMALLER = [0.96, 0.92, 0.88, 0.84, 0.8];

/**
 * The title of the first or last post, as large as it fits, or a little smaller if its lines then end with a phrase rather
 * than with an article or a preposition.
 */
function hookTitle(page: SocialPage, runs: TextRun[], box: TextRoom, look: StageLook, least: number): SetText {
  const largest = page.fitted(runs, box, look, least);
  let best = largest;
  for (const share of SMALLER) {
    const size = largest.size * share;
    if (badEnds(best) === 0 || size < least) break;
    const set = page.set(runs, box.width, { ...look, size, fixed: true });
    if (badEnds(set) < badEnds(best)) best = set;
  }
  return best;
}

/** Lines that end with an article or a preposition. A line of nothing else counts twice. */
function badEnds(set: SetText): number {
  return set
    .lineTexts()
    .slice(0, -1)
    .reduce((sum, line) => {
      const words = line.trim().split(/\s+/);
      if (words.every(isLeadingWord)) return sum + 2;
      return sum + (isArticleOrPreposition(words.at(-1)!) ? 1 : 0);
    }, 0);
}
