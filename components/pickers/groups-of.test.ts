import { expect, it } from 'vitest';
import { groupsOf } from './combobox-list';

it('groups neighbours with the same label, in order', () => {
  const groups = groupsOf(['none', 'built-in 1', 'built-in 2', 'own 1'], (name) =>
    name === 'none' ? null : name.split(' ')[0]!,
  );
  expect(groups).toEqual([
    { label: null, members: ['none'] },
    { label: 'built-in', members: ['built-in 1', 'built-in 2'] },
    { label: 'own', members: ['own 1'] },
  ]);
});
