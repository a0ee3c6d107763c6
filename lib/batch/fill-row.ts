import type { BatchTemplate } from '../contract/batches';
import { LIMITS } from '../contract/limits';
import { columnKey } from '../contract/text-checks';
import { isObject } from '../json';

/** `{{column}}`. Bounded, so that a text of braces is searched in linear time. */
const PLACE = /\{\{([^{}\n]{1,200})\}\}/g;

/** Characters that one row may add. All fields of a valid request together have fewer. */
const MOST_FILLED = 3 * LIMITS.inputText;

/** How a cell separates several entries of a list. A folder's name may have a comma. */
const SEPARATORS: Readonly<Record<string, RegExp>> = { recipients: /[,;\s]+/, folderIds: /[;\n]+/ };

export function firstPlaceholder(text: string): string | null {
  return text.matchAll(PLACE).next().value?.[0] ?? null;
}

/** The positions of the columns that a text uses. */
export function columnsUsed(text: string, columns: readonly string[]): number[] {
  const used = new Set([...text.matchAll(PLACE)].map(([, name = '']) => columnKey(name)));
  return columns.flatMap((column, at) => (used.has(columnKey(column)) ? [at] : []));
}

/**
 * Fills texts with the cells of one row; placeholders inside a cell stay as they are. `unknown` collects those without a
 * column. Stops after `MOST_FILLED`, because a long cell in many places would fill the memory; the request is then too
 * long to be valid.
 */
export function rowFiller(columns: readonly string[], cells: readonly string[]) {
  const values = new Map(columns.map((column, at) => [columnKey(column), cells[at] ?? '']));
  const unknown = new Set<string>();
  let left = MOST_FILLED;
  const fillText = (text: string) =>
    text.replace(PLACE, (place, name: string) => {
      const value = values.get(columnKey(name));
      if (value === undefined) unknown.add(name.trim());
      const filled = left > 0 ? (value ?? place) : place;
      left -= filled.length;
      return filled;
    });
  return { fillText, unknown };
}

/**
 * The run that a row creates: every `{{column}}` in a text of the template is replaced by the row's cell. A text that is
 * blank once it is filled is left out. The run need not be valid; `runToCreate` decides.
 */
export function fillRow(
  { title, ...template }: BatchTemplate,
  columns: readonly string[],
  cells: readonly string[],
): { run: Record<string, unknown>; unknown: string[] } {
  const { fillText, unknown } = rowFiller(columns, cells);
  const fill = (value: unknown, member = ''): unknown => {
    if (typeof value === 'string') {
      const text = fillText(value);
      return text !== value && !/\S/.test(text) ? undefined : text;
    }
    if (Array.isArray(value)) return value.flatMap((entry) => entriesOf(entry, fill(entry), SEPARATORS[member]));
    if (!isObject(value)) return value;
    const members = Object.entries(value).map(([name, inner]) => [name, fill(inner, name)] as const);
    return Object.fromEntries(members.filter(([, inner]) => inner !== undefined));
  };
  const filled = fill({ title, request: template.request }) as object;
  return { run: { ...template, ...filled }, unknown: [...unknown] };
}

function entriesOf(entry: unknown, filled: unknown, separator: RegExp | undefined): unknown[] {
  if (filled === undefined) return [];
  if (filled === entry || typeof filled !== 'string' || !separator) return [filled];
  return filled
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The placeholder that a column's name makes. */
export function placeholder(column: string): string {
  return `{{${column}}}`;
}
