import { describe, expect, it } from 'vitest';
import { activePlace, type Choice, type ChoiceGroup, fittingGroups } from './palette-choices';

const choice = (title: string, words?: string): Choice => ({ id: title, title, words, take: () => {} });
const group = (heading: string, titles: string[], isFound = false): ChoiceGroup => ({
  heading,
  choices: titles.map((title) => choice(title)),
  isFound,
});
const shown = (groups: ChoiceGroup[]) => groups.flatMap(({ choices }) => choices.map(({ title }) => title));

describe('fittingGroups', () => {
  it('filters commands by their words and keeps the server’s runs in order', () => {
    const groups = [
      group('Look', ['Colours dark', 'Keyboard shortcuts']),
      group('Runs', ['Dinner', 'Kitchen scraps', 'Compost'], true),
    ];
    expect(shown(fittingGroups(groups, 'kitchen scraps'))).toEqual(['Dinner', 'Kitchen scraps', 'Compost']);
    expect(shown(fittingGroups(groups, 'keyb'))).toEqual(['Keyboard shortcuts', 'Dinner', 'Kitchen scraps', 'Compost']);
  });

  it('sorts groups and lines by best match', () => {
    const groups = [
      { heading: 'One', choices: [choice('Go home', 'past'), choice('Past the end')] },
      group('Two', ['Repast']),
      group('Three', ['Nothing']),
    ];
    expect(shown(fittingGroups(groups, 'past'))).toEqual(['Past the end', 'Go home', 'Repast']);
    expect(shown(fittingGroups(groups, 'repast'))).toEqual(['Repast']);
  });
});

describe('activePlace', () => {
  const lines = ['a', 'b', 'c'].map((id) => ({ id }));

  it('is the first line until another is highlighted', () => {
    expect(activePlace(lines, null)).toBe(0);
    expect(activePlace(lines, 'c')).toBe(2);
  });

  it('falls back to the first line if the highlighted one is gone; -1 without lines', () => {
    expect(activePlace(lines, 'gone')).toBe(0);
    expect(activePlace([], 'a')).toBe(-1);
  });
});
