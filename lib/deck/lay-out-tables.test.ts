import { describe, expect, it } from 'vitest';
import { layOutDeck } from './lay-out-deck';
import { card, heading, table } from './testing/sample-blocks';
import { sampleOptions } from './testing/sample-options';

const columns = (count: number) => Array.from({ length: count }, (_, at) => `Column ${at}`);
const warningsOf = (count: number) =>
  layOutDeck([card(heading('Fleet'), table(columns(count), columns(count)))], sampleOptions()).warnings;

describe('a table of many columns', () => {
  it('causes a warning if it is too wide to read', () => {
    expect(warningsOf(15)).toEqual([
      { message: 'The table on card 1 has 15 columns, too many to read.', card: 0, lines: { from: 1, to: 1 } },
    ]);
  });

  it('causes no warning at a usual width', () => {
    expect(warningsOf(7)).toEqual([]);
  });
});

describe('a table on a narrow sheet', () => {
  const timetable = table(
    ['Route', 'Length', 'Hours', 'Lowest fare', 'Usually sold out by', 'Changes on the way'],
    ['Vienna – Paris', '1,400 km', '14', '€29.90', '6 weeks before', 'Munich, Salzburg'],
    ['Zürich – Barcelona', '1,130 km', '13', '€49.00', '8 weeks before', 'Geneva, Montpellier'],
  );

  it('is set slightly smaller if that keeps figures and their units on one line', () => {
    const { cards } = layOutDeck(
      [card(heading('Cover')), card(heading('Routes'), timetable)],
      sampleOptions({ format: 'document', dimensions: 'fluid' }),
    );
    const placed = cards[1]?.elements.find((element) => element.kind === 'table');
    const linesOf = (column: number) =>
      placed?.rows.slice(1).map(({ cells }) => cells[column]?.paragraphs.flatMap(({ lines }) => lines).length);
    expect(linesOf(1)).toEqual([1, 1]);
    expect(linesOf(4)).toEqual([1, 1]);
  });
});
