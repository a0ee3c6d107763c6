import type { Block } from '../blocks';
import {
  type Content,
  isPictureCaption,
  LONE_STATEMENT_WORDS,
  plainText,
  wordsIn,
  wordsOf,
} from '../content/read-content';
import { readVisual } from '../content/read-visual';
import { nominalSize } from '../deck';
import type { LayoutName } from '../placed';
import { textLetters } from '../plan/line-room';
import { deckWishes } from '../wishes/deck-wishes';
import { wishesFor } from '../wishes/layout-wishes';
import { mayEndDeck } from './ends-deck';
import type { LayoutOptions } from './layout-options';
import { slideLead } from './part-lead';
import { readPanels } from './read-panels';

export type CardPlace = {
  index: number;
  total: number;
  previousLayout: LayoutName | null;
  /** The layout of the card before the previous one. */
  secondLast?: LayoutName | null;
};

const COVER_WORDS = 45;
const NARROW = 640;
const STATEMENT_WORDS = 42;
/** The same under a heading. */
const STATEMENT_UNDER_HEADING = 20;

/**
 * The layouts that suit a card, best first. The first is what a designer would choose; the others are fallbacks in case
 * the content does not fit. Avoids repeating the layout of the card before if another suits as well.
 */
export function chooseLayouts(content: Content, place: CardPlace, options: LayoutOptions): LayoutName[] {
  const natural = naturalLayouts(content, place, options);
  const asked = askedLayouts(content, place, options);
  const { avoided } = wishesFor(wishesOf(options), place.index, place.total);
  // A date, place and author below a title do not make a timeline.
  const shown = natural[0] === 'title' ? [] : visualLayouts(content);
  // Visuals are not varied: two charts may follow each other.
  const ranked = [...new Set([...asked, ...shown, ...vary(natural, content, place, options), 'flow' as const])];
  const kept = ranked.filter((layout) => !avoided.includes(layout));
  return kept.length > 0 ? kept : ['flow'];
}

/** The next layout of the template’s sequence, then those that the instructions ask for, if the content suits them. */
function askedLayouts(content: Content, place: CardPlace, options: LayoutOptions): LayoutName[] {
  const sequence = options.layoutSequence;
  const next = sequence && sequence.length > 0 ? sequence[place.index % sequence.length]! : null;
  const { wanted } = wishesFor(wishesOf(options), place.index, place.total);
  // A request for all cards does not turn the cover into bullets.
  const cover = naturalLayouts(content, place, options)[0];
  const named = cover === 'title' || cover === 'closing' || cover === 'section' ? [] : wanted;
  return [...(next ? [next] : []), ...named].filter((layout) => carries(content, layout));
}

function wishesOf({ additionalInstructions }: LayoutOptions) {
  return deckWishes(additionalInstructions).layouts;
}

/** The visual that suits a list or table. */
function visualLayouts(content: Content): LayoutName[] {
  const shown = readVisual(content);
  return shown ? [shown.visual.kind] : [];
}

/** Whether a card has the content that a layout needs. */
function carries(content: Content, layout: LayoutName): boolean {
  const has = (kind: string) => content.body.some((block) => block.kind === kind);
  switch (layout) {
    case 'title':
    case 'section':
    case 'closing':
      return content.heading !== null && content.words <= COVER_WORDS * 1.5 && !has('table') && !has('code');
    case 'statement':
      return has('paragraph') && content.words <= STATEMENT_WORDS * 1.6;
    case 'lead':
      return slideLead(content) !== null;
    case 'bullets':
    case 'flow':
      return true;
    case 'bullets-image-right':
    case 'bullets-image-left':
    case 'image-full':
      return content.images.length > 0;
    case 'gallery':
      return content.images.length > 1;
    case 'two-columns':
    case 'three-columns':
      return content.texts.length > 0 && content.images.length === 0 && !has('table') && !has('code');
    case 'table':
    case 'quote':
    case 'code':
      return has(layout);
    default:
      return readVisual(content)?.visual.kind === layout;
  }
}

function naturalLayouts(content: Content, place: CardPlace, options: LayoutOptions): LayoutName[] {
  const { heading, body, images, texts, words, groups } = content;
  const { index, total } = place;
  if (content.part !== null && heading) return [content.part];
  const light = body.every(({ kind }) => kind === 'paragraph' || kind === 'image');
  const paragraphs = texts.filter(({ kind }) => kind === 'paragraph').length;
  // A continued card is neither a cover nor a closing card.
  if (heading && !content.isContinued && light && words <= COVER_WORDS && paragraphs <= 3 && images.length <= 1) {
    if (index === 0) return ['title'];
    // A card that continues a section does not close the deck.
    const isBrief = words <= 24 && images.length === 0 && !content.isRepeated;
    const name = plainText(heading.runs);
    if (index === total - 1 && isBrief && mayEndDeck(name)) {
      return ['closing', 'section', 'statement'];
    }
    if (words <= 10 && images.length === 0)
      return endsSentence(texts.at(-1)) ? ['statement', 'section'] : ['section', 'statement'];
  }
  // Art is decoration: next to words it is never the subject of the card.
  const isArt = images.every(({ picture }) => picture.kind === 'art') && (heading !== null || words > 0);
  if (images.length === 1 && !isArt && wordsOfAll(content) <= 14) return ['image-full', ...sides(index)];
  if (images.length >= 2 && words <= 60) return ['gallery', 'flow'];
  if (images.length > 0 && !texts.some(({ kind }) => kind === 'table' || kind === 'code')) {
    return light && !isArt && words <= 26 && images.length === 1 && index % 3 === 2
      ? ['image-full', ...sides(index), 'flow']
      : [...sides(index), 'flow'];
  }
  if (texts.some(({ kind }) => kind === 'table')) return ['table'];
  if (texts.some(({ kind }) => kind === 'code'))
    return fitsBeside(texts) ? ['code', 'two-columns', 'flow'] : ['code', 'flow'];
  const quotes = texts.filter(isSaying).length;
  // Text before a quotation is read first, and would look too small above the large type.
  if (quotes === 1 && texts[0] && isSaying(texts[0]) && words <= 90) return ['quote', 'flow'];
  const most = heading ? STATEMENT_UNDER_HEADING : LONE_STATEMENT_WORDS;
  // On a social post, art is shown beside the short caption of a missing picture.
  const isSayable = options.format === 'social' || !isPictureCaption(texts[0]);
  if (texts.length === 1 && paragraphs === 1 && isSayable && words <= most) return ['statement', 'flow'];
  const layouts = textLayouts(content, groups.length);
  // Two columns of running text on a narrow card would have one word on each line.
  const narrow = nominalSize(options.format, options.dimensions).width < NARROW && readPanels(content) === null;
  return narrow ? layouts.filter((layout) => layout !== 'two-columns' && layout !== 'three-columns') : layouts;
}

/** How much code a column shows without looking empty: characters in a line, of one beside text or another, and lines. */
const BESIDE_CODE = { letters: { text: 56, code: 40 }, least: 3, most: 14 };
const BESIDE_WORDS = { least: 6, most: 70 };

/** Whether text and code can be side by side: all of one comes before the other, and the code is narrow. */
function fitsBeside(texts: readonly Block[]): boolean {
  const codes = texts.filter((block) => block.kind === 'code');
  const edges = texts.filter((block, at) => at > 0 && (block.kind === 'code') !== (texts[at - 1]!.kind === 'code'));
  const isPair = codes.length === 2 && texts.length === 2;
  if (edges.length !== 1 && !isPair) return false;
  const lines = codes.map(({ text }) => text.split('\n'));
  if (lines.some(({ length }) => length < BESIDE_CODE.least || length > BESIDE_CODE.most)) return false;
  const letters = codes.length === 1 ? BESIDE_CODE.letters.text : BESIDE_CODE.letters.code;
  if (lines.flat().some((line) => textLetters(line) > letters)) return false;
  const words = texts.reduce((sum, block) => sum + (block.kind === 'code' ? 0 : wordsOf(block)), 0);
  return isPair || (words >= BESIDE_WORDS.least && words <= BESIDE_WORDS.most);
}

/** Whether a block is a real quotation rather than a callout. */
function isSaying(block: Block): boolean {
  return block.kind === 'quote' && !block.callout;
}

function endsSentence(block: Block | undefined): boolean {
  return block?.kind === 'paragraph' && /[.!?。！？]\s*$/.test(block.runs.at(-1)?.text ?? '');
}

/** The most words of an item for two or three items in columns. */
const MOST_IN_COLUMNS = 20;

function textLayouts(content: Content, groups: number): LayoutName[] {
  const { texts, words } = content;
  const panels = readPanels(content);
  const list = texts.find((block) => block.kind === 'list');
  if (groups >= 2 && panels) {
    const three = groups === 3 || groups === 5 || groups === 6;
    return three ? ['three-columns', 'two-columns', 'flow'] : ['two-columns', 'flow'];
  }
  if (list && texts.length <= 3) {
    const tops = list.items.filter(({ level }) => level === 0);
    const longest = tops.reduce((most, { runs }) => Math.max(most, wordsIn(runs)), 0);
    // Columns would break one of two or three long sentences, and leave half of the card empty.
    if (tops.length <= 3 && tops.length === list.items.length && longest > MOST_IN_COLUMNS) return ['bullets', 'flow'];
    const paneled = panels !== null && tops.length <= 6 && longest <= 26;
    if (paneled && tops.length === 3 && longest >= 3) return ['bullets', 'three-columns', 'two-columns', 'flow'];
    if (paneled && (tops.length === 4 || tops.length === 6) && longest >= 4) {
      return ['bullets', tops.length === 6 ? 'three-columns' : 'two-columns', 'flow'];
    }
    if (tops.length > 6) return ['two-columns', 'bullets', 'flow'];
    // Without panels, columns would split an item in two, so they are only a fallback.
    return panels ? ['bullets', 'two-columns', 'flow'] : ['bullets', 'flow', 'two-columns'];
  }
  if (words > 150) return ['flow', 'two-columns', 'three-columns'];
  return ['flow', 'bullets', 'two-columns'];
}

function sides(index: number): LayoutName[] {
  return index % 2 === 0
    ? ['bullets-image-right', 'bullets-image-left']
    : ['bullets-image-left', 'bullets-image-right'];
}

/** Layouts that look alike on neighbouring cards. */
const LOOKALIKES: Partial<Record<LayoutName, LayoutName>> = { flow: 'bullets', bullets: 'flow' };

function vary(
  natural: LayoutName[],
  content: Content,
  { previousLayout, secondLast }: CardPlace,
  options: LayoutOptions,
): LayoutName[] {
  const [first, second] = natural;
  if (!first || !second || !previousLayout) return natural;
  const alike = (layout: LayoutName, other: LayoutName | null | undefined) =>
    layout === other || LOOKALIKES[layout] === other;
  if (!alike(first, previousLayout)) return withLast(previousLayout, natural, content);
  // Three in a row is too many, so another layout is used even if it suits the content a little less.
  const isThird = alike(first, secondLast);
  const others = [...sayings(content, isThird), ...natural.slice(1), ...leads(content, options)].filter(
    (layout) => !alike(layout, previousLayout),
  );
  // A statement can also be set as text under its heading.
  const isSaid = first === 'statement' && content.words >= SAID_WORDS;
  const suited = others.filter((layout) => suits(layout, content, isThird || (isSaid && layout === 'flow')));
  return [...new Set([...suited, ...natural])];
}

/** From this many short paragraphs on, three columns suit as well as two. */
const MANY_PARAGRAPHS = 6;
const SHORT_PARAGRAPH = 12;

/**
 * Moves the layout of the card before to the end, so that a card that does not fit its first layout does not repeat it.
 */
function withLast(previous: LayoutName, natural: LayoutName[], { texts }: Content): LayoutName[] {
  const isShort = texts.length >= MANY_PARAGRAPHS && texts.every((block) => wordsOf(block) <= SHORT_PARAGRAPH);
  if (!isShort || previous !== 'two-columns' || !natural.includes('three-columns')) return natural;
  return [...natural.filter((layout) => layout !== previous), previous];
}

/**
 * Word limits for varying a layout. `SAID_WORDS`: the least that a statement needs to be set as text. `SAYING`: the
 * most for a paragraph in large type, where `needed` applies to a third similar card in a row, `free` otherwise.
 */
const SAID_WORDS = 14;
const SAYING = { needed: 42, free: 36 };
/** Paragraphs in columns: at least this many, however short, or two with at least this many words. */
const COLUMNS = { paragraphs: 4, words: { needed: 55, free: 70 } };

/** A single short paragraph can be set in large type. */
function sayings({ texts, images, words }: Content, isNeeded: boolean): LayoutName[] {
  const isLone =
    texts.length === 1 && texts[0]?.kind === 'paragraph' && !isPictureCaption(texts[0]) && images.length === 0;
  return isLone && words <= (isNeeded ? SAYING.needed : SAYING.free) ? ['statement'] : [];
}

/** Running text on a slide can begin with its first sentence in large type. Posts do that whenever it suits. */
function leads(content: Content, options: LayoutOptions): LayoutName[] {
  return options.format === 'presentation' && slideLead(content) ? ['lead'] : [];
}

/**
 * Columns of only a few lines look broken, and columns would cut a single paragraph in the middle of a sentence. `flow`
 * is used only when a change is needed.
 */
function suits(layout: LayoutName, { words, texts, groups }: Content, isNeeded: boolean): boolean {
  if (layout === 'flow') return isNeeded;
  if (layout !== 'two-columns' && layout !== 'three-columns') return true;
  if (groups.length > 1 || texts.some(({ kind }) => kind === 'list' || kind === 'code')) return true;
  const { needed, free } = COLUMNS.words;
  return texts.length >= COLUMNS.paragraphs || (texts.length > 1 && words >= (isNeeded ? needed : free));
}

function wordsOfAll({ words, heading }: Content): number {
  return words + (heading ? Math.max(0, wordsIn(heading.runs) - 10) : 0);
}
