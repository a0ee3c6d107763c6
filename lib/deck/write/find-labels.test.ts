import { describe, expect, it } from 'vitest';
import { readBlocks } from '../text/read-text';
import { findLabels } from './find-labels';

describe('findLabels', () => {
  it('takes headings first, then the highest-scoring phrases, word for word and without duplicates', () => {
    const labels = findLabels(
      readBlocks('# Tides\n\nThe tidal power plant is quiet. A tidal power plant costs 2.5 million.\n\n## tides'),
      3,
    );
    expect(labels).toEqual(['Tides', 'Tidal power plant', 'Quiet']);
  });

  it.each([
    [
      'in German',
      'Die Gezeiten und das Kraftwerk sind mit dem Hafen verbunden.',
      ['Gezeiten', 'Kraftwerk', 'Hafen verbunden'],
    ],
    ['in a script without spaces', '太阳能。风能。', ['太阳能', '风能']],
    ['never from addresses', 'See https://example.com/a/b for pumps', ['See', 'Pumps']],
    ['only in words', '42 — 43', []],
  ])('finds labels %s', (_name, text, labels) =>
    expect(findLabels(readBlocks(text), 5).sort()).toEqual([...labels].sort()),
  );
});
