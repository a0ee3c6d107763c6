import {
  type Block,
  type Card,
  type CardOrigin,
  type SourceLines,
  VISUAL_KINDS,
  type VisualKind,
} from '@/lib/deck/blocks';
import type { LayoutName } from '@/lib/deck/placed';
import { fillSlot } from '@/lib/deck/template/fill-slot';
import { blockText } from '@/lib/deck/text/block-text';
import { plainText } from '@/lib/deck/text/text-runs';
import { blocksOf, cleanText, withoutUnknownAddresses } from './answer-blocks';
import type { AnsweredBlock, AnsweredCard } from './card-answer';
import type { CardTask } from './card-tasks';
import type { CardProblem } from './check-card';
import { addressesIn, hasWords, plainAddress, type SourceFacts } from './source-facts';
import type { Passage } from './source-passages';

type Place = {
  index: number;
  /** The passages that the model was given. */
  passages: readonly Passage[];
  /** All addresses in the user's text. */
  addresses: SourceFacts['addresses'];
  heading: string;
  keepsHeading?: boolean;
};

/**
 * A card from a model's answer, with the lines of the passages that it cites. `foreign`: its addresses that are not in
 * the text. `used`: the cited passages. `people`: the names in its people blocks.
 */
export type ModelCard = { card: Card; foreign: string[]; used: CardOrigin['passages']; people: string[] };

export function modelCard(answer: AnsweredCard, place: Place): ModelCard {
  const { index, passages, addresses } = place;
  const used = namedPassages(answer.sources, passages);
  const lines = linesOf(used.length > 0 ? used : passages);
  const isKnownAddress = (address: string) => addresses.has(plainAddress(address));
  const clean = (text: string) => withoutUnknownAddresses(cleanText(text), isKnownAddress).replace(/\*\*/g, '').trim();
  const heading: Block = {
    kind: 'heading',
    level: index === 0 ? 1 : 2,
    runs: [{ text: (place.keepsHeading ? place.heading : clean(answer.heading)).replace(/\s+/g, ' ').trim() }],
    lines,
  };
  const made = answer.blocks.map((block) => ({ kind: block.kind, own: blocksOf(block, { lines, isKnownAddress }) }));
  const blocks = made.flatMap(({ own }) => own);
  // A card draws its first list or table.
  const drawn = made.find(({ own }) => own.some(({ kind }) => kind === 'list' || kind === 'table'));
  const shows = drawn && shownKind(drawn.kind);
  const notes = clean(answer.notes);
  const pictureQuery = cleanText(answer.picture)
    .replace(/[*\s]+/g, ' ')
    .trim();
  // Code is kept as it is. All other unknown addresses are removed.
  const inCode = blocks.flatMap((block) => (block.kind === 'code' ? addressesIn(block.text) : []));
  return {
    card: {
      blocks: [heading, ...blocks],
      notes: notes === '' ? null : notes,
      labelOnly: false,
      ...(pictureQuery === '' ? {} : { pictureQuery }),
      ...(shows ? { shows } : {}),
    },
    foreign: [...new Set(inCode.filter((address) => !addresses.has(address)))],
    used: used.map(({ text, lines: own }) => ({ text, lines: own })),
    people: answer.blocks.flatMap(({ kind, items }) => (kind === 'people' ? items.map(({ label }) => label) : [])),
  };
}

/** Bullets and tables are drawn as what they contain. */
function shownKind(kind: AnsweredBlock['kind']): VisualKind | undefined {
  return VISUAL_KINDS.find((each) => each === kind);
}

function namedPassages(ids: readonly string[], passages: readonly Passage[]): Passage[] {
  const wanted = new Set(ids.map((id) => id.replace(/^\[|\]$/g, '')));
  return passages.filter(({ id }) => wanted.has(id));
}

/** The lines from the first passage to the last. */
function linesOf(passages: readonly Passage[]): SourceLines {
  return { from: passages[0]?.lines.from ?? 1, to: passages.at(-1)?.lines.to ?? 1 };
}

/** Removes all quotations, so that no invented words are attributed to a person. */
export function withoutQuotes(card: Card): Card {
  return { ...card, blocks: card.blocks.filter((block) => block.kind !== 'quote' || block.callout !== undefined) };
}

/** Whether the layout has only a heading, with at most one line below it. */
export function isCover(layout: LayoutName | undefined): boolean {
  return layout === 'title' || layout === 'section' || layout === 'closing';
}

/** Puts a model's card into the form of the template's card. Content without a place in it is kept in the notes. */
export function inForm(made: ModelCard, { slot, facts }: CardTask): { made: ModelCard; problems: CardProblem[] } {
  if (!slot) return { made, problems: [] };
  // The template decides what its card shows.
  const { shows, ...card } = made.card;
  const isList = isCover(slot.layout) && card.blocks.every(({ kind }) => kind !== 'paragraph');
  const blocks = isList ? card.blocks.flatMap(firstItemAsLine) : card.blocks;
  const { card: filled, rest: left, fit } = fillSlot({ blocks, notes: card.notes }, slot.layout);
  const rest = facts ? left.filter((block) => !isInvented(block, facts)) : left;
  const leftText = rest.map(blockText).join('\n');
  const notes = leftText === '' ? filled.notes : [filled.notes ?? [], leftText].flat().join('\n');
  const isInForm = fit !== 'none' && left.length === 0;
  return {
    made: { ...made, card: { ...card, ...(shows && fit === 'none' ? { shows } : {}), ...filled, notes } },
    // A missing quotation is not a problem, because the text may contain none.
    problems:
      isInForm || slot.layout === 'quote'
        ? []
        : [{ kind: 'form', form: slot.form, ...(fit === 'none' ? {} : { rest }) }],
  };
}

/** Whether the block is a quotation that does not occur in the text. These are dropped, even from the notes. */
function isInvented(block: Block, facts: SourceFacts): boolean {
  if (block.kind !== 'quote' || block.callout !== undefined) return false;
  return block.paragraphs.some((runs) => !hasWords(facts, plainText(runs)));
}

/** Covers have a line below the heading and no list, so the first item becomes that line. */
function firstItemAsLine(block: Block, at: number, blocks: readonly Block[]): Block[] {
  const isFirst = blocks.findIndex(({ kind }) => kind === 'list') === at;
  if (!isFirst || block.kind !== 'list') return [block];
  const [first, ...items] = block.items;
  if (!first) return [];
  const line: Block = { kind: 'paragraph', runs: first.runs, lines: block.lines };
  return items.length === 0 ? [line] : [line, { ...block, items }];
}
