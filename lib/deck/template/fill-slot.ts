import { type Block, type BlockOf, type Card, type ListItem, VISUAL_KINDS, type VisualKind } from '../blocks';
import { isItemOf, type ListedKind, readAs, VISUAL_ITEMS } from '../content/read-as';
import { readGroupComparison } from '../content/read-comparison';
import { type Content, readContent, wordsIn, wordsOf } from '../content/read-content';
import { lineItems, readVisual } from '../content/read-visual';
import type { LayoutName } from '../placed';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import type { PromptPart } from './prompt-parts';

const COVER_WORDS = 45;
const STATEMENT_WORDS = 60;
const HEADING_WORDS = 12;

/** Fits the content to a template card's layout as far as it suits it. Pictures are placed elsewhere. */
export function fillSlot(part: PromptPart, layout: LayoutName): FilledSlot {
  const whole = cardOf(part, part.blocks);
  const content = readContent(whole);
  if (isVisualKind(layout)) return fillVisual(part, content, layout) ?? none(whole);
  switch (layout) {
    case 'title':
    case 'section':
    case 'closing':
      return fillCover(part, content) ?? none(whole);
    case 'statement':
      return fillStatement(part, content) ?? none(whole);
    case 'quote':
      return fillQuote(part, content) ?? none(whole);
    case 'table':
    case 'code':
      return content.texts.some(({ kind }) => kind === layout) ? { card: whole, rest: [], fit: 'own' } : none(whole);
    case 'two-columns':
    case 'three-columns':
      return fillColumns(whole, content);
    case 'bullets':
      return { card: whole, rest: [], fit: content.texts.some(({ kind }) => kind === 'list') ? 'own' : 'text' };
    case 'gallery':
    case 'image-full':
    case 'bullets-image-right':
    case 'bullets-image-left':
    case 'flow':
      return { card: whole, rest: [], fit: 'text' };
  }
}

function none(card: Card): FilledSlot {
  return { card, rest: [], fit: 'none' };
}

/**
 * A cover: a heading and a few words. A single short paragraph becomes the heading. A part that continues another card
 * can't be a cover.
 */
function fillCover(part: PromptPart, content: Content): FilledSlot | null {
  if (part.repeats) return null;
  const [first, ...others] = content.texts;
  const isLine = !content.heading && first?.kind === 'paragraph' && wordsOf(first) <= HEADING_WORDS;
  if (!content.heading && !isLine) return null;
  const head: Block[] = isLine
    ? [{ kind: 'heading', level: 1, runs: first.runs, lines: first.lines }]
    : headOf(part, content);
  const { kept, rest } = keepFirst(isLine ? others : content.texts, COVER_WORDS);
  return { card: cardOf(part, [...head, ...kept]), rest, fit: rest.length === 0 ? 'own' : 'made' };
}

function fillStatement(part: PromptPart, content: Content): FilledSlot | null {
  const { kept, rest } = keepFirst(content.texts, STATEMENT_WORDS);
  if (kept.length === 0) return null;
  const card = cardOf(part, [...headOf(part, content), ...kept]);
  return { card, rest, fit: rest.length === 0 ? 'own' : 'made' };
}

/** Splits off the paragraphs at the start, up to this many words. */
function keepFirst(texts: readonly Block[], words: number): { kept: Block[]; rest: Block[] } {
  let left = words;
  const end = texts.findIndex((block) => {
    left -= wordsOf(block);
    return block.kind !== 'paragraph' || left < 0;
  });
  return end === -1 ? { kept: [...texts], rest: [] } : { kept: texts.slice(0, end), rest: texts.slice(end) };
}

function fillColumns(whole: Card, { texts, groups }: Content): FilledSlot {
  if (texts.length === 0 || texts.some(({ kind }) => kind === 'table' || kind === 'code')) return none(whole);
  const isParted = groups.length > 1 || texts.some(({ kind }) => kind === 'list');
  return { card: whole, rest: [], fit: isParted ? 'own' : 'text' };
}

/** A quotation with a few words after it. A paragraph in quotation marks also counts. */
function fillQuote(part: PromptPart, content: Content): FilledSlot | null {
  const at = content.texts.findIndex((block) => block.kind === 'quote' && !block.callout);
  const from = at === -1 ? content.texts.findIndex((block) => quoteFrom(block) !== null) : at;
  const block = content.texts[from];
  if (!block) return null;
  const quote = block.kind === 'quote' ? block : quoteFrom(block)!;
  const after = keepFirst(content.texts.slice(from + 1), AROUND_WORDS);
  const before = content.texts.slice(0, from);
  const card = cardOf(part, [...headOf(part, content), quote, ...after.kept]);
  return { card, rest: [...before, ...after.rest], fit: at === -1 ? 'made' : 'own' };
}

const QUOTED = /^\s*[“"„«](?=\S)([\s\S]{8,400}?)[”"“»]\s*$/;

function quoteFrom(block: Block): BlockOf<'quote'> | null {
  if (block.kind !== 'paragraph' || wordsIn(block.runs) < 3) return null;
  const text = plainText(block.runs);
  const said = QUOTED.exec(text)?.[1];
  if (said === undefined) return null;
  const from = text.indexOf(said);
  return { kind: 'quote', paragraphs: [trimRuns(sliceRuns(block.runs, from, from + said.length))], lines: block.lines };
}

/**
 * How content fits a slot. `own`: it already has that form. `made`: it was given that form. `text`: the slot takes any
 * text. `none`: it can't be shown there.
 */
type SlotFit = 'own' | 'made' | 'text' | 'none';

/** `rest`: content that doesn't fit. */
export type FilledSlot = { card: Card; rest: Block[]; fit: SlotFit };

/** The most words kept around a card's main block. */
const AROUND_WORDS = 60;

export function cardOf({ notes, repeats }: PromptPart, blocks: Block[]): Card {
  return { blocks, notes, labelOnly: false, ...(repeats ? { repeats } : {}) };
}

/** The kicker and heading of a card. A repeated heading isn't one of its blocks. */
function headOf(part: PromptPart, { kicker, heading }: Content): Block[] {
  return [kicker, heading].filter(
    (block): block is NonNullable<typeof block> => block !== null && part.blocks.includes(block),
  );
}

export function isVisualKind(layout: LayoutName): layout is VisualKind {
  return (VISUAL_KINDS as readonly LayoutName[]).includes(layout);
}

/** Fills a card with a visual of this kind. Null if no part of the content makes one. */
function fillVisual(part: PromptPart, content: Content, kind: VisualKind): FilledSlot | null {
  const natural = readVisual(content);
  if (natural?.visual.kind === kind) return { card: shown(part, part.blocks, kind), rest: [], fit: 'own' };
  if (kind === 'comparison' && readGroupComparison(content.groups)) {
    const { kept, rest } = aroundOf(content.intro);
    const card = shown(part, [...headOf(part, content), ...kept, ...content.groups.flat()], kind);
    return { card, rest, fit: 'own' };
  }
  for (const found of candidates(content.texts)) {
    const taken = takeFrom(found.block, kind);
    if (!taken) continue;
    const around = aroundOf([...content.texts.slice(0, found.from), ...content.texts.slice(found.to)]);
    const before = around.kept.filter((block) => content.texts.indexOf(block) < found.from);
    const after = around.kept.filter((block) => !before.includes(block));
    const card = shown(part, [...headOf(part, content), ...before, taken.block, ...after], kind);
    if (readVisual(readContent(card))?.visual.kind !== kind) continue;
    const rest = [...(taken.rest ? [taken.rest] : []), ...around.rest];
    const isOwn = readVisual(readContent({ ...card, shows: undefined }))?.visual.kind === kind;
    return { card, rest: rest.sort((one, other) => one.lines.from - other.lines.from), fit: isOwn ? 'own' : 'made' };
  }
  return null;
}

function shown(part: PromptPart, blocks: Block[], kind: VisualKind): Card {
  return { ...cardOf(part, blocks), shows: kind };
}

type Candidate = { block: BlockOf<'list'> | BlockOf<'table'>; from: number; to: number };

/** Lists and tables, then unmarked lines that could be a list. */
function candidates(texts: readonly Block[]): Candidate[] {
  const blocks = texts.flatMap((block, at): Candidate[] =>
    block.kind === 'list' || block.kind === 'table' ? [{ block, from: at, to: at + 1 }] : [],
  );
  const lines = lineItems(texts).map(({ items, from, to }): Candidate => {
    const source = { from: texts[from]!.lines.from, to: texts[to - 1]!.lines.to };
    return { block: { kind: 'list', ordered: false, start: 1, items, lines: source }, from, to };
  });
  return [...blocks, ...lines];
}

/**
 * Takes as much of a block as the visual needs: for stats the items that are figures, for other lists the first items.
 */
function takeFrom(block: Candidate['block'], kind: VisualKind): { block: Block; rest: Block | null } | null {
  if (readAs(kind, block)) return { block: kind === 'steps' ? numbered(block) : block, rest: null };
  if (block.kind === 'table' || !isListed(kind)) return null;
  const { least, most } = VISUAL_ITEMS[kind];
  const isFitting = (item: ListItem) => isItemOf(kind, item);
  if (kind !== 'stats' && !block.items.every(isFitting)) return null;
  const taken = block.items.filter(isFitting).slice(0, most);
  if (taken.length < least || block.items.some(({ level }) => level > 0)) return null;
  const rest = block.items.filter((item) => !taken.includes(item));
  const own: BlockOf<'list'> = { ...block, items: taken };
  const isBegun = rest[0] === block.items[taken.length];
  return {
    block: kind === 'steps' ? numbered(own) : own,
    rest: { ...block, items: rest, ...(block.ordered && isBegun ? { start: block.start + taken.length } : {}) },
  };
}

function isListed(kind: VisualKind): kind is ListedKind {
  return Object.hasOwn(VISUAL_ITEMS, kind);
}

function numbered(block: Candidate['block']): Block {
  return block.kind === 'list' ? { ...block, ordered: true, start: 1 } : block;
}

/** Keeps paragraphs around a visual up to `AROUND_WORDS`. */
function aroundOf(blocks: readonly Block[]): { kept: Block[]; rest: Block[] } {
  let left = AROUND_WORDS;
  const kept = blocks.filter((block) => {
    if (block.kind !== 'paragraph' || wordsOf(block) > left) return false;
    left -= wordsOf(block);
    return true;
  });
  return { kept, rest: blocks.filter((block) => !kept.includes(block)) };
}
