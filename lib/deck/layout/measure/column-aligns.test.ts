import { describe, expect, it } from 'vitest';
import type { Block } from '../../blocks';
import { table } from '../../testing/sample-blocks';
import { columnAligns } from './column-aligns';

const costs = (...cells: string[]) => table(['Option', 'Cost'], ...cells.map((cell, at) => [`Option ${at}`, cell]));

function alignsOf(block: Block) {
  if (block.kind !== 'table') throw new Error('not a table');
  return columnAligns(block);
}

describe('the alignment of a column', () => {
  it.each([[['€190', 'nothing', '€1,460']], [['€190', 'on request from our shop', '€20']], [['€190', '–', 'n/a']]])(
    'is right for figures, even if a few words stand for one of them: %j',
    (cells) => expect(alignsOf(costs(...cells))).toEqual(['left', 'right']),
  );

  it.each([[['€190', 'nothing']], [['€190', 'nothing', 'unknown', '€20']]])(
    'is left for texts with some figures: %j',
    (cells) => expect(alignsOf(costs(...cells))).toEqual(['left', 'left']),
  );

  it.each([[['00417', '1204', '1311']], [['9 May 2026', '3 June', '2026-05-14']], [['09:30', '10:15', '12:00']]])(
    'is left for identifiers, dates and times: %j',
    (cells) => expect(alignsOf(costs(...cells))).toEqual(['left', 'left']),
  );
});
