import { type Block, type BlockOf, type Card, type ListItem, VISUAL_KINDS, type VisualKind } from '../blocks';
import { isItemOf, type ListedKind, readAs, VISUAL_ITEMS } from '../content/read-as';
import { readGroupComparison } from '../content/read-comparison';
import { type Content, readContent, wordsOf } from '../content/read-content';
import { lineItems, readVisual } from '../content/read-visual';
import type { LayoutName } from '../placed';
import { AROUND_WORDS, cardOf, type FilledSlot, headOf } from './filled-slot';
import type { PromptPart } from './prompt-parts';

export function isVisualKind(layout: LayoutName): layout is VisualKind {
  return (VISUAL_KINDS as readonly LayoutName[]).includes(layout);
}

/** Fills a card with a visual of this kind. Null if no part of the content makes one. */
export function fillVisual(part: PromptPart, content: Content, kind: VisualKind): FilledSlot | null {
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
