import { describe, expect, it } from 'vitest';
import { groupPassages } from './run-sources';

const passage = (text: string, line: number) => ({ text, line });
const [supper, kitchen, music] = [
  passage('The supper is on 14 May.', 1),
  passage('k'.repeat(200), 3),
  passage('Fiddlers play.', 5),
];

describe('groupPassages', () => {
  it('groups passages by part, shortens repeated ones, and returns the others separately', () => {
    const parts = [
      { words: 'In May', passages: [0, 1] },
      { words: 'The kitchen', passages: [1, 0] },
    ];
    expect(groupPassages({ passages: [supper, kitchen, music], parts })).toEqual({
      groups: [
        { words: 'In May', passages: [supper, kitchen] },
        { words: 'The kitchen', passages: [passage(`${'k'.repeat(80)}…`, 3), supper] },
      ],
      others: [music],
    });
  });

  it('does not group a single passage, or passages of a card without parts', () => {
    const parts = [{ words: 'In May', passages: [0] }];
    expect(groupPassages({ passages: [supper], parts })).toEqual({ groups: [], others: [supper] });
    expect(groupPassages({ passages: [supper, music], parts: [] })).toEqual({ groups: [], others: [supper, music] });
  });
});
