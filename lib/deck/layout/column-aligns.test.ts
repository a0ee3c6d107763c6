import { describe, expect, it } from 'vitest';
import { columnAligns } from './column-aligns';
import { table } from './sample-blocks';

const costs = (...cells: string[]) => table(['Option', 'Cost'], ...cells.map((cell, at) => [`Option ${at}`, cell]));

describe('the alignment of a column', () => {
  it.each([[['€190', '€1,100', '€1,460']], [['€190', 'nothing', '€1,460']], [['€190', '–', 'n/a']]])(
    'is right for figures, even if a word stands for one of them: %j',
    (cells) => {
      expect(columnAligns(costs(...cells))).toEqual(['left', 'right']);
    },
  );

  it.each([
    [['€190', 'nothing']],
    [['€190', 'nothing', 'unknown', '€20']],
    [['€190', '€1,100', 'depends on what the builder finds']],
  ])('is left for texts with some figures: %j', (cells) => {
    expect(columnAligns(costs(...cells))).toEqual(['left', 'left']);
  });

  it('is left for labels in the first column, most of which are figures', () => {
    const years = table(['Year', 'Loans'], ['2023', '12'], ['2024', '14'], ['Total', '26']);
    expect(columnAligns(years)).toEqual(['left', 'right']);
  });
});
