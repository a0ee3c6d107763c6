import type { Block, ListItem, TextRun } from '../blocks';
import { readRuns } from './inline/inline-pieces';
import { quickInline } from './inline/quick-inline';
import { parseInline } from './mdast-text';
import type { Chunk } from './read-table';
import { pushRun } from './text-runs';

const DEFINITION = /^:[ \t]+(?=\S)/;
const LONGEST_TERM = 80;

/**
 * Reads a chunk with a term and its definitions, each after a colon, as in PHP Markdown Extra and Pandoc. Null for
 * anything else. Consecutive chunks of this kind are joined.
 */
export function readDefinitionList({ lines, firstLine }: Chunk): Block[] | null {
  if (!DEFINITION.test(lines[1]?.replace(/^[ \t]+/, '') ?? '')) return null;
  const items: ListItem[] = [];
  let runs: TextRun[] | null = null;
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    if (text === '') continue;
    const definition = DEFINITION.exec(text);
    const next = lines[at + 1] ?? '';
    if (definition && runs) addLine(runs, text.slice(definition[0].length), '\n');
    else if (DEFINITION.test(next.trim()) && isTerm(text)) {
      runs = inlineOf(text).map((run): TextRun => ({ ...run, bold: true }));
      items.push({ level: 0, runs });
    } else if (runs && /^[ \t]/.test(line)) addLine(runs, text, ' ');
    else return null;
  }
  const to = firstLine + lines.length - 1;
  return [{ kind: 'list', ordered: false, start: 1, items, definitions: true, lines: { from: firstLine, to } }];
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
