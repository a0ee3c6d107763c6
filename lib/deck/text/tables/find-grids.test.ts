import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import type { Block } from '../../blocks';
import { blockText } from '../block-text';
import { findMissingWords } from '../missing/find-missing-words';
import { readBlocks } from '../read-text';
import { plainText } from '../text-runs';
import { columnsOf } from './grid';

type Rows = string[][];

const wide = (text: string): number => columnsOf(text).length;
const pad = (text: string, width: number): string => text + ' '.repeat(width - wide(text));
const widths = (rows: Rows): number[] => rows[0]!.map((_, at) => Math.max(3, ...rows.map((row) => wide(row[at]!))));
const line = (row: string[], own: number[], between: string): string =>
  row.map((cell, at) => pad(cell, own[at]!)).join(between);

/** `┌─┬┐`, with the signs of the left end, the level, the crossing and the right end. */
const rule = (own: number[], [left, level, crossing, right]: string): string =>
  left + own.map((width) => level!.repeat(width + 2)).join(crossing) + right;

function framed(rows: Rows, [top, middle, bottom]: [string, string, string], bar: string, between?: string): string {
  const own = widths(rows);
  const body = rows.map((row) => `${bar} ${line(row, own, ` ${bar} `)} ${bar}`);
  const [head, ...rest] = body;
  const rest2 = between ? rest.flatMap((each, at) => (at === 0 ? [each] : [rule(own, between), each])) : rest;
  return [rule(own, top), head, rule(own, middle), ...rest2, rule(own, bottom)].join('\n');
}

const csv = (rows: Rows, separator: string): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\n');

/** Each syntax: how it is printed, and how many lines are below the rows. */
const SYNTAXES: Record<string, (rows: Rows) => string> = {
  mysql: (rows) => framed(rows, ['+-++', '+-++', '+-++'], '|'),
  'box drawing': (rows) => framed(rows, ['┌─┬┐', '├─┼┤', '└─┴┘'], '│'),
  'double box drawing': (rows) => framed(rows, ['╔═╦╗', '╠═╬╣', '╚═╩╝'], '║'),
  'box drawing with a rule below each row': (rows) => framed(rows, ['┌─┬┐', '╞═╪╡', '└─┴┘'], '│', '├─┼┤'),
  'Org mode': (rows) => framed(rows, ['|-+|', '|-+|', '|-+|'], '|'),
  'Pandoc grid': (rows) => framed(rows, ['+-++', '+=++', '+-++'], '|', '+-++'),
  'Markdown without its line of dashes': (rows) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n'),
  CSV: (rows) => csv(rows, ','),
  'CSV with semicolons': (rows) => csv(rows, ';'),
  TSV: (rows) => rows.map((row) => row.join('\t')).join('\n'),
  'two spaces': (rows) => rows.map((row) => line(row, widths(rows), '   ')).join('\n'),
};
const NAMES = Object.keys(SYNTAXES);

/** Cells that the syntax can hold: no rule of its own, no sign of Markdown where cells are Markdown. */
const word = fc.constantFrom(
  'Anna',
  'Zürich',
  '東京',
  '3,5',
  '12.50',
  '-7',
  'a_b_c',
  '2 * 3',
  'C++',
  'ok?',
  '50%',
  'Ωμ',
  'Nº',
  '(a)',
);
const cell = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const arbitraryRows = fc
  .integer({ min: 3, max: 5 })
  .chain((columns) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 4, maxLength: 7 }),
  )
  // A header of words, so that it is not taken for a row.
  .map(([head, ...rows]) => [head!.map((_, at) => `Col${'abcde'[at]!}`), ...rows]);

function tableOf(blocks: readonly Block[]): Rows | null {
  const [table] = blocks.filter((block) => block.kind === 'table');
  if (table?.kind !== 'table') return null;
  return [table.header, ...table.rows].map((row) => row.map(plainText));
}

/** The characters in order of their codes, without rules, bars and separators, which are not content. */
const signsOf = (text: string): string =>
  text
    .replace(/[\s"|+=,;*\u2500-\u257f-]/g, '')
    .split('')
    .sort()
    .join('');

describe('tables that people paste', () => {
  it.each(NAMES)('are read back equal: %s', (name) =>
    forAll({ numRuns: 25 }, arbitraryRows, fc.boolean(), (rows, hasEmpty) => {
      const printed = hasEmpty ? rows.map((row, at) => (at === 2 ? [row[0]!, '', ...row.slice(2)] : row)) : rows;
      const text = `Before.\n\n${SYNTAXES[name]!(printed)}\n\nAfter.`;
      const blocks = readBlocks(text);
      expect(tableOf(blocks)).toEqual(printed);
      expect(findMissingWords([{ text, firstLine: 1 }], blocks)).toEqual([]);
    }),
  );

  it.each(NAMES)('lose nothing when a line is damaged: %s', (name) => {
    const damage = fc.constantFrom(
      (each: string) => each.slice(0, Math.floor(each.length / 2)),
      (each: string) => each.slice(3),
      (each: string) => `${each} and more words than fit`,
      (each: string) => each.replace(/[|│║,;\t]/, ' '),
    );
    forAll({ numRuns: 25 }, arbitraryRows, fc.nat(), damage, (rows, at, change) => {
      const lines = SYNTAXES[name]!(rows).split('\n');
      const damaged = at % lines.length;
      lines[damaged] = change(lines[damaged]!);
      const text = lines.join('\n');
      expect(signsOf(readBlocks(text).map(blockText).join('\n'))).toEqual(signsOf(text));
    });
  });

  const read = (text: string) => readBlocks(text).map((block) => [block.kind, blockText(block)]);

  it.each([
    [
      'CSV with quotes and line breaks',
      'id,name,note\n1,"Berg, Anna","a\n\nb"\n2,"The ""chief""",',
      'id|name|note|1|Berg, Anna|a||b|2|The "chief"|',
    ],
    ['two columns with figures', 'Jahr;Besuche\n2024;1.204\n2025;1.350,5', 'Jahr|Besuche|2024|1.204|2025|1.350,5'],
    [
      'lists in the cells of a grid',
      '+---+-----+\n| a | b   |\n+===+=====+\n| 1 | - x |\n|   | - y |\n+---+-----+',
      'a|b|1|- x|- y',
    ],
  ])('reads %s', (_, text, cells) => expect(read(text)).toEqual([['table', cells.replaceAll('|', '\n')]]));

  it.each([
    ['a table with a row that doesn’t fit', '+---+\n| a |\n+---+\n| 1 | 2 |\n+---+'],
    ['a tree of files', 'app/\n├── src\n│   └── a.ts\n└── b.md'],
    ['boxes with arrows', '+-----+     +-----+\n|  A  |---->|  B  |\n+-----+     +-----+'],
    [
      'overlapping columns',
      'Filesystem      Size  Used Mounted on\n/dev/sda1        50G   20G /\ntmpfs           3.9G     0 /dev/shm',
    ],
  ])('shows %s unchanged in a fixed pitch', (_, text) => expect(read(text)).toEqual([['code', text]]));

  it.each([
    ['sentences', 'Red, green, blue\nOne, two, three\nA, b, c'],
    ['two lines', 'a,b,c\n1,2,3'],
    ['numbers in lines', 'Q1 visitors: 120,000\nQ2 visitors: 31,000\nQ3 visitors: 4,800'],
    [
      'verse with pauses',
      'These woods are dark    I think\nHis house is near   though\nHe will not see\nThe woods   fill up',
    ],
    ['a list with tabs', '1.\tFirst\n2.\tSecond\n•\tThird'],
  ])('finds none in %s', (_, text) =>
    expect(readBlocks(text).filter(({ kind }) => kind === 'table' || kind === 'code')).toEqual([]),
  );

  it('reads indented columns, and no header in a row that lists things', () => {
    const [table] = readBlocks(
      '    Ground floor    Shop, coats\n    First floor     Clocks; tours\n    Attic           Stars',
    );
    expect(table).toMatchObject({ kind: 'table', header: [[], []] });
    expect(table?.kind === 'table' && table.rows.map((row) => row.map(plainText))).toEqual([
      ['Ground floor', 'Shop, coats'],
      ['First floor', 'Clocks; tours'],
      ['Attic', 'Stars'],
    ]);
  });

  it('finds none in code', () =>
    expect(read('```\na,b,c\n1,2,3\n4,5,6\n```')).toEqual([['code', 'a,b,c\n1,2,3\n4,5,6']]));
});
