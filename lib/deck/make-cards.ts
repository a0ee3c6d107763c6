import type { Amount, CardSplit, Dimensions, Format, TextMode } from '../contract/enums';
import { findMarkers, removeMarkers, splitAtMarkers } from '../contract/request/count-cards';
import { englishMessage } from '../words/stored-messages';
import type { Block, Card, CardOrigin, DeckWarning } from './blocks';
import { findOutline, type Outline, type OutlineKind, outlineLength } from './outlines/find-outline';
import { outlineCards } from './outlines/outline-cards';
import { agendaCard } from './plan/agenda-card';
import { cardRoom, linesIn } from './plan/card-room';
import { planCards } from './plan/deal-plan';
import { MOST_IN_CAROUSEL, MOST_POSTS } from './plan/merge-posts';
import { nameSections } from './plan/name-sections';
import { hasOneTopic, markedPlan, naturalPlan } from './plan/natural-plan';
import { type PartedNotes, partFootnotes, withFootnotes, withNotesCard } from './plan/part-footnotes';
import { countSections, type PlannedCard } from './plan/planned-card';
import { type HeadedCard, repeatHeadings } from './plan/repeat-headings';
import { detectLanguage } from './text/detect-language';
import type { MissingWord } from './text/missing/find-missing-symbols';
import { findMissingWords } from './text/missing/find-missing-words';
import { visibleSource } from './text/missing/visible-source';
import { prepareText } from './text/plain/prepare-text';
import { definitionsOf, type ReadingBudget, readingBudget, readPart, readParts } from './text/read-text';
import { isNotesBlock, takeNotes } from './text/take-notes';
import { deckTitle } from './write/deck-title';
import { findLabels } from './write/find-labels';
import { NO_MODEL } from './write/no-model';
import { reuseCard } from './write/reuse-card';
import { writeAroundNotes } from './write/write-cards';

export type MakeCardsInput = {
  inputText: string;
  textMode: TextMode;
  cardSplit: CardSplit;
  /** Only used under `auto`. `atMost`: the text's natural number of cards, up to this limit. */
  numCards: number | { atMost: number };
  /** Only used by `condense` and `generate`. */
  amount: Amount;
  format: Format;
  /** The format's default if absent. */
  dimensions?: Dimensions;
  /** The user's free-text instructions. Rules follow what they say about sections and the amount of text per card. */
  additionalInstructions?: string | null;
  /**
   * BCP 47 tag of the language chosen for the deck. If absent, an outline to fill in uses the language of its prompt.
   */
  language?: string;
};

export type MadeCards = {
  cards: Card[];
  title: string;
  warnings: DeckWarning[];
  /** Set if the cards are an outline to fill in, because a short prompt has no text to put on them. */
  outline?: OutlineKind;
  /** BCP 47 tag for cards whose words aren't from the text, if no language was chosen. */
  language?: string;
  /** The origins of cards that a model wrote from a text, one per card. */
  origins?: readonly (CardOrigin | null)[];
  /** Indexes of the template's cards without content. They cost nothing. */
  unfilled?: readonly number[];
  /** Indexes of the template's cards that get a picture from the image source. If absent: those with room for one. */
  pictured?: readonly number[];
};

/**
 * Makes cards from text without a language model: reads it, splits it by docs/spec/interface.md#2.4.4 and writes it
 * according to the text mode. Makes exactly as many cards as `countCards` says. Pure. The engine and the live preview
 * both call it.
 */
export function makeCards(request: MakeCardsInput): MadeCards {
  const { input, warnings: left } = prepared(request);
  const outline = outlineFor(input);
  if (outline) return outlined(outline, input, left);
  const split = splitInput(input);
  const written = writeAroundNotes(nameSections(split.cards), input);
  const cards = written.cards.map(reuseCard);
  return {
    cards,
    title: deckTitle(split.cards),
    warnings: [...left, ...split.warnings, ...written.warnings, ...checkPreserved(input, cards)],
  };
}

/** The same cards before they are written, each with all of its text, for a model to write. */
export function splitCards(request: MakeCardsInput): MadeCards {
  const { input, warnings } = prepared(request);
  const split = splitInput(input);
  return {
    cards: split.cards,
    title: deckTitle(split.cards),
    warnings: [...warnings, ...split.warnings],
  };
}

function splitInput(input: MakeCardsInput): Split {
  return input.cardSplit === 'inputTextBreaks' ? splitByBreaks(input) : splitEvenly(input);
}

/** Without a language model, a short prompt becomes an outline to fill in. */
function outlined(outline: Outline, input: MakeCardsInput, warnings: DeckWarning[]): MadeCards {
  const { numCards } = input;
  const count = typeof numCards === 'number' ? numCards : lengthOf(outline, input.format, numCards.atMost);
  return {
    cards: outlineCards(outline, count, input),
    title: outline.title,
    warnings: [...warnings, { message: NO_MODEL.prompt }],
    outline: { id: outline.id, language: outline.language },
    ...(input.language === undefined ? { language: outline.language } : {}),
  };
}

function outlineFor({ textMode, cardSplit, inputText, ...wish }: MakeCardsInput): Outline | null {
  // No prompt is this long, and this avoids reading long texts twice.
  if (textMode !== 'generate' || cardSplit !== 'auto' || inputText.length > LONGEST_PROMPT) return null;
  const text = removeMarkers(inputText);
  return findOutline(text, readPart(text, 1, definitionsOf(text)), wish);
}

const LONGEST_PROMPT = 1000;

function lengthOf(outline: Outline, format: Format, atMost: number): number {
  return Math.max(1, Math.min(outlineLength(outline, format), atMost));
}

/** The number of posts is only limited if the text may be shortened. */
function naturalCount(
  plan: readonly PlannedCard[],
  { format, textMode }: Pick<MakeCardsInput, 'format' | 'textMode'>,
): number {
  if (format !== 'social' || textMode === 'preserve') return Math.max(1, plan.length);
  // A shortened section takes little space, but should have its own post.
  const sections = textMode === 'condense' ? countSections(plan) : 0;
  const most = Math.min(Math.max(MOST_POSTS, sections), MOST_IN_CAROUSEL);
  return Math.max(1, Math.min(plan.length, most));
}

/** The natural number of cards for a text under `auto`. With this `numCards` it gets its natural plan. At least 1. */
export function countNaturalCards(request: Omit<MakeCardsInput, 'cardSplit' | 'numCards' | 'amount'>): number {
  const { input } = prepared({ ...request, cardSplit: 'auto', numCards: 1, amount: 'medium' });
  const outline = outlineFor(input);
  if (outline) return lengthOf(outline, input.format, Number.POSITIVE_INFINITY);
  const text = removeMarkers(input.inputText);
  const { plan, notes } = planText(readPart(text, 1, definitionsOf(text)), input, null);
  return naturalCount(withNotesCard(plan, notes), request);
}

function prepared(request: MakeCardsInput): { input: MakeCardsInput; warnings: DeckWarning[] } {
  const { text, warnings } = prepareText(request.inputText, request.cardSplit);
  return { input: { ...request, inputText: text }, warnings };
}

function badgeWarnings({ badges: [first, ...others] }: ReadingBudget): DeckWarning[] {
  if (!first) return [];
  const message = englishMessage('Badges left out: {count}.', { count: others.length + 1 });
  return [{ message, lines: first }];
}

type Split = { cards: Card[]; warnings: DeckWarning[] };

/**
 * n markers make n + 1 cards, including empty ones (docs/spec/settled-points.md#1). The text is split before Markdown
 * is read.
 */
function splitByBreaks({ inputText }: MakeCardsInput): Split {
  const budget = readingBudget();
  const warnings: DeckWarning[] = [];
  const cards = readParts(inputText, budget).map((blocks, card) => {
    if (blocks.length === 0)
      warnings.push({
        message: englishMessage('Card {number} is empty: there is no text between its --- lines.', {
          number: card + 1,
        }),
        card,
      });
    return cardOf({ blocks });
  });
  return { cards, warnings: [...warnings, ...badgeWarnings(budget)] };
}

/**
 * Makes exactly `numCards` cards: the natural plan if it has that many, otherwise that plan with more or fewer cards. A
 * presentation with more cards than its plan gets an agenda first. If the text is too short, some cards only have labels from the text.
 */
function splitEvenly(input: MakeCardsInput): Split {
  const { inputText } = input;
  const text = removeMarkers(inputText);
  const budget = readingBudget();
  const blocks = readPart(text, 1, definitionsOf(text), budget);
  const badges = badgeWarnings(budget);
  const { body, notes, plan, full, numCards } = planFor(blocks, input);
  const { textMode, format } = input;
  const hasAgenda = format === 'presentation' && numCards > full.length;
  const agenda = hasAgenda ? agendaCard(plan, input.language ?? detectLanguage(text)) : null;
  const asked = agenda ? numCards - 1 : numCards;
  const planned =
    asked === full.length && full !== plan
      ? full
      : withFootnotes(planCards(body, plan, asked, { room: cardRoom(input), textMode }), notes);
  const cards = repeatHeadings(planned, format).map(cardOf);
  if (agenda) cards.splice(1, 0, agenda);
  const surplus = numCards - cards.length;
  if (surplus === 0) return { cards, warnings: badges };
  const message = englishMessage('Text is short. Cards with only a heading: {surplus} of {numCards}.', {
    numCards,
    surplus,
  });
  const shown = body.filter((block) => !isNotesBlock(block));
  const all = withLabels(cards, shown, text, surplus);
  return {
    cards: all,
    warnings: [{ message, card: all.findIndex(({ labelOnly, shows }) => labelOnly && !shows) }, ...badges],
  };
}

function planFor(blocks: readonly Block[], input: MakeCardsInput) {
  const asked = input.numCards;
  const { plan, ...text } = planText(blocks, input, typeof asked === 'number' ? asked : null);
  const full = withNotesCard(plan, text.notes);
  const most = naturalCount(full, input);
  return {
    ...text,
    plan,
    full,
    numCards: typeof asked === 'number' ? asked : Math.max(1, Math.min(most, asked.atMost)),
  };
}

/**
 * Plans the cards without their footnotes. Pages and documents place footnotes themselves. The text's own markers make the
 * cards if as many are asked for, or on slides if each of their parts fits and has one topic.
 */
function planText(blocks: readonly Block[], { inputText, ...shape }: MakeCardsInput, asked: number | null) {
  const isOnCards = shape.format === 'presentation' || shape.format === 'social';
  const parted: PartedNotes = isOnCards ? partFootnotes(blocks) : { body: blocks, notes: [] };
  const marked = markedPlan(parted.body, findMarkers(inputText));
  if (marked.length === asked) return { ...parted, plan: marked };
  const { most, hasSectionCards } = cardRoom(shape);
  const isSlide = ({ blocks }: PlannedCard) => linesIn(blocks) <= most && hasOneTopic(blocks);
  const areSlides = hasSectionCards && marked.length > 0 && marked.every(isSlide);
  return { ...parted, plan: areSlides ? marked : naturalPlan(parted.body, shape) };
}

/**
 * Adds cards that only have a label from the text. Each precedes a card with that phrase, as a section card would. If
 * there are too few phrases, the others are at the end.
 */
function withLabels(cards: readonly Card[], blocks: readonly Block[], text: string, count: number): Card[] {
  const opened = new Map<Card, string>();
  const isOpener = (label: string) => [...opened.values()].includes(label);
  for (const card of cards.slice(1)) {
    const [label] = card.labelOnly || opened.size === count ? [] : findLabels(card.blocks, 1);
    if (label?.includes(' ') && !isOpener(label)) opened.set(card, label);
  }
  // At most half of these are openers.
  const labels = findLabels(blocks, count * 2).filter((label) => !isOpener(label));
  if (labels.length === 0) labels.push(blocks.every(({ kind }) => kind === 'image') ? 'Card' : firstLetters(text));
  const lines = { from: blocks[0]?.lines.from ?? 1, to: blocks.at(-1)?.lines.to ?? 1 };
  const labelCard = (label: string): Card => {
    return { blocks: [{ kind: 'heading', level: 2, runs: [{ text: label }], lines }], notes: null, labelOnly: true };
  };
  const others = Array.from({ length: count - opened.size }, (_, at) => {
    const round = Math.floor(at / labels.length);
    return labelCard(`${labels[at % labels.length]}${round === 0 ? '' : ` (${round + 1})`}`);
  });
  const open = (card: Card) => (opened.has(card) ? [labelCard(opened.get(card)!), card] : [card]);
  return [...cards.flatMap(open), ...others];
}

/** The beginning of the visible text. */
function firstLetters(text: string): string {
  const shown = visibleSource(text).words.replace(/\s+/g, ' ').trim().slice(0, 40);
  return /\p{L}/u.test(shown) ? shown : 'Card';
}

function cardOf({ blocks, part, repeats }: HeadedCard): Card {
  const card: Card = { ...takeNotes(blocks), labelOnly: false };
  if (part) card.part = part;
  if (repeats) card.repeats = repeats;
  return card;
}

/**
 * Verifies every preserved deck. This should never fail, but if it does, the user must learn which words are missing.
 */
function checkPreserved({ textMode, inputText, cardSplit }: MakeCardsInput, cards: readonly Card[]): DeckWarning[] {
  if (textMode !== 'preserve') return [];
  // Uses the text as it was read. Without markers, a fence may span their positions.
  const proof = provePreserved(cardSplit === 'auto' ? removeMarkers(inputText) : inputText, cards);
  if (proof.ok) return [];
  return proof.missing.slice(0, 5).map(({ word, line }) => ({
    message: englishMessage('“{word}” (line {line}) isn’t on any card.', { word: word.slice(0, 60), line }),
    lines: { from: line, to: line },
  }));
}

/**
 * Proves `preserve` (docs/spec/deck.md#4): every word of the input is on a card, in order. A word is a run of letters
 * or digits, excluding Markdown syntax. Label-only cards are ignored because they repeat text.
 */
export function provePreserved(
  inputText: string,
  cards: readonly Card[],
): { ok: true } | { ok: false; missing: MissingWord[] } {
  const blocks = cards.flatMap((card) => (card.labelOnly ? [] : cardInOrder(card)));
  const missing = findMissingWords(splitAtMarkers(inputText), blocks);
  return missing.length === 0 ? { ok: true } : { ok: false, missing };
}

/** The card's blocks with its notes at the end, where the source had them. */
function cardInOrder(card: Card): Card['blocks'] {
  if (card.notes === null) return card.blocks;
  const lines = card.blocks.at(-1)?.lines ?? { from: 1, to: 1 };
  return [...card.blocks, { kind: 'paragraph', runs: [{ text: card.notes }], lines }];
}
