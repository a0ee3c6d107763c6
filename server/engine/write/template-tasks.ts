import 'server-only';
import { findMarkers, removeMarkers } from '@/lib/contract/request/count-cards';
import type { Block, Card, DeckWarning } from '@/lib/deck/blocks';
import { unfilledWarnings } from '@/lib/deck/make-cards-from-prompt';
import type { LayoutName } from '@/lib/deck/placed';
import type { TemplateCard } from '@/lib/deck/template/template-card';
import { framesOf } from '@/lib/deck/template/unfilled-card';
import { blockText } from '@/lib/deck/text/block-text';
import { plainText } from '@/lib/deck/text/text-runs';
import { deckTitle } from '@/lib/deck/write/deck-title';
import { englishMessage } from '@/lib/words/stored-messages';
import type { WrittenDeck } from './assemble-cards';
import type { CardTask } from './card-tasks';
import { type CardDeps, factsOf, partTasks, passagesOfCard, type Tasks } from './card-tasks';
import { digest, isPromptOnly, passagesFor, passagesOf } from './source-passages';
import type { WrittenCard } from './write-card';
import type { WriteOrder } from './write-order';

/** The model is shown the headings of this many cards before and after each card. */
const PLAN_AROUND = 30;

/**
 * A task for each card of a template. Rules fill the template first, to find out what each card is about and as a
 * fallback if the model fails. If the prompt has markers, no calls are made for cards beyond its parts.
 */
async function templateTasks(
  { model, makeCards }: CardDeps,
  order: WriteOrder,
  template: readonly TemplateCard[],
  signal: AbortSignal,
): Promise<Tasks> {
  const { inputText } = order.input;
  const slots = template.map(({ layout, pictures }) => ({ layout, pictures }));
  const filling = { from: 'prompt', prompt: inputText, template: { slots, language: order.language } } as const;
  const made = await makeCards(filling, signal);
  const unfilled = new Set(made.unfilled);
  const isMarked = findMarkers(inputText).length > 0;
  const isFree = isPromptOnly(removeMarkers(inputText));
  const facts = factsOf(order);
  const passages = passagesOf(removeMarkers(inputText));
  const total = made.cards.length;
  const cardAt = (index: number) => template[index % template.length]!;
  const headings = made.cards.map((_, index) => `${index + 1}. ${JSON.stringify(cardAt(index).heading)}`);
  const tasks = made.cards.map((card, index): CardTask => {
    const { layout, words, heading: was } = cardAt(index);
    const isUnfilled = unfilled.has(index);
    // A short request has no content, so what rules made from it says nothing about the cards.
    const heading = isUnfilled || (isFree && !isMarked) ? '' : headingOf(card);
    // Chosen lazily, because a card that is already written needs no passages.
    const own = () => {
      if (isMarked) return digest(passagesOfCard(card), model.cardTokens);
      const about = isUnfilled ? was : `${was} ${card.blocks.map(blockText).join(' ')}`;
      return passagesFor(passages, { about, at: total < 2 ? 0 : index / (total - 1), tokens: model.cardTokens });
    };
    let chosen: ReturnType<typeof own> | null = null;
    return {
      index,
      total,
      heading,
      intent: '',
      plan: headings.slice(Math.max(0, index - PLAN_AROUND), index + PLAN_AROUND + 1).join('\n'),
      get passages() {
        chosen ??= own();
        return chosen;
      },
      facts: isFree ? null : facts,
      addresses: facts.addresses,
      keepsAsIs: isMarked && isUnfilled,
      pictures: card.blocks.filter(isGiven),
      slot: { layout, form: formOf(layout), words: slotWords(words) },
      warnings: made.warnings.filter((warning) => warning.card === index),
      byRules: async () => ({ ...card, blocks: card.blocks.filter((block) => !isGiven(block)) }),
    };
  });
  // Drop the warnings about unfilled cards, which are known only after all cards are written.
  const left = unfilledWarnings({ cards: made.cards, unfilled: [...unfilled] }).map(({ message }) => message);
  const ofWhole = made.warnings.filter(({ card, message }) => card === undefined && !left.includes(message));
  return { tasks, warnings: isMarked ? ofWhole : [], title: null };
}

/** Whether the block is a picture that the prompt names. */
function isGiven(block: Block): boolean {
  return block.kind === 'image' && block.picture.kind !== 'placeholder';
}

function headingOf({ blocks, repeats }: Card): string {
  const heading = blocks.find((block) => block.kind === 'heading') ?? repeats?.heading;
  return heading ? plainText(heading.runs) : '';
}

/** The tasks for a text without a plan: one for each card of the template, or for each part of the text. */
export function unplannedTasks(deps: CardDeps, order: WriteOrder, signal: AbortSignal): Promise<Tasks> {
  return order.template ? templateTasks(deps, order, order.template, signal) : partTasks(deps, order, signal);
}

/** Describes to the model what a card with this layout contains. */
const FORMS = {
  title: 'the opening card: the title of the whole as its heading, and one short paragraph as a subtitle; no lists.',
  section: 'the opening of a part: a heading, and at most one short paragraph; no lists.',
  closing: 'the closing card: a heading, and at most one short paragraph; no lists.',
  statement: 'one block of kind paragraph with one or two sentences that stand alone.',
  bullets: 'one block of kind bullets with three to six items.',
  'bullets-image-right': 'one block of kind bullets or paragraph, short, beside a picture.',
  'bullets-image-left': 'one block of kind bullets or paragraph, short, beside a picture.',
  'two-columns': 'one block of kind bullets with four to six items.',
  'three-columns': 'one block of kind bullets with three or six items.',
  table: 'one block of kind table.',
  quote: 'one block of kind quote with a quotation that is in the prompt, word for word.',
  code: 'one block of kind code.',
  'image-full': 'a heading and one short paragraph on a picture.',
  gallery: 'a heading and one short paragraph above pictures.',
  flow: 'one to three blocks of the kinds that suit the content.',
  agenda: 'one block of kind bullets with three to eight topics of a few words.',
  stats: 'one block of kind stats with two to six items.',
  chart: 'one block of kind table with three to twelve rows: a column of names or dates, then one to three of figures.',
  timeline: 'one block of kind timeline with three to eight items.',
  steps: 'one block of kind steps with two to six items.',
  comparison: 'one block of kind comparison with two or three sides of equal length.',
  features: 'one block of kind features with three to six items.',
  people: 'one block of kind people with two to eight items.',
  hierarchy:
    'one block of kind comparison: each list is a branch, its first entry the name, the others what is below it.',
  pyramid: 'one block of kind bullets with three to seven levels of a few words, from the top down.',
} as const satisfies Record<LayoutName, string>;

export function formOf(layout: LayoutName): string {
  return FORMS[layout];
}

const MIN_WORDS = 12;
/** A card is too long if it has more than this many times the words of the template's card. */
const TOO_LONG = 1.8;

/** The target and maximum number of words for a card. @param words of the template's card that it replaces */
export function slotWords(words: number): { wanted: number; most: number } {
  const wanted = Math.max(MIN_WORDS, words);
  return { wanted, most: Math.max(MIN_WORDS * 2, Math.ceil(wanted * TOO_LONG)) };
}

type Written = {
  tasks: readonly CardTask[];
  template: readonly TemplateCard[];
  written: readonly WrittenCard[];
};

/** Finds the cards that are still without content, the cards that get a picture, and unused parts of the prompt. */
export function finishTemplate(deck: WrittenDeck, { tasks, template, written }: Written): WrittenDeck {
  const { cards, warnings } = deck.made;
  const unfilled = cards.flatMap((card, at) => (card.labelOnly && written[at]?.by === 'rules' ? [at] : []));
  const left = unfilledWarnings({ cards, unfilled });
  const pictured = picturedTasks(tasks, cards, template);
  const filled = cards.filter((_, at) => !unfilled.includes(at));
  // "To fill in" must not become the title of the deck.
  const title = unfilled.length === 0 || filled.length === 0 ? deck.made.title : deckTitle(filled);
  const all = [...left, ...warnings, ...unusedWarnings(tasks, written)];
  return { ...deck, made: { ...deck.made, title, warnings: all, unfilled, pictured } };
}

/** The cards that get a picture from the image source: the template has one there and the prompt names none. */
export function picturedTasks(
  tasks: readonly CardTask[],
  cards: readonly (Card | undefined)[],
  template: readonly TemplateCard[],
): number[] {
  return tasks.flatMap(({ index, pictures }, at) => {
    const { layout, pictures: count } = template[index % template.length]!;
    const card = cards[at];
    return card && !card.labelOnly && pictures.length === 0 && framesOf(layout, count) > 0 ? [at] : [];
  });
}

const MAX_NAMED = 5;
const MAX_LENGTH = 60;

/** Warns about passages that the model used on no card. Empty if any card does not say what it used. */
function unusedWarnings(tasks: readonly CardTask[], written: readonly WrittenCard[]): DeckWarning[] {
  const byModel = tasks.flatMap((task, at) => (written[at]?.by === 'model' ? [{ task, card: written[at] }] : []));
  const isKnown = byModel.length > 0 && byModel.every(({ task, card }) => task.facts !== null && card.origin);
  if (!isKnown || byModel.length < tasks.length) return [];
  const used = new Set(byModel.flatMap(({ card }) => card.origin?.passages.map(({ text }) => text) ?? []));
  const given = new Map(byModel.flatMap(({ task }) => task.passages).map(({ text, lines }) => [text, lines]));
  return [...given]
    .filter(([text]) => !used.has(text) && !/^\s*(?:#|https?:\/\/|!\[)/.test(text))
    .slice(0, MAX_NAMED)
    .map(([text, lines]) => ({
      message: englishMessage('Not on any card: “{text}”.', { text: shortened(text) }),
      lines,
    }));
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH).trimEnd()}…`;
}
