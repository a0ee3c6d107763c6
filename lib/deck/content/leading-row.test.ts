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
  ['the highest figure', 1, ['North|120|4 %', 'South|340|9 %', 'West|95|–']],
  ['none of two equal figures', -1, ['North|340|4 %', 'South|340|9 %']],
  ['none of several options', -1, ['Stop|0|£0|Complaints', 'Continue|2|£118,560|Two people']],
])('is the row with %s', (_, expected, lines) => expect(leadingRow(table(...lines))).toBe(expected));
