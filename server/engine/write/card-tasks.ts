import 'server-only';
import type { Block, Card, DeckWarning, ListItem } from '@/lib/deck/blocks';
import { toFillInWords } from '@/lib/deck/template/unfilled-card';
import { blockText } from '@/lib/deck/text/block-text';
import { readBlocks } from '@/lib/deck/text/read-text';
import { plainText } from '@/lib/deck/text/text-runs';
import { wordsOnCard } from '@/lib/deck/write/condense-card';
import { writeCards } from '@/lib/deck/write/write-cards';
import type { Engine } from '../context';
import { blockMarkdown } from './block-markdown';
import type { CardTask } from './card-task';
import { isInLanguage } from './check-card';
import type { OutlineCard } from './parse-outline';
import { shareOut } from './share-out';
import { type SourceFacts, sourceFacts } from './source-facts';
import { digest, estimateTokens, isPromptOnly, type Passage, passagesFor } from './source-passages';
import { type WriteOrder, wordsOf } from './write-order';
import type { WriterModel } from './writer-model';

export type Tasks = { tasks: CardTask[]; warnings: DeckWarning[]; title: string | null };

export type CardDeps = { model: WriterModel; makeCards: Engine['makeCards'] };

/** A task for each card of a plan, with the passages that the card is about. */
export function generateTasks(
  { model, makeCards }: CardDeps,
  order: WriteOrder,
  { cards, passages, isFree }: { cards: readonly OutlineCard[]; passages: readonly Passage[]; isFree: boolean },
): CardTask[] {
  const facts = factsOf(order, ownWords(cards));
  const plan = cards.map(({ heading }, at) => `${at + 1}. ${heading}`).join('\n');
  const pictures = placePictures(passages, cards.length);
  let shares: Passage[][] | null = null;
  const shareOf = (index: number) => {
    shares ??= shareOut(passages, cards);
    return shares[index] ?? [];
  };
  return cards.map(({ heading, intent, isOwn }, index): CardTask => {
    const at = cards.length < 2 ? 0 : index / (cards.length - 1);
    let chosen: Passage[] | null = null;
    // Chosen lazily, because a card that is already written needs no passages.
    const own = () => {
      chosen ??= passagesFor(passages, { about: `${heading} ${intent}`, at, tokens: model.cardTokens });
      return chosen;
    };
    return {
      index,
      total: cards.length,
      heading,
      intent,
      plan,
      get passages() {
        return own();
      },
      facts: isFree ? null : facts,
      addresses: facts.addresses,
      keepsAsIs: false,
      keepsHeading: isOwn === true,
      pictures: pictures[index] ?? [],
      byRules: () =>
        isFree || shareOf(index).length === 0
          ? bareCard({ heading, intent }, index, order.language)
          : extractiveCard(makeCards, order, heading, shareOf(index), index),
    };
  });
}

/** Facts in the user's instructions and in their changes to the plan count like facts in the text. */
export function factsOf({ input, instructions }: WriteOrder, planned: readonly string[] = []): SourceFacts {
  return sourceFacts([input.inputText, ...(instructions === null ? [] : [instructions]), ...planned].join('\n'));
}

/** The words of planned cards that the user wrote or changed. */
function ownWords(cards: readonly OutlineCard[]): string[] {
  return cards.flatMap(({ heading, intent, isOwn }) => (isOwn ? [heading, intent] : []));
}

/**
 * Assigns the pictures that the text names to cards, by their position in the text. The opening card gets none if there
 * are other cards.
 */
function placePictures(passages: readonly Passage[], count: number): Block[][] {
  const placed: Block[][] = Array.from({ length: count }, () => []);
  for (const [at, { text, lines }] of passages.entries()) {
    if (!/https?:\/\/|!\[/.test(text)) continue;
    const card = Math.max(Math.min(1, count - 1), Math.floor((at / passages.length) * count));
    placed[card]?.push(...readBlocks(text, lines.from).filter(({ kind }) => kind === 'image'));
  }
  return placed;
}

/** A task for each part of the text, for `inputTextBreaks` and for `condense`. */
export async function partTasks(
  { model, makeCards }: CardDeps,
  order: WriteOrder,
  signal: AbortSignal,
): Promise<Tasks> {
  const { input } = order;
  const split = await makeCards({ from: 'parts', input }, signal);
  const facts = factsOf(order);
  const isFree = input.textMode === 'generate' && isPromptOnly(input.inputText.replace(/^---$/gm, ''));
  const headings = split.cards.map(headingOf);
  const plan = input.textMode === 'condense' ? '' : headings.map((heading, at) => `${at + 1}. ${heading}`).join('\n');
  const tasks = split.cards.map((card, index): CardTask => {
    const passages = digest(passagesOfCard(card), model.cardTokens * 2);
    return {
      index,
      total: split.cards.length,
      // The text below the main title has no heading of its own, because it would repeat the cover's.
      heading: isUnderTitle(card) ? '' : (headings[index] ?? ''),
      intent: '',
      plan,
      passages,
      facts: isFree ? null : facts,
      addresses: facts.addresses,
      keepsAsIs: staysAsIs(card, order),
      keepsHeading: index === 0 && card.blocks.find(({ kind }) => kind !== 'image') === mainHeading(card),
      source: card,
      pictures: card.blocks.filter(({ kind }) => kind === 'image'),
      byRules: async () => writeCards([card], input).cards[0] ?? card,
    };
  });
  return { tasks, warnings: split.warnings, title: split.title };
}

/** Whether the card needs no model call: it has no text to write from, or is short enough already. */
function staysAsIs(card: Card, { input, language }: WriteOrder): boolean {
  const texts = card.blocks.filter(({ kind }) => kind !== 'image');
  if (texts.length === 0) return true;
  if (input.textMode !== 'condense') return false;
  const text = texts.map(blockText).join('\n');
  return card.labelOnly || (wordsOnCard(texts) <= wordsOf(input).wanted && isInLanguage(text, language));
}

/** The card as written by rules. */
export function rulesCard({ byRules, source, keepsAsIs }: CardTask): Promise<Card> {
  return source && keepsAsIs ? Promise.resolve(source) : byRules();
}

export function passagesOfCard(card: Card): Passage[] {
  return card.blocks
    .map((block) => ({ text: blockMarkdown(block), lines: block.lines }))
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, lines }, at) => ({ id: `s${at + 1}`, text, lines, tokens: estimateTokens(text) + 4 }));
}

/** Whether the card repeats the heading of the cover. */
export function isUnderTitle({ repeats }: Card): boolean {
  return repeats !== undefined && !repeats.isContinued && repeats.heading.level === 1;
}

function mainHeading({ blocks }: Card): Block | undefined {
  return blocks.find((block) => block.kind === 'heading' && block.level === 1);
}

export function headingOf(card: Card): string {
  const heading = card.blocks.find((block) => block.kind === 'heading') ?? card.repeats?.heading;
  return heading ? plainText(heading.runs) : '';
}

const LINES = { from: 1, to: 1 };

/**
 * A card for a short request, for which there is only the plan: the heading, and the intent as an item to tick off,
 * like the questions of an outline to fill in. The intent is written for the author, so it never becomes ordinary text.
 */
async function bareCard({ heading, intent }: OutlineCard, index: number, language: string): Promise<Card> {
  const title: Block = { kind: 'heading', level: index === 0 ? 1 : 2, runs: [{ text: heading }], lines: LINES };
  const label: Block = { kind: 'paragraph', runs: [{ text: toFillInWords(language), quiet: true }], lines: LINES };
  // A cover has no list.
  const hasItem = index > 0 && intent !== '';
  const blocks = [title, label, ...(hasItem ? [taskItem(intent)] : [])];
  return { blocks, notes: null, labelOnly: false, toFillIn: true };
}

function taskItem(text: string): Block {
  const item: ListItem = { level: 0, runs: [{ text: `☐ ${text}` }], checked: false };
  return { kind: 'list', ordered: false, start: 1, items: [item], lines: LINES };
}

/** The intent of a card that has only its plan. Empty if it has none. */
export function intentOf({ blocks }: Card): string {
  const list = blocks.find((block) => block.kind === 'list');
  return list ? plainText(list.items[0]?.runs ?? []).replace(/^☐ /u, '') : '';
}

/** The key sentences of the card's passages under the planned heading. */
async function extractiveCard(
  makeCards: Engine['makeCards'],
  { input }: WriteOrder,
  heading: string,
  passages: readonly Passage[],
  index: number,
): Promise<Card> {
  const inputText = passages.map(({ text }) => text).join('\n\n');
  const made = await makeCards({
    from: 'text',
    input: { ...input, inputText, textMode: 'condense', cardSplit: 'auto', numCards: 1 },
  });
  const lines = { from: passages[0]?.lines.from ?? 1, to: passages.at(-1)?.lines.to ?? 1 };
  const body = (made.cards[0]?.blocks ?? [])
    .filter(({ kind }) => kind !== 'heading' && kind !== 'image')
    .map((block) => ({ ...block, lines }));
  const title: Block = { kind: 'heading', level: index === 0 ? 1 : 2, runs: [{ text: heading }], lines };
  return { blocks: [title, ...body], notes: null, labelOnly: body.length === 0 };
}
