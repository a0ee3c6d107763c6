import { describe, expect, it } from 'vitest';
import { list, paragraph, prose } from '../testing/sample-blocks';
import { announcesFigure, mayMoveWithFigure } from './find-caption';

describe('text that announces a figure after it', () => {
  it.each(['Where the money went:', 'So wurde es verteilt: ', '支出の内訳：'])('ends with a colon: %s', (text) => {
    expect(announcesFigure(paragraph(text))).toBe(true);
  });

  it('is not other text, or a list', () => {
    expect(announcesFigure(paragraph('The ratio was 3:1.'))).toBe(false);
    expect(announcesFigure(list('Costs:'))).toBe(false);
  });

  it('moves with the figure only if it is short', () => {
    expect(mayMoveWithFigure(paragraph(`${prose(20)}:`))).toBe(true);
    expect(mayMoveWithFigure(paragraph(`${prose(40)}:`))).toBe(false);
  });
});
