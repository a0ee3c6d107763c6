import { expect, it } from 'vitest';
import { blockText } from './block-text';
import { readBlocks } from './read-text';

const read = (text: string) => readBlocks(text).map((block) => [block.kind, blockText(block)]);

it('reads a date alone on a line as text', () => {
  const text =
    'Bericht zur Heizung\n\n14. Mai 2026\n\nDie Anlage lief im Winter ohne Störung und braucht erst 2028 eine Wartung.\n';
  expect(read(text)[1]).toEqual(['paragraph', '14. Mai 2026']);
  expect(read('Ort\n\n3. Oktober 2025, 18 Uhr\n\nEnde.\n')).toContainEqual(['paragraph', '3. Oktober 2025, 18 Uhr']);
});

it('keeps the days of dates with their events', () => {
  expect(read('Termine\n\n3. Oktober: Sommerfest\n10. Oktober: Lauf\n')).toContainEqual([
    'paragraph',
    '3. Oktober: Sommerfest\n10. Oktober: Lauf',
  ]);
});

it('reads months and sentences after numbers as items', () => {
  expect(read('1. Januar\n2. Februar\n3. März\n')).toEqual([['list', 'Januar\nFebruar\nMärz']]);
  expect(read('2. Plan\n3. May be extended\n')).toEqual([['list', 'Plan\nMay be extended']]);
  expect(read('13. Kassenbericht\n14. Mai 2026: Wahl\n')).toEqual([['list', 'Kassenbericht\nMai 2026: Wahl']]);
});

it('does not take a date for the headline below a label', () => {
  const report = 'Der Vorstand begrüßt die Mitglieder und stellt fest, dass ordnungsgemäß eingeladen wurde.';
  expect(read(`Protokoll\n\n14. Mai 2026\n\n${report}\n`)[0]).toEqual(['heading', 'Protokoll']);
});

it('takes the line above a date and a section for the title', () => {
  const text = `Bericht zur Heizung\n\n14. Mai 2026\n\nZusammenfassung\n\n${'Die Anlage lief ohne Störung. '.repeat(4)}\n`;
  expect(read(text).slice(0, 3)).toEqual([
    ['heading', 'Bericht zur Heizung'],
    ['paragraph', '14. Mai 2026'],
    ['heading', 'Zusammenfassung'],
  ]);
});

it('does not read a single date below the title as a heading, unlike those of a diary', () => {
  const body = 'Présents : Julie Arnaud (présidente), Marc Petit, Leïla Haddad, Paul Girard, Sophie Blanc';
  expect(read(`Compte rendu du comité\n\n12 février 2026\n\n${body}\n\n1. Bilan\n\n${body}\n`)[1]![0]).toBe(
    'paragraph',
  );
  expect(read(`Journal\n\n12 février 2026\n\n${body}\n\n13 février 2026\n\n${body}\n`)[1]![0]).toBe('heading');
});
