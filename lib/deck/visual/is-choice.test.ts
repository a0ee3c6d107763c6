import { expect, it } from 'vitest';
import type { Block } from '../blocks';
import { readContent } from '../layout/read-content';
import { card, heading, list } from '../layout/sample-blocks';
import { readVisual } from './read-visual';

const numbered = (...items: string[]): Block => ({ ...list(...items), ordered: true }) as Block;
const kindOf = (title: string, ...items: string[]) =>
  readVisual(readContent(card(heading(title), numbered(...items))))?.visual.kind;

it.each([
  ['Pricing', ['Free: for one person', 'Team: for up to ten', 'Business: for more']],
  ['Unsere Tarife', ['Basis: für eine Person', 'Team: bis zehn', 'Firma: ab elf']],
  ['What it costs you', ['Free: €0 for one person', 'Team: €9 a month', 'Business: €29 a month']],
])('draws options below %j as cells, not as steps', (title, items) => {
  expect(kindOf(title, ...items)).toBe('features');
});

it.each([
  ['How to join', ['Register: takes a minute', 'Pay: €20 by card', 'Come: on Monday']],
  ['How to set the options', ['Open: the menu', 'Choose: a value', 'Save: the file']],
  ['Launch', ['Pilot: one district', 'Rollout: the city', 'Expansion: five cities']],
  ['Next', ['Prepare the room', 'Open the doors', 'Count the guests']],
])('still draws steps below %j', (title, items) => {
  expect(kindOf(title, ...items)).toBe('steps');
});

it('lists options without names as they are', () => {
  expect(kindOf('Options', 'Repair the old boiler', 'Buy a new one', 'Connect to the network')).toBeUndefined();
});
