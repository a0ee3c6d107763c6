import {
  type Block,
  type Callout,
  type Card,
  type CardOrigin,
  type ListItem,
  type SourceLines,
  type TextRun,
  VISUAL_KINDS,
  type VisualKind,
} from '@/lib/deck/blocks';
import type { LayoutName } from '@/lib/deck/placed';
import { fillSlot } from '@/lib/deck/template/fill-slot';
import { blockText } from '@/lib/deck/text/block-text';
import { safeHref } from '@/lib/deck/text/inline/addresses';
import { plainText, pushRun, trimRuns } from '@/lib/deck/text/text-runs';
import type { AnsweredBlock, AnsweredCard } from './card-answer';
import type { CardTask } from './card-tasks';
import type { CardProblem } from './check-card';
import { addressesIn, hasWords, matchAddresses, plainAddress, type SourceFacts } from './source-facts';
import { type Passage, withoutPassageIds } from './source-passages';

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

type Context = {
  lines: SourceLines;
  /** All other addresses are removed. */
  isKnownAddress: IsKnownAddress;
};

/**
 * Converts a block of a model's answer to blocks of the deck. The model's text is never parsed as Markdown, so it
 * cannot become a tag, picture or heading.
 */
function blocksOf(block: AnsweredBlock, context: Context): Block[] {
  const { lines } = context;
  const runs = (text: string) => runsOf(text, context);
  const paragraph = (text: string): Block[] =>
    text
      .split(/\n\s*\n/)
      .map(runs)
      .filter(({ length }) => length > 0)
      .map((own) => ({ kind: 'paragraph', runs: own, lines }));
  const items = block.items
    .map(({ label, text }): ListItem => ({ level: 0, runs: termRuns(runs(label), runs(text)) }))
    .filter((item) => item.runs.length > 0);
  const listOf = (ordered: boolean, own: ListItem[] = items): Block[] =>
    own.length === 0 ? [] : [{ kind: 'list', ordered, start: 1, items: own, lines }];

  switch (block.kind) {
    case 'paragraph':
      return [...paragraph(block.text), ...listOf(false)];
    case 'bullets':
    case 'features':
    case 'stats':
    case 'timeline':
    case 'people':
      return [...paragraph(block.text), ...listOf(false)];
    case 'steps':
      return [...paragraph(block.text), ...listOf(true)];
    case 'comparison':
      return [...paragraph(block.text), ...listOf(false, sidesOf(block.rows, runs))];
    case 'table':
      return [...paragraph(block.text), ...tableOf(block.rows, (text) => cellRuns(text, context), lines)];
    case 'quote': {
      const source = runs(block.label || block.items[0]?.text || '');
      const said = paragraph(stripQuotes(block.text)).flatMap((each) => (each.kind === 'paragraph' ? [each.runs] : []));
      return said.length === 0
        ? []
        : [{ kind: 'quote', paragraphs: said, ...(source.length > 0 ? { source } : {}), lines }];
    }
    case 'callout': {
      const callout = CALLOUTS.find((name) => name === block.label.toLowerCase()) ?? 'note';
      const own = runs(block.text);
      if (own.length === 0) return [];
      return [{ kind: 'quote', callout, paragraphs: [[{ text: CALLOUT_TITLES[callout], bold: true }], own], lines }];
    }
    case 'code':
      return block.text === ''
        ? []
        : [
            {
              kind: 'code',
              text: block.text.replace(/^```\w*\n|\n?```$/g, ''),
              language: /^[\w+#-]{1,20}$/.test(block.label) ? block.label : null,
              lines,
            },
          ];
  }
}

const CALLOUTS: readonly Callout[] = ['note', 'tip', 'important', 'warning', 'caution'];
const CALLOUT_TITLES = {
  note: 'Note',
  tip: 'Tip',
  important: 'Important',
  warning: 'Warning',
  caution: 'Caution',
} as const satisfies Record<Callout, string>;

/** Writes "**Label**: text", which the layout recognises as a figure, date, step or feature. */
function termRuns(label: TextRun[], text: TextRun[]): TextRun[] {
  if (label.length === 0) return text;
  const term = label.map((run): TextRun => ({ ...run, bold: true }));
  return text.length === 0 ? term : [...term, { text: ': ' }, ...text];
}

/** A list of the sides, with the points of each side nested below its name. */
function sidesOf(rows: readonly string[][], runs: (text: string) => TextRun[]): ListItem[] {
  return rows
    .filter((row) => row.some((cell) => cell !== ''))
    .flatMap((row) => row.map((cell, at): ListItem => ({ level: at === 0 ? 0 : 1, runs: runs(cell) })))
    .filter((item) => item.runs.length > 0);
}

function tableOf(rows: readonly string[][], runs: (text: string) => TextRun[], lines: SourceLines): Block[] {
  const [header, ...body] = rows.filter((row) => row.some((cell) => cell !== ''));
  if (!header || body.length === 0) return [];
  const width = Math.max(header.length, ...body.map(({ length }) => length));
  const cellsOf = (row: readonly string[]) => Array.from({ length: width }, (_, at) => runs(row[at] ?? ''));
  const isFigures = (at: number) =>
    body.every((row) => row[at] === undefined || /^[^\p{L}]*\d[^\p{L}]*$/u.test(row[at]));
  // The first column is always left-aligned because it names the rows, even if the names are years.
  const align = Array.from({ length: width }, (_, at) =>
    at > 0 && isFigures(at) ? ('right' as const) : ('left' as const),
  );
  return [{ kind: 'table', align, header: cellsOf(header), rows: body.map(cellsOf), lines }];
}

function stripQuotes(text: string): string {
  return text.replace(/^[\s"“„«»‘']+|[\s"”“«»’']+$/g, '');
}

/** Converts a model's text to runs. Empty if it has neither letters nor digits. */
function runsOf(text: string, context: Context): TextRun[] {
  const runs = cellRuns(text, context);
  return /[\p{L}\p{N}]/u.test(plainText(runs)) ? runs : [];
}

/**
 * Converts a model's text to runs, with bold where it is marked and links only to known addresses. In a table a tick or
 * a dash alone is content too.
 */
function cellRuns(text: string, { isKnownAddress }: Context): TextRun[] {
  const runs: TextRun[] = [];
  for (const [at, part] of withoutUnknownAddresses(cleanText(text), isKnownAddress).split('**').entries()) {
    const style = at % 2 === 1 ? { bold: true as const } : {};
    let from = 0;
    for (const { address, index } of matchAddresses(part)) {
      pushRun(runs, part.slice(from, index), style);
      const href = safeHref(address);
      pushRun(runs, address, href ? { ...style, href } : style);
      from = index + address.length;
    }
    pushRun(runs, part.slice(from), style);
  }
  return trimRuns(runs);
}

/** Removes tags, pictures, control characters, passage ids and Markdown marks. The text of links stays. */
function cleanText(text: string): string {
  return withoutPassageIds(text)
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<(script|style|iframe|object)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z!?][^<>]*>/gi, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g, '$1 $2')
    .replace(/\b(?:data|javascript|vbscript|file):[^\s]+/gi, ' ')
    .replace(/^\s*(?:#{1,6}\s|>\s|[-*+•]\s)+/gm, '')
    .replace(/`+/g, '')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** Whether an address occurs in the user's text. */
type IsKnownAddress = (address: string) => boolean;

const BRACKETS: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '“': '”',
  '„': '“',
  '"': '"',
  '«': '»',
};
/** What ends a sentence or a part of it, so that no space is before it. */
const ENDS = /^[.,;:!?)\]}”»]/;

/** Removes unknown addresses from a text, with the brackets and the colon that belong to them. */
function withoutUnknownAddresses(text: string, isKnownAddress: IsKnownAddress): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { address, index } of matchAddresses(text)) {
    if (isKnownAddress(address)) continue;
    pieces.push(text.slice(from, index));
    from = index + address.length;
  }
  return pieces.length === 0 ? text : [...pieces, text.slice(from)].reduce(joined);
}

function joined(before: string, after: string): string {
  let left = before.replace(/ $/, '');
  let right = after.replace(/^ /, '');
  const closing = BRACKETS[left.at(-1) ?? ''];
  if (closing !== undefined && right.startsWith(closing)) {
    left = left.slice(0, -1).replace(/ $/, '');
    right = right.slice(1);
  } else if (closing !== undefined) return left + right.replace(/^[,;] ?/, '');
  if (right !== '' && !ENDS.test(right))
    return `${left}${/^\s|\s$/.test(left.slice(-1) + right[0]) ? '' : ' '}${right}`;
  return left.replace(/ ?[:–—,;]$/, '') + right;
}
