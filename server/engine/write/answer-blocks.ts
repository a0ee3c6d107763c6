import type { Block, Callout, ListItem, SourceLines, TextRun } from '@/lib/deck/blocks';
import { safeHref } from '@/lib/deck/text/inline/addresses';
import { plainText, pushRun, trimRuns } from '@/lib/deck/text/text-runs';
import type { AnsweredBlock } from './card-answer';
import { matchAddresses } from './source-facts';
import { withoutPassageIds } from './source-passages';

type Context = {
  lines: SourceLines;
  /** All other addresses are removed. */
  isKnownAddress: IsKnownAddress;
};

/**
 * Converts a block of a model's answer to blocks of the deck. The model's text is never parsed as Markdown, so it
 * cannot become a tag, picture or heading.
 */
export function blocksOf(block: AnsweredBlock, context: Context): Block[] {
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
export function cleanText(text: string): string {
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
export function withoutUnknownAddresses(text: string, isKnownAddress: IsKnownAddress): string {
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
