import { describe, expect, it } from 'vitest';
import type { BlockOf } from '@/lib/deck/blocks';
import { plainText } from '@/lib/deck/text/text-runs';
import { DocxLists } from './docx-lists';

/** A list with an item for each line, indented by its level. */
function list(start: number | null, ...lines: string[]): BlockOf<'list'> {
  const items = lines.map((line) => {
    const text = line.trimStart();
    const box = text.startsWith('☐') ? { checked: false } : {};
    return { level: (line.length - text.length) / 2, runs: [{ text }], ...box };
  });
  return { kind: 'list', ordered: start !== null, start: start ?? 1, items, lines: { from: 1, to: 1 } };
}

/** Each item as an office program shows it. */
function shown(...lists: BlockOf<'list'>[]): string[] {
  const docx = new DocxLists();
  const items = lists.flatMap((each) => docx.itemsOf(each));
  const counts = new Map<string, number[]>();
  return items.map(({ runs, look }) => {
    if (!('numbering' in look)) return plainText(runs);
    const { reference, level } = look.numbering;
    const own = docx.config.find((each) => each.reference === reference)!.levels[level]!;
    const count = (counts.get(reference) ?? []).slice(0, level + 1);
    count[level] = (count[level] ?? (own.start ?? 1) - 1) + 1;
    counts.set(reference, count);
    const sign = own.format === 'decimal' ? own.text!.replace(`%${level + 1}`, `${count[level]}`) : own.text;
    return `${'  '.repeat(level)}${sign} ${plainText(runs)}`;
  });
}

describe('DocxLists', () => {
  it('has bullets below the items of a numbered list', () =>
    expect(shown(list(1, 'Welcome', '  Email', '  Call', 'Setup', '  Data'))).toEqual([
      '1. Welcome',
      '  – Email',
      '  – Call',
      '2. Setup',
      '  – Data',
    ]));

  it('numbers nested items as the text does', () =>
    expect(shown(list(null, 'Welcome', '  1. Email', '  2. Call', 'Setup', '  1. Data'))).toEqual([
      '• Welcome',
      '  1. Email',
      '  2. Call',
      '• Setup',
      '  1. Data',
    ]));
});
