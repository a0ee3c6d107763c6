import type { Block, BlockOf, TextRun } from '../blocks';
import { readTableChart } from '../content/read-chart';
import { type Content, isPictureCaption, wordsIn, wordsOf } from '../content/read-content';
import { readVisual } from '../content/read-visual';
import { nominalSize } from '../deck';
import type { LayoutName } from '../placed';
import { wornMarker } from '../text/list-marker';
import { sentenceEnds } from '../text/split-sentences';
import { plainText } from '../text/text-runs';
import { deckWishes } from '../wishes/deck-wishes';
import { wishesFor } from '../wishes/layout-wishes';
import { announces } from '../words/heading-words';
import type { LayoutOptions } from './layout-options';

export type CardPlace = { index: number; total: number };

const COVER_WORDS = 45;
const NARROW = 640;
const STATEMENT_WORDS = 42;
/** The longest sentence that is a statement. */
const SENTENCE_WORDS = 30;

/**
 * The layouts that suit a card, best first. The first is what a designer would choose; the others are fallbacks in case
 * the content does not fit. Equal content gets an equal layout, wherever it is.
 */
export function chooseLayouts(content: Content, place: CardPlace, options: LayoutOptions): LayoutName[] {
  const natural = naturalLayouts(content, place, options);
  const asked = askedLayouts(content, place, options);
  const { avoided } = wishesFor(wishesOf(options), place.index, place.total);
  // A date, place and author below a title do not make a timeline.
  const shown = natural[0] === 'title' ? [] : visualLayouts(content);
  const ranked = [...new Set([...asked, ...shown, ...natural, 'flow' as const])];
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
    if (index === total - 1 && isBrief && endsDeck(content)) return ['closing', 'section', 'statement'];
    if (words === 0 && images.length === 0) return ['section', 'statement'];
  }
  if (images.length === 1 && wordsOfAll(content) <= 14) return ['image-full', ...sides(index)];
  if (images.length >= 2 && words <= 60) return ['gallery', 'flow'];
  if (images.length > 0 && !texts.some(({ kind }) => kind === 'table' || kind === 'code'))
    return [...sides(index), 'flow'];
  const drawn = (block: Block) => groups.length > 1 && block.kind === 'table' && readTableChart(block) !== null;
  if (texts.some((block) => block.kind === 'table' && !drawn(block))) return ['table'];
  if (texts.some(({ kind }) => kind === 'code')) return ['code', 'flow'];
  const quotes = texts.filter(isSaying).length;
  // Text before a quotation is read first, and would look too small above the large type.
  if (quotes === 1 && texts[0] && isSaying(texts[0]) && words <= 90) return ['quote', 'flow'];
  if (isStatement(content)) return ['statement', 'flow'];
  const layouts = textLayouts(content, groups.length);
  // Two columns of running text on a narrow card would have one word on each line.
  const narrow = nominalSize(options.format, options.dimensions).width < NARROW && readPanels(content) === null;
  return narrow ? layouts.filter((layout) => layout !== 'two-columns' && layout !== 'three-columns') : layouts;
}

/** Whether a card has a single sentence and no heading. Under a heading, a sentence is running text. */
function isStatement({ heading, texts, words }: Content): boolean {
  const [only, ...others] = texts;
  if (heading || others.length > 0 || only?.kind !== 'paragraph' || isPictureCaption(only) || words > SENTENCE_WORDS)
    return false;
  return sentenceEnds(plainText(only.runs)).length <= 1;
}

/** Whether a block is a real quotation rather than a callout. */
function isSaying(block: Block): boolean {
  return block.kind === 'quote' && !block.callout;
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

function wordsOfAll({ words, heading }: Content): number {
  return words + (heading ? Math.max(0, wordsIn(heading.runs) - 10) : 0);
}

type Panels = { intro: Block[]; items: Block[][]; outro: Block[] };

const MOST_PANELS = 6;
const PANEL_WORDS = 60;

/** What becomes a panel: the groups under subheadings, or the items of the only list. */
function readPanels({ groups, intro, texts, images }: Content): Panels | null {
  if (images.length > 0) return null;
  if (groups.length >= 2 && groups.length <= MOST_PANELS) return { intro, items: groups, outro: [] };
  if (groups.length > 0) return null;
  const lists = texts.filter((block) => block.kind === 'list');
  const list = lists[0];
  if (lists.length !== 1 || !list) return null;
  const items = listPanels(list);
  if (!items) return null;
  const around = texts.filter((block) => block !== list).reduce((sum, block) => sum + wordsOf(block), 0);
  if (around > PANEL_WORDS) return null;
  const at = texts.indexOf(list);
  return { intro: texts.slice(0, at), items, outro: texts.slice(at + 1) };
}

const panelsOf = new WeakMap<BlockOf<'list'>, Block[][]>();

/** Each top-level item with its nested ones. Null if there are too few or too many, or if one is too long. */
function listPanels(list: BlockOf<'list'>): Block[][] | null {
  const tops = list.items.filter(({ level }) => level === 0).length;
  if (tops < 2 || tops > MOST_PANELS || list.items[0]?.level !== 0) return null;
  if (list.items.some(({ runs }) => runs.reduce((sum, { text }) => sum + text.length, 0) > PANEL_WORDS * 6))
    return null;
  let panels = panelsOf.get(list);
  if (panels) return panels;
  panels = [];
  for (const item of list.items) {
    if (item.level === 0) {
      const start = list.start + panels.length;
      panels.push([
        list.ordered || wornMarker(item, false)
          ? { kind: 'list', lines: list.lines, ordered: list.ordered, start, items: [item] }
          : { kind: 'paragraph', lines: list.lines, runs: item.runs },
      ]);
    } else {
      const panel = panels.at(-1)!;
      const nested = panel[1];
      const own = { ...item, level: item.level - 1 };
      if (nested?.kind === 'list') nested.items.push(own);
      else panel.push({ kind: 'list', lines: list.lines, ordered: false, start: 1, items: [own] });
    }
  }
  panelsOf.set(list, panels);
  return panels;
}

/** Whether a short last card closes the deck: it has only a heading or an email address, or its heading thanks or invites. */
export function endsDeck({ heading, texts }: Content): boolean {
  const runs = texts.flatMap((block): TextRun[] => (block.kind === 'paragraph' ? block.runs : []));
  const hasAddress = runs.some(({ href }) => href?.startsWith('mailto:'));
  return texts.length === 0 || hasAddress || announces(plainText(heading?.runs ?? []), 'closing');
}
