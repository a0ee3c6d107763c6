import { expect, it } from 'vitest';
import type { BlockOf } from '../blocks';
import { leadingRow } from './marked-rows';

const table = (...lines: string[]): BlockOf<'table'> => ({
  kind: 'table',
  header: [],
  rows: lines.map((line) => line.split('|').map((text) => (text === '' ? [] : [{ text }]))),
  align: [],
  lines: { from: 0, to: 1 },
});

it.each<[string, number, string[]]>([
  ['the highest figure', 1, ['North|120', 'South|340', 'West|95']],
  ['the sums', 3, ['North|120|4 %', 'South|340|9 %', 'West|95|2 %', 'All|555|6 %']],
  ['none of several columns', -1, ['Single|62%|9.1', 'Double|58%|9.7']],
])('is the row with %s', (_, expected, lines) => expect(leadingRow(table(...lines))).toBe(expected));
