import { describe, expect, it } from 'vitest';
import { makeCards } from '../../make-cards';
import { blockText } from '../../text/block-text';
import { kindOf } from './outline-kinds';
import { promptLanguage } from './prompt-language';

function headings(inputText: string, language?: string): string[] {
  const options = { textMode: 'generate', cardSplit: 'auto', numCards: { atMost: 75 }, amount: 'medium' } as const;
  const { cards } = makeCards({ inputText, ...options, format: 'presentation', ...(language && { language }) });
  return cards.map(({ blocks }) => blockText(blocks[0]!));
}

const kind = (prompt: string) => kindOf(prompt, promptLanguage(prompt)).id;

describe('a prompt that counts its points', () => {
  it('has a card for each, an opening and a conclusion', () => {
    expect(headings('Five reasons to cycle to work')).toEqual([
      'Five reasons to cycle to work',
      ...['Why cycle to work?', 'Reason 1', 'Reason 2', 'Reason 3', 'Reason 4', 'Reason 5', 'Conclusion'],
    ]);
  });

  it.each([
    ['Fünf Gründe für die Vier-Tage-Woche', 'Grund 5', 7],
    ['7 erreurs à éviter en entretien', 'Erreur 7', 9],
    ['7 errores al contratar personal', 'Error 7', 9],
    ['12 things to know before moving to Norway', 'Point 12', 14],
    ['Make a deck with 3 benefits of remote work', 'Benefit 3', 5],
    ['Top 10 beaches in Spain', 'No. 10', 12],
    ['Die Top 5 Ausflugsziele im Harz', 'Nr. 5', 7],
    ['4 types of clouds', 'Type 4', 6],
    ['Reasons to learn a second language', 'Reason 5', 7],
    ['Häufige Fehler bei der Bewerbung', 'Fehler 5', 7],
  ])('%s', (prompt, last, count) => {
    const found = headings(prompt).slice(1);
    expect(found).toHaveLength(count);
    expect(found.at(-2)).toBe(last);
  });

  it('has no more than 20 cards for them', () => {
    expect(headings('50 facts about octopuses').at(-2)).toBe('Fact 20');
  });

  it('names them in the language of the deck', () => {
    expect(headings('Five reasons to cycle to work', 'de')).toContain('Grund 5');
  });

  it.each([
    ['Pitch with 3 reasons to invest', 'pitch'],
    ['Two lessons on fractions', 'lesson'],
    ['Team day in Porto with three exercises', 'event'],
    ['Grade 5 facts about bees', 'lesson'],
    ['Trois idées pour réduire les déchets au bureau', 'tips'],
    ['5 Ideen für den Schulhof', 'tips'],
  ])('is not the kind of: %s', (prompt, id) => {
    expect(kind(prompt)).not.toBe('listicle');
    expect(kind(prompt)).toBe(id);
  });
});

it('has as many steps as the prompt asks for', () => {
  const steps = ['Step 1', 'Step 2', 'Step 3', 'Step 4'];
  expect(headings('Start a podcast in 4 steps')).toEqual([
    'Start a podcast in 4 steps',
    'The goal',
    ...steps,
    'Afterwards',
  ]);
  expect(headings('How to plant a tree in 4 steps').filter((text) => text.startsWith('Step'))).toEqual(steps);
  expect(headings('How to plant a tree in 4 steps')).toContain('Before you plant a tree');
  expect(headings('In drei Schritten zum eigenen Blog').at(-2)).toBe('Schritt 3');
});

it.each([
  'grandma’s apple pie recipe',
  'Omas Apfelkuchen-Rezept',
  'Recette de la tarte aux pommes',
  'Receta de paella',
])('has an outline for a recipe: %s', (prompt) => expect(kind(prompt)).toBe('recipe'));

it('does not take a recipe for success for a recipe', () => {
  expect(kind('The recipe for success')).not.toBe('recipe');
});

it('leaves the deciding body out of the title and the headings', () => {
  expect(headings('proposal to the city council for more bike parking')[0]).toBe('More bike parking');
  const update = headings('Weekly status update for my boss');
  expect(update).toContain('What my boss should know');
  expect(update).toContain('Costs');
});

it('capitalizes weekdays and months', () => {
  expect(headings('team meeting monday').slice(0, 2)).toEqual(['Team meeting Monday', 'Team meeting Monday: purpose']);
});

it('does not name a time span in headings', () => {
  expect(headings('100 days plan for a new CEO').join()).not.toMatch(/(?:of|with|for) 100 days/);
});

it('uses no plural verb for a class in German', () => {
  const { cards } = makeCards({
    inputText: 'Präsentation zum Thema Klimawandel für die 8. Klasse',
    ...{ textMode: 'generate', cardSplit: 'auto', numCards: { atMost: 75 }, amount: 'medium', format: 'presentation' },
  });
  expect(cards.flatMap(({ blocks }) => blocks.map(blockText)).join()).not.toContain('können die 8. Klasse');
});
