import { describe, expect, it } from 'vitest';
import { onlyOption, typedOption } from './combobox';

const ROWS = [
  { id: 'a1b2', name: 'Project update' },
  { id: 'c3d4', name: 'Quarter' },
  { id: 'e5f6', name: 'Quarterly review' },
  { id: 'g7h8', name: 'Our project' },
];

describe('typed text in a list that accepts any text', () => {
  it.each([
    ['Project', 'a1b2'],
    [' pROJECT upd', 'a1b2'],
    ['quarterl', 'e5f6'],
    ['A1B2', 'a1b2'],
    ['Quart', undefined],
    ['a1b', undefined],
  ])('“%s” can only mean %s', (typed, id) => expect(onlyOption(ROWS, typed)?.id).toBe(id));

  it('is an option at once only if it matches in full', () => {
    expect(typedOption(ROWS, 'project update')?.id).toBe('a1b2');
    expect(typedOption(ROWS, 'Project')).toBeNull();
  });
});
