import type { Block, BlockOf, Card } from '../blocks';
import { type Content, readContent, wordsIn, wordsOf } from '../content/read-content';
import type { LayoutName } from '../placed';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { fillVisual, isVisualKind } from './fill-visual';
import { AROUND_WORDS, cardOf, type FilledSlot, headOf } from './filled-slot';
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
