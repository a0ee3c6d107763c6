import { describe, expect, it } from 'vitest';
import { paragraphsOf } from '../placed';
import { list, paragraph, prose } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';
import { beginsWhole, drawStack, stackBlocks } from './measure/stack';
import { inksOn } from './measure/text-font';
import { typeScale } from './measure/type-scale';
import { balanceColumns } from './split-columns';

const { theme, fonts } = sampleOptions();
const measure = {
  ...{ theme, book: fonts, inks: inksOn('ground'), maxPicture: 200 },
  scale: typeScale(theme, 'presentation', '16x9', { type: 0, space: 1 }),
};
const items = [8, 30, 8, 20, 12].map((words) => prose(words));

describe('columns', () => {
  it('keep the line breaks of a paragraph that they split', () => {
    const lines = ['sleeping bag', 'waterproof coat', 'two pairs of shoes', 'wash bag', 'pyjamas', 'a book'];
    const stack = stackBlocks([paragraph(lines.join('\n'))], 260, measure);
    const { stretches } = balanceColumns(stack, 2);
    const parts = stretches.map(({ from, to }) =>
      drawStack(stack, from, to, { x: 0, y: 0, width: 260 })
        .flatMap(paragraphsOf)
        .map(({ runs }) => runs.map(({ text }) => text).join('')),
    );
    expect(parts).toHaveLength(2);
    expect(parts.flat().join('\n').trimEnd().split(/\n+/)).toEqual(lines);
  });

  it('break between items if there is enough height', () => {
    const stack = stackBlocks([list(...items)], 260, measure);
    const { stretches, height } = balanceColumns(stack, 2, 1000);
    expect(stretches).toHaveLength(2);
    expect(stretches.map(({ from }) => beginsWhole(stack, from))).toEqual([true, true]);
    expect(height).toBeGreaterThanOrEqual(balanceColumns(stack, 2).height);
  });
});
