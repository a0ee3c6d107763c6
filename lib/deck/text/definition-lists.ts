import type { Block, ListItem, TextRun } from '../blocks';
import type { Chunk } from './cut-chunks';
import { readRuns } from './inline-pieces';
import { parseInline } from './mdast-text';
import { quickInline } from './quick-inline';
import { pushRun } from './text-runs';

const MEANING = /^:[ \t]+(?=\S)/;
const LONGEST_TERM = 80;

/**
 * A chunk that is a term and its meanings, each behind a colon, as PHP Markdown Extra and Pandoc write them; null where
 * it is anything else. The next such chunk is joined to it.
 */
export function readDefinitionList({ lines, firstLine }: Chunk): Block[] | null {
  if (!MEANING.test(lines[1]?.replace(/^[ \t]+/, '') ?? '')) return null;
  const items: ListItem[] = [];
  let runs: TextRun[] | null = null;
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    if (text === '') continue;
    const meaning = MEANING.exec(text);
    const next = lines[at + 1] ?? '';
    if (meaning && runs) addLine(runs, text.slice(meaning[0].length), '\n');
    else if (MEANING.test(next.trim()) && isTerm(text)) {
      runs = inlineOf(text).map((run): TextRun => ({ ...run, bold: true }));
      items.push({ level: 0, runs });
    } else if (runs && /^[ \t]/.test(line)) addLine(runs, text, ' ');
    else return null;
  }
  const to = firstLine + lines.length - 1;
  return [{ kind: 'list', ordered: false, start: 1, items, definitions: true, lines: { from: firstLine, to } }];
}

const OPTION = /^--?[A-Za-z?]/;
/** A term and, behind a gap, what it means. */
const COLUMNS = /^(\S(?:.{0,38}\S)?)(?: {2,}|\t+)(\S.*)$/;

/**
 * A chunk of options as manual pages and programs' own help print them: each with its meaning behind a gap, or below and
 * farther in. Null where it is anything else.
 */
export function readOptions({ lines, firstLine }: Chunk): Block[] | null {
  const base = indentOf(lines[0] ?? '');
  const isOptions = OPTION.test(lines[0]!.trim());
  if (base === 0 || lines.some((line) => /[;{}]\s*$/.test(line))) return null;
  const items: ListItem[] = [];
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    if (text === '') continue;
    const isDeeper = indentOf(line) > base + 1;
    const [, term, meaning] = (!isDeeper && COLUMNS.exec(text)) || [];
    const last = items.at(-1);
    if (isDeeper && last) addLine(last.runs, text, last.runs.some((run) => !run.bold) ? ' ' : '\n');
    else if (term !== undefined && meaning !== undefined) {
      items.push({ level: 0, runs: [{ text: term, bold: true }] });
      addLine(items.at(-1)!.runs, meaning, '\n');
    } else if (isOptions && OPTION.test(text) && indentOf(lines[at + 1] ?? '') > base + 1)
      items.push({ level: 0, runs: [{ text, bold: true }] });
    else return null;
  }
  if (!isOptions && items.length < 2) return null;
  const to = firstLine + lines.length - 1;
  return [{ kind: 'list', ordered: false, start: 1, items, definitions: true, lines: { from: firstLine, to } }];
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function isTerm(text: string): boolean {
  return text.length <= LONGEST_TERM && !/^(?:[-*+#>|]|\d{1,9}[.)])/.test(text);
}

function addLine(runs: TextRun[], text: string, between: string): void {
  pushRun(runs, between);
  for (const { text: words, ...style } of inlineOf(text)) pushRun(runs, words, style);
}

function inlineOf(text: string): TextRun[] {
  const quick = quickInline(text);
  if (quick) return quick;
  return readRuns(
    parseInline(text).children.flatMap((node) => (node.type === 'paragraph' ? node.children : [])),
    new Map(),
  ).runs;
}
