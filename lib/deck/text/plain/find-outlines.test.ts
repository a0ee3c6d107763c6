import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { blockText } from '../block-text';
import { readBlocks } from '../read-text';
import { plainText } from '../text-runs';

const read = (text: string) => readBlocks(text).map((block) => [block.kind, blockText(block)]);

const arbitraryLevels = fc
  .array(fc.integer({ min: -2, max: 1 }), { minLength: 2, maxLength: 9 })
  .map((steps) => {
    const levels = [0];
    for (const step of steps) levels.push(Math.max(0, Math.min(4, levels.at(-1)! + step)));
    return levels;
  })
  .filter((levels) => levels.includes(1));

describe('outlines', () => {
  it('by section numbers or stars are headings and items', () => {
    const kinds = (text: string) => String(read(text).map(([kind]) => kind));
    expect(kinds('Plan\n1 Now\n1.1 Rain\n1.2 Wind\n2 Then\n2.1 Sun\nAll day.\n2.2 Fog\n1 of 9.')).toBe(
      'heading,heading,list,heading,heading,paragraph,heading,paragraph',
    );
    // A chapter begins at its own number.
    expect(kinds('7 Data\n7.1 Rain\nAll day.\n\n7.2 Wind\n\n7.2.1 Gusts\n\nAt night.\n\n7.2.2 Calm\nNever.')).toBe(
      'heading,heading,paragraph,heading,heading,paragraph,heading,paragraph',
    );
    expect(kinds('* Now\n** Rain\n** Wind\n* Then\n** Sun')).toBe('heading,list,heading,list');
  });

  it('that are indented with tabs are lists of the same levels', () =>
    forAll({ numRuns: 40 }, arbitraryLevels, fc.constantFrom('Plan', '目标', 'wages (net)', 'Ещё'), (levels, word) => {
      const lines = levels.map((level, at) => `${'\t'.repeat(level)}${word} ${at}`);
      // A heading may be directly above.
      const [, list, ...others] = readBlocks(['## List', ...lines].join('\n'));
      expect(others).toEqual([]);
      expect(readBlocks(lines.join('\n'))).toHaveLength(1);
      expect(list?.kind === 'list' && list.items.map(({ level, runs }) => [level, plainText(runs)])).toEqual(
        levels.map((level, at) => [level, `${word} ${at}`]),
      );
    }));

  it.each([
    ['with spaces and three levels', 'Plan\n    Goals\n        Grow\n    Risks', ['list']],
    ['with empty lines between their parts', 'Plan\n\tGoals\n\n\tRisks\n\t\tCost\n\nBudget\n\tStaff', ['list']],
    ['verse', 'The woods are lovely,\n  dark and deep,\nBut I have promises\n  to keep.', ['paragraph']],
  ])('are not other indented lines: %s', (_, text, kinds) =>
    expect(readBlocks(text).map(({ kind }) => kind)).toEqual(kinds),
  );
});

describe('indented code', () => {
  it.each([
    ['commands', 'Run:\n\n    npm install\n    npm start\n\nDone.', 'npm install\nnpm start'],
    ['lines below a heading', '## Usage\n    curl -X POST /x', 'curl -X POST /x'],
  ])('is code: %s', (_, text, code) => expect(read(text)).toContainEqual(['code', code]));

  it.each([
    ['prose', 'He wrote:\n\n    The house stood on a hill. It was old.\n    Nobody lived there now.'],
    ['a clause', '   7. Gifts, where:\n\n      (a) it is ripe; and\n\n      (b) nobody else is there.'],
  ])('is not found in %s', (_, text) => expect(readBlocks(text).map(({ kind }) => kind)).not.toContain('code'));
});

describe('nested lists', () => {
  const table = '\n   | x | y |\n   |---|---|\n   | 1 | 2 |';
  it.each([
    ['with a table', `# Talk\n\n1. Now\n   - Rain\n2. Then${table}\n3. End\n   1. Sun`, '1. Now,2. Then,3. End'],
    ['of questions', '1. Far?\n\n   No.\n2. Dear?\n\n   Yes.\n3. Wet?\n\n   So so.', '1. Far?,2. Dear?,3. Wet?'],
    ['that fit one card', '## Plan\n\n- Now\n  - Rain\n- Then\n  - Fog\n- End\n  - Sun', ''],
    ['below longer text', `${'Much is said here. '.repeat(40)}\n\n- A\n  - b\n- C${table}\n- D\n  - e`, ''],
  ])('are sections or stay lists: %s', (_, text, headings) => {
    const found = readBlocks(text).slice(1 - Number(text.startsWith('1')));
    expect(String(found.flatMap((each) => (each.kind === 'heading' ? blockText(each) : [])))).toBe(headings);
  });
});

describe('numbered sections', () => {
  it.each([
    ['bullets and a short paragraph', '1. Budget\n- Costs up\n2. Staff\nNone.', ['1. Budget', '2. Staff']],
    ['Chinese', '1. 开幕\n主席宣布开会。\n2. 财务\n- 收入增加', ['1. 开幕', '2. 财务']],
    ['an item that runs over', '1. Apples\n2. Pears\nRed ones are best.\n3. Plums', []],
  ])('are headings: %s', (_, text, headings) => {
    const found = readBlocks(text).filter(({ kind }) => kind === 'heading');
    expect(found.map(blockText)).toEqual(headings);
  });
});
