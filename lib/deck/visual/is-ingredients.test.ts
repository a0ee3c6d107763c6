import { expect, it } from 'vitest';
import { readContent } from '../layout/read-content';
import { card, heading, list, paragraph } from '../layout/sample-blocks';
import { readVisual } from './read-visual';

const kindOf = (label: string | null, ...items: string[]) =>
  readVisual(readContent(card(heading('Tuesday'), ...(label ? [paragraph(label)] : []), list(...items))))?.visual.kind;

it.each<[string, string | null, string[]]>([
  ['an English label', 'Ingredients:', ['4 large potatoes', '3 leeks', '2 onions']],
  ['a German label', 'Zutaten für 4 Personen:', ['4 große Kartoffeln', '3 Lauchstangen']],
  ['a French label', 'Ingrédients :', ['4 pommes', '3 poires']],
  ['a Spanish label', 'Ingredientes', ['4 patatas', '3 puerros']],
  ['spoons', null, ['4 large potatoes', '3 leeks', '2 tsp mustard']],
  ['German spoons', null, ['2 EL Öl', '3 Zwiebeln']],
  ['weights of a recipe', 'For the dough:', ['400 g flour', '80 g butter', '12 sage leaves']],
])('draws no figures for ingredients with %s', (_, label, items) => {
  expect(kindOf(label, ...items)).toBeUndefined();
});

it.each<[string, string[]]>([
  ['counts', ['4 new sites', '3 cooks', '98 % retention']],
  ['large weights', ['900 kg food saved', '320 kg waste', '12 volunteers']],
  ['weights per person', ['40 g per meal', '90 g each day', '12 meals']],
])('still draws figures for %s', (_, items) => {
  expect(kindOf('The ingredients of a good year:', ...items)).toBe('stats');
});
