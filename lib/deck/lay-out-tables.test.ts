import { describe, expect, it } from 'vitest';
import { layOutDeck } from './lay-out-deck';
import { card, heading, table } from './testing/sample-blocks';
import { sampleOptions } from './testing/sample-options';

const columns = (count: number) => Array.from({ length: count }, (_, at) => `Column ${at}`);
const warningsOf = (count: number) =>
  layOutDeck([card(heading('Fleet'), table(columns(count), columns(count)))], sampleOptions()).warnings;

describe('a table of many columns', () => {
  it('causes a warning if it is too wide to read', () =>
    expect(warningsOf(15)).toEqual([
      { message: 'The table on card 1 has 15 columns, too many to read.', card: 0, lines: { from: 1, to: 1 } },
    ]));
});
