import 'server-only';
import type { Block, Card, DeckWarning, ListItem, TextRun } from '@/lib/deck/blocks';
import type { LayoutName } from '@/lib/deck/placed';
import { toFillInWords } from '@/lib/deck/template/unfilled-card';
import { blockText } from '@/lib/deck/text/block-text';
import { readBlocks } from '@/lib/deck/text/read-text';
import { sentenceEnds } from '@/lib/deck/text/split-sentences';
import { plainText } from '@/lib/deck/text/text-runs';
import { wordsOnCard } from '@/lib/deck/write/condense-card';
import { writeCards } from '@/lib/deck/write/write-cards';
import type { Engine } from '../context';
import { isInLanguage } from './check-card';
import type { OutlineCard } from './parse-outline';
import { type SourceFacts, sourceFacts } from './source-facts';
import { digest, estimateTokens, isPromptOnly, type Passage, passagesFor, stemsOf } from './source-passages';
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

export type CardTask = {
  index: number;
  total: number;
  heading: string;
  intent: string;
  /** The plan, with one heading per line. Empty for `condense`. */
  plan: string;
  passages: readonly Passage[];
  /** Null if the model may add its own content. */
  facts: SourceFacts | null;
  addresses: SourceFacts['addresses'];
  /** Whether the card needs no model call. */
  keepsAsIs: boolean;
  /** Whether the heading is the person's own, which the model must not change. */
  keepsHeading?: boolean;
  /** The part of the text that the card is written from, if each part is a card. */
  source?: Card;
  /** The pictures from the user's text, in order. The model can neither choose nor drop them. */
  pictures: readonly Block[];
  /** The template's card that this one fills: its layout, form and length. */
  slot?: { layout: LayoutName; form: string; words: { wanted: number; most: number } };
  /** Warnings for the user if the card is written by rules. */
  warnings?: readonly DeckWarning[];
  /** Set to rewrite an existing card: the card as Markdown, and the user's instruction. */
  rewrite?: { current: string; instruction: string };
  /** The same card written by rules. */
  byRules(): Promise<Card>;
};

const HEADING = /^ {0,3}#{1,6}\s/;
/** Matches text that may be divided into sentences: no table, list, quotation or code. */
const PROSE = /^(?! {0,3}(?:[-*+|>]|\d+[.)]|```|~~~))/;

/**
 * Assigns each passage to the planned card that it is about, so that cards written by rules do not repeat each other. A
 * short text is divided into sentences. A card that would get nothing takes a passage from a card with several. If
 * there is no such card, it repeats the passage that shares the most words with it, if any does.
 */
export function shareOut(
  passages: readonly Passage[],
  cards: readonly { heading: string; intent: string }[],
): Passage[][] {
  const units = unitsOf(passages, cards.length);
  const wanted = cards.map(({ heading, intent }) => stemsOf(`${heading} ${intent}`));
  const stems = units.map(({ about }) => stemsOf(about));
  const shared = (unit: number, card: number) => {
    let count = 0;
    for (const stem of wanted[card]!) if (stems[unit]!.has(stem)) count += 1;
    return count;
  };
  const placeOf = (at: number, count: number) => at / Math.max(1, count - 1);
  // Among equal cards, prefer the one at the same relative position, because a plan usually follows the text.
  const worth = (unit: number, card: number) =>
    shared(unit, card) - Math.abs(placeOf(unit, units.length) - placeOf(card, cards.length)) * 0.9;
  const out: number[][] = cards.map(() => []);
  for (const unit of units.keys()) out[best([...cards.keys()], (card) => worth(unit, card)) ?? 0]?.push(unit);
  for (const [card, own] of out.entries()) {
    if (own.length > 0) continue;
    const spare = best(out.filter((other) => other.length > 1).flat(), (unit) => worth(unit, card));
    const again = best([...units.keys()], (unit) => shared(unit, card));
    if (spare !== null) {
      const donor = out.find((other) => other.includes(spare))!;
      donor.splice(donor.indexOf(spare), 1);
      own.push(spare);
    } else if (again !== null && shared(again, card) > 0) own.push(again);
  }
  return out.map((own) => own.map((unit) => units[unit]!.passage));
}

type Unit = { passage: Passage; about: string };

/** The passages without headings. The words of a heading count for the passages below it. */
function unitsOf(passages: readonly Passage[], least: number): Unit[] {
  let heading = '';
  const units: Unit[] = [];
  for (const passage of passages)
    if (HEADING.test(passage.text)) heading = passage.text;
    else units.push({ passage, about: `${heading} ${passage.text}` });
  return units.length >= least ? units : units.flatMap(sentencesOf);
}

function sentencesOf({ passage, about }: Unit): Unit[] {
  if (!PROSE.test(passage.text)) return [{ passage, about }];
  let from = 0;
  return sentenceEnds(passage.text).map((end) => {
    const text = passage.text.slice(from, end).trim();
    from = end;
    return { passage: { ...passage, text }, about: text };
  });
}

/** The candidate with the greatest worth, or the first of several. Null if there are none. */
function best(candidates: readonly number[], worth: (candidate: number) => number): number | null {
  let chosen: number | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const own = worth(candidate);
    if (own > most) [chosen, most] = [candidate, own];
  }
  return chosen;
}

/** A block as Markdown for a model, with the addresses of links and without pictures. */
export function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${plainText(block.runs)}`;
    case 'paragraph':
      return withLinks(block.runs);
    case 'list':
      return block.items
        .map(
          ({ level, runs }, at) =>
            `${'  '.repeat(level)}${block.ordered ? `${block.start + at}${block.close ?? '.'}` : '-'} ${withLinks(runs)}`,
        )
        .join('\n');
    case 'table': {
      const row = (cells: TextRun[][]) => `| ${cells.map(plainText).join(' | ')} |`;
      return [row(block.header), row(block.header.map(() => [{ text: '---' }])), ...block.rows.map(row)].join('\n');
    }
    case 'quote':
      return [...block.paragraphs, ...(block.source ? [block.source] : [])]
        .map((runs) => `> ${withLinks(runs)}`)
        .join('\n');
    case 'code':
      return `\`\`\`${block.language ?? ''}\n${block.text}\n\`\`\``;
    case 'image':
      return '';
  }
}

function withLinks(runs: readonly TextRun[]): string {
  return runs.map(({ text, href }) => (href && href !== text ? `${text} (${href})` : text)).join('');
}
