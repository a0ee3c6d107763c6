import type { Marker } from '../../contract/request/count-cards';
import type { Block, BlockOf } from '../blocks';
import { wordsOf } from '../content/read-content';
import { countWords, endsWithColon } from '../text/letters-and-words';
import { isNotesBlock } from '../text/take-notes';
import { plainText } from '../text/text-runs';
import { type CardRoom, type CardShape, cardRoom, linesIn } from './card-room';
import { fillCards } from './fill-cards';
import { type FoundTitle, findTitle, openingTitle, titleOn } from './find-title';
import { drawnApart } from './keep-whole';
import { mergePosts } from './merge-posts';
import { areParallel, isDrawn, parallelRun } from './parallel-sections';
import { blocksOf, isLineTitle, type PlannedCard, type SectionNode, sectionTree } from './planned-card';
import { isNarrative } from './repeat-headings';

/**
 * The default plan for a text: a title card, a card for each section that has subsections, a card for each heading, and
 * additional cards for content that doesn't fit on one. Runs in linear time in the number of blocks.
 */
export function naturalPlan(blocks: readonly Block[], shape: CardShape): PlannedCard[] {
  const room = cardRoom(shape);
  const found = titleOn(blocks, shape.textMode, room);
  const { preface, sections } = sectionTree(found?.rest ?? blocks);
  const heading = found?.title.find((block) => block.kind === 'heading' && !isLineTitle(block));
  const title = heading?.kind === 'heading' ? heading : undefined;
  const isStory = sections.length === 0 && isShortStory(preface, room);
  const content = isStory
    ? contentCards(preface, { ...room, usual: room.usual * STORY_SHARE, most: room.most * STORY_SHARE })
    : [...contentCards(preface, room, title), ...planTop(sections, room, title)];
  if (found) return mergePosts([titleCard(found), ...content], room);
  // Content that fits on one card needs no cover, and rewritten text gets a new title.
  const needsCover = shape.textMode === 'preserve' && (content.length > 1 || linesIn(blocks) > COVERED_LINES);
  return mergePosts(needsCover ? [titleCard(openingTitle(blocks)), ...content] : content, room);
}

/** The cards that the markers of a text make. Empty if there are none, or if nothing is between two of them. */
export function markedPlan(blocks: readonly Block[], markers: readonly Marker[]): PlannedCard[] {
  const parts: Block[][] = [[]];
  let next = 0;
  for (const block of blocks) {
    for (; markers[next] && markers[next]!.line < block.lines.from; next += 1) parts.push([]);
    // Inside code they are not markers.
    while (markers[next] && markers[next]!.line <= block.lines.to) next += 1;
    parts.at(-1)!.push(block);
  }
  if (parts.length === 1 || parts.some(({ length }) => length === 0)) return [];
  const [first, ...others] = parts.map((own): PlannedCard => ({ blocks: own }));
  const isTitle = findTitle(blocks)?.title.length === first!.blocks.length;
  return [isTitle ? { ...first!, part: 'title' } : first!, ...others];
}

/** Whether only one heading is of the highest level, as on a slide. */
export function hasOneTopic(blocks: readonly Block[]): boolean {
  const levels = blocks.flatMap((block): number[] => (block.kind === 'heading' ? [block.level] : []));
  const top = Math.min(...levels);
  return levels.indexOf(top) === levels.lastIndexOf(top);
}

/** The longest story that gets one thought per slide, in lines. A story is text that only has paragraphs. */
const STORY_LINES = 60;
/** The share of a slide's usual content that one thought takes. */
const STORY_SHARE = 0.55;

function isShortStory(blocks: readonly Block[], { hasSectionCards }: CardRoom): boolean {
  return hasSectionCards && blocks.every(isNarrative) && linesIn(blocks) <= STORY_LINES;
}

function titleCard({ title, name }: FoundTitle): PlannedCard {
  return { blocks: title, part: 'title', ...(name ? { repeats: name } : {}) };
}

/** A single document page with more lines than this gets a cover. */
const COVERED_LINES = 16;

const MOST_INTRO_LINES = 3;
const LEAD_WORDS = 20;

function planTop(sections: readonly SectionNode[], room: CardRoom, name?: BlockOf<'heading'>): PlannedCard[] {
  const cards: PlannedCard[] = [];
  // A title of the same level is the heading of its own section only.
  const title = name && sections.every(({ heading }) => heading.level > name.level) ? name : undefined;
  for (let at = 0; at < sections.length; at += 1) {
    const section = sections[at]!;
    let end = at;
    while (end < sections.length && isTiny(sections[end]!, room)) end += 1;
    if (end - at >= LEAST_TINY) {
      cards.push(...packTiny(sections.slice(at, end), title));
      at = end - 1;
      continue;
    }
    // Without a heading above them, the first section would become the heading of the others.
    const run = title ? parallelRun(sections, at, room) : 0;
    const isSection = room.hasSectionCards && opensPart(section);
    if (title && run > 0) {
      cards.push({ blocks: sections.slice(at, at + run).flatMap(blocksOf), repeats: title });
      at += run - 1;
    } else cards.push(...(isSection ? planSection(section, room) : planNode(section, room)));
  }
  return cards;
}

/** Whether a section has a card for its heading. With text of its own, only several subsections are worth one. */
function opensPart({ own, children }: SectionNode): boolean {
  return children.length > 2 || (children.length > 1 && linesIn(own.slice(leadOf(own))) === 0);
}

/**
 * A card with the section's heading and one short line, then its content, then its subsections. Both are one card if
 * the section has only one.
 */
function planSection({ heading, own, children }: SectionNode, room: CardRoom): PlannedCard[] {
  const leads = leadOf(own);
  const opening = [heading, ...own.slice(0, leads)];
  const cards = [...contentCards(own.slice(leads), room, heading), ...planSiblings(children, heading, room)];
  const [only, ...more] = cards;
  if (only && more.length === 0) return [{ blocks: [...opening, ...only.blocks] }];
  return [{ blocks: opening, part: 'section' }, ...cards];
}

/** 1 if the own text of a section is a short line, which is put on the card of its heading, otherwise 0. */
function leadOf([first, ...others]: readonly Block[]): 0 | 1 {
  const text = first?.kind === 'paragraph' && linesIn(others) === 0 ? plainText(first.runs) : '';
  return text !== '' && !endsWithColon(text) && countWords(text) <= LEAD_WORDS ? 1 : 0;
}

/**
 * Puts a heading and everything below it on one card if that fits. Otherwise its own text comes first, then its
 * subheadings.
 */
function planNode(node: SectionNode, room: CardRoom): PlannedCard[] {
  const { heading, own, children } = node;
  if (children.length === 0) return contentCards([heading, ...own], room);
  const all = blocksOf(node);
  if (linesIn(own) <= MOST_INTRO_LINES && areParallel(children, room)) return [{ blocks: all }];
  if (linesIn(all.slice(1)) <= room.usual) return contentCards(all, room);
  if (own.length > 0) return [...contentCards([heading, ...own], room), ...planSiblings(children, heading, room)];
  return withHeading([heading], planSiblings(children, heading, room));
}

/** Headings without any text are put at the top of the next card. */
function withHeading(headings: Block[], cards: PlannedCard[]): PlannedCard[] {
  const [first, ...others] = cards;
  if (!first || headings.length === 0) return cards;
  const { repeats: _repeats, ...rest } = first;
  return [{ ...rest, blocks: [...headings, ...first.blocks] }, ...others];
}

/**
 * Subsections of up to this many words and lines share slides if all of a section do, so that equal things look equal.
 * At the top, where sections are of different things, several adjacent ones are enough, such as questions or versions.
 */
const TINY = { words: 24, lines: 5 };
const SIBLING = { words: 36, lines: 6 };
const LEAST_TINY = 4;
const MOST_PACKED = 4;
const PACKED_WORDS = 90;

function planSiblings(nodes: readonly SectionNode[], under: BlockOf<'heading'>, room: CardRoom): PlannedCard[] {
  if (nodes.every((node) => isTiny(node, room, SIBLING))) return packTiny(nodes, under);
  const cards: PlannedCard[] = [];
  let empty: Block[] = [];
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at]!;
    const run = areParallel(nodes, room) ? nodes.length : parallelRun(nodes, at, room);
    if (run > 0) {
      cards.push(...withHeading(empty, [{ blocks: nodes.slice(at, at + run).flatMap(blocksOf), repeats: under }]));
      empty = [];
      at += run - 1;
      continue;
    }
    const isEmpty = node.own.length === 0 && node.children.length === 0;
    if (isEmpty && at < nodes.length - 1) empty.push(node.heading);
    else {
      cards.push(...withHeading(empty, planNode(node, room)));
      empty = [];
    }
  }
  return cards;
}

function isTiny(node: SectionNode, { hasSectionCards }: CardRoom, most = TINY): boolean {
  const isDeep = node.own.length === 0 && node.children.some(({ children }) => children.length > 0);
  const content = blocksOf(node).slice(1);
  const words = content.reduce((sum, block) => sum + wordsOf(block), 0);
  const isShort = words > 0 && words <= most.words && linesIn(content) <= most.lines;
  return hasSectionCards && !isDeep && isShort && !isDrawn(node);
}

function packTiny(nodes: readonly SectionNode[], under?: BlockOf<'heading'>): PlannedCard[] {
  const words = nodes.flatMap(blocksOf).reduce((sum, block) => sum + wordsOf(block), 0);
  const least = Math.max(Math.ceil(nodes.length / MOST_PACKED), Math.ceil(words / PACKED_WORDS));
  const packs = Math.min(nodes.length, least);
  return Array.from({ length: packs }, (_, at) => {
    const from = Math.round((at * nodes.length) / packs);
    const held = nodes.slice(from, Math.round(((at + 1) * nodes.length) / packs));
    return { blocks: held.flatMap(blocksOf), ...(under && held.length > 1 ? { repeats: under } : {}) };
  });
}

/** Distributes content over as many cards as it needs. A card ends after its speaker notes. */
function contentCards(blocks: readonly Block[], room: CardRoom, repeats?: BlockOf<'heading'>): PlannedCard[] {
  const cards: PlannedCard[] = [];
  let open: Block[] = [];
  for (const [at, block] of blocks.entries()) {
    open.push(block);
    const next = blocks[at + 1];
    if (next && !(isNotesBlock(block) && !isNotesBlock(next))) continue;
    const parts = room.drawsApart ? drawnApart(open) : [open];
    for (const each of parts.flatMap((part) => fillCards(part, room)))
      cards.push(repeats ? { blocks: each, repeats } : { blocks: each });
    open = [];
  }
  return cards;
}
