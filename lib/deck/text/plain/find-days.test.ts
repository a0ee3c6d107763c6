import { expect, it } from 'vitest';
import { blockText } from '../block-text';
import { readBlocks } from '../read-text';

const read = (text: string) => readBlocks(text).map((block) => [block.kind, blockText(block)]);

it('reads a date alone on a line as text', () => {
  const text =
    'Bericht zur Heizung\n\n14. Mai 2026\n\nDie Anlage lief im Winter ohne Störung und braucht erst 2028 eine Wartung.\n';
  expect(read(text)[1]).toEqual(['paragraph', '14. Mai 2026']);
  expect(read('Ort\n\n3. Oktober 2025, 18 Uhr\n\nEnde.\n')).toContainEqual(['paragraph', '3. Oktober 2025, 18 Uhr']);
});

it('reads months and sentences after numbers as items', () => {
  expect(read('1. Januar\n2. Februar\n3. März\n')).toEqual([['list', 'Januar\nFebruar\nMärz']]);
  expect(read('2. Plan\n3. May be extended\n')).toEqual([['list', 'Plan\nMay be extended']]);
  expect(read('13. Kassenbericht\n14. Mai 2026: Wahl\n')).toEqual([['list', 'Kassenbericht\nMai 2026: Wahl']]);
});
