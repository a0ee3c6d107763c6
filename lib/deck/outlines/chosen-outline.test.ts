import { expect, it } from 'vitest';
import { unfollowed } from '../wishes/deck-wishes';
import { chosenOutline, withChosenOutline } from './chosen-outline';

it.each([
  ['', 'Pitch', 'Outline: Pitch'],
  ['No icons.', 'Pitch', 'No icons.\nOutline: Pitch'],
  ['outline: trip\nNo icons.', 'Pitch', 'No icons.\nOutline: Pitch'],
  ['No icons.\nOutline: Pitch', null, 'No icons.'],
  ['Outline: Unterricht', null, ''],
  ['Follow this outline: Pitch', 'Plan', 'Follow this outline: Pitch\nOutline: Plan'],
])('%j with %s is %j', (instructions, label, expected) =>
  expect(withChosenOutline(instructions, label)).toBe(expected),
);

it('finds an outline by its name in any language, and reports only other lines as not followed', () => {
  expect(['Outline: mode d’emploi', 'a\n OUTLINE:Plan \nb', 'Outline: none'].map(chosenOutline)).toEqual([
    'how-to',
    'plan',
    null,
  ]);
  expect(unfollowed('Be funny.\nOutline: Pitch', 'presentation')).toEqual(['Be funny']);
  expect(unfollowed('Outline: three acts', 'presentation')).toEqual(['Outline: three acts']);
});
