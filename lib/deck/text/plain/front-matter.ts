import type { SourceLines } from '../../blocks';
import { escapeMarkdown, liftedHeading } from './lift-subject';

/** Metadata at the top of a text: the parts meant for people, and the names of the other keys. */
export type FrontMatter = { title: string | null; description: string | null; lines: SourceLines; others: string[] };

const MOST_LINES = 200;
const KEY = /^([A-Za-z_][\w.-]*)[ \t]*[:=](?:[ \t]+|$)(.*)$/;
const TITLES = new Set(['title', 'name']);
const BYTE_ORDER_MARK = '\uFEFF';
const CAPITAL_KEYS = new Set([
  'Title',
  'Author',
  'Authors',
  'Date',
  'Layout',
  'Tags',
  'Slug',
  'Category',
  'Description',
  'Status',
]);
const DESCRIPTIONS = new Set(['description', 'subtitle', 'summary', 'excerpt', 'tagline', 'info']);

/**
 * Finds YAML (`---`) or TOML (`+++`) front matter at the very top of a text. The first line with content must be a key,
 * and there must be a closing line with the same delimiter.
 */
export function findFrontMatter(text: string): FrontMatter | null {
  const from = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  const sign = /^(---|\+\+\+)[ \t]*\r?\n/.exec(text.slice(from, from + 1000))?.[1];
  if (sign === undefined) return null;
  const lines = text.split('\n', MOST_LINES).map((line) => line.trimEnd());
  const end = lines.findIndex((line, at) => at > 0 && line === sign);
  if (end === -1) return null;
  const inside = lines.slice(1, end);
  const first = inside.find((line) => line !== '' && !line.startsWith('#'));
  if (first === undefined || !isMetadataKey(first) || !inside.every(isEntry)) return null;
  const values = readValues(inside);
  const pick = (names: ReadonlySet<string>): string | null =>
    [...values].find(([key, value]) => names.has(key) && value !== '')?.[1] ?? null;
  const title = pick(TITLES);
  const description = pick(DESCRIPTIONS);
  const others = [...values.keys()].filter((key) => values.get(key) !== title && values.get(key) !== description);
  return { title, description, lines: { from: 1, to: end + 1 }, others };
}

/** Metadata keys are lower case or well known. `Agenda: the budget` between two rules is text. */
function isMetadataKey(line: string): boolean {
  const key = KEY.exec(line)?.[1] ?? '';
  return /^[a-z_]/.test(key) || CAPITAL_KEYS.has(key);
}

/** Whether a line is a key, a comment, a list item, a continuation line or a table name. */
function isEntry(line: string): boolean {
  return line === '' || KEY.test(line) || /^(?:[ \t]|#|- |-$|\[|\]|\}|\{|"[^"]*"[ \t]*[:=])/.test(line);
}

function readValues(lines: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  let open: string | null = null;
  for (const line of lines) {
    const [, key, value = ''] = KEY.exec(line) ?? [];
    if (key !== undefined) {
      const isFolded = /^[>|][+-]?\d?$/.test(value);
      open = isFolded || value === '' ? key.toLowerCase() : null;
      if (!values.has(key.toLowerCase())) values.set(key.toLowerCase(), isFolded ? '' : scalar(value));
    } else if (open !== null && /^[ \t]+[^\s#-]/.test(line)) {
      values.set(open, `${values.get(open) ?? ''} ${line.trim()}`.trim());
    }
  }
  return values;
}

/** A value without its quotes or its comment. */
function scalar(value: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"|^'((?:[^']|'')*)'/.exec(value);
  if (quoted) return (quoted[1]?.replace(/\\(.)/g, '$1') ?? quoted[2]?.replaceAll("''", "'") ?? '').trim();
  return /^[[{&*!|>]/.test(value) ? '' : value.replace(/[ \t]+#.*$/, '').trim();
}

/**
 * The same text, line for line, with the title from the front matter as its first heading and the description below it.
 */
export function withoutFrontMatter(text: string, { title, description, lines }: FrontMatter): string {
  const rows = text.split('\n');
  const body = rows.slice(lines.to);
  const head: string[] = Array.from({ length: lines.to }, () => '');
  if (title !== null) {
    head[0] = liftedHeading(title);
    // Drops a heading below that repeats the title.
    const first = body.findIndex((line) => line.trim() !== '');
    const heading = /^#[ \t]+(.*)$/.exec(body[first] ?? '')?.[1] ?? '';
    if (first !== -1 && lettersOf(heading) === lettersOf(title)) body[first] = '';
    if (description !== null && lettersOf(description) !== lettersOf(title))
      head[lines.to > 3 ? 2 : 1] = escapeMarkdown(description);
  }
  return [...head, ...body].join('\n');
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
