import { describe, expect, it } from 'vitest';
import { activePlace, type Choice, type ChoiceGroup, fittingGroups } from './palette-choices';

const choice = (title: string, words?: string): Choice => ({ id: title, title, words, take: () => {} });
const group = (heading: string, titles: string[], isFound = false): ChoiceGroup => ({
  heading,
  choices: titles.map((title) => choice(title)),
  isFound,
});
const shown = (groups: ChoiceGroup[]) => groups.flatMap(({ choices }) => choices.map(({ title }) => title));

describe('what of the palette fits', () => {
  it('stays as it is while nothing is typed', () => {
    const groups = [group('Go to', ['Go to the history']), group('Runs', ['New', 'Old'], true)];
    expect(shown(fittingGroups(groups, ' '))).toEqual(['Go to the history', 'New', 'Old']);
  });

  it('leaves commands by their words and keeps each run that the server found, in its order', () => {
    const groups = [
      group('Look', ['Colours dark', 'Show all keys']),
      group('Runs', ['Dinner', 'Kitchen scraps', 'Compost'], true),
    ];
    expect(shown(fittingGroups(groups, 'kitchen scraps'))).toEqual(['Dinner', 'Kitchen scraps', 'Compost']);
    expect(shown(fittingGroups(groups, 'keys'))).toEqual(['Show all keys', 'Dinner', 'Kitchen scraps', 'Compost']);
  });

  it('puts the best fit first, group and line', () => {
    const groups = [
      { heading: 'One', choices: [choice('Go home', 'past'), choice('Past the end')] },
      group('Two', ['Repast']),
      group('Three', ['Nothing']),
    ];
    expect(shown(fittingGroups(groups, 'past'))).toEqual(['Past the end', 'Go home', 'Repast']);
    expect(shown(fittingGroups(groups, 'repast'))).toEqual(['Repast']);
  });
});

describe('the line that Enter takes', () => {
  const lines = ['a', 'b', 'c'].map((id) => ({ id }));

  it('is the first until one has moved to another', () => {
    expect(activePlace(lines, null)).toBe(0);
    expect(activePlace(lines, 'c')).toBe(2);
  });

  it('is the first again when the one moved to is gone, and none where there is none', () => {
    expect(activePlace(lines, 'gone')).toBe(0);
    expect(activePlace([], 'a')).toBe(-1);
  });
});
