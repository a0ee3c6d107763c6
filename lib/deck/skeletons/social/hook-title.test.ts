import { expect, it } from 'vitest';
import { layOutDeck } from '../../lay-out-deck';
import { card, heading, paragraph } from '../../testing/sample-blocks';
import { sampleOptions } from '../../testing/sample-options';
import { isArticleOrPreposition } from '../../text/leading-words';
import { findStandardTheme } from '../../themes/all-themes';

const THEMES = ['proof', 'citrus', 'harbour', 'nocturne'];

function titleLines(title: string, id: string): string[] {
  const cards = [card(heading(title, 1)), card(heading('News'), paragraph('The mill is older than the town.'))];
  const theme = findStandardTheme(id)!;
  const [first] = layOutDeck(cards, sampleOptions({ theme, format: 'social', dimensions: '4x5' })).cards;
  const text = first!.elements.find((each) => each.kind === 'text' && each.role === 'title');
  if (text?.kind !== 'text') throw new Error('No title');
  return text.paragraphs.flatMap(({ lines }) => lines.map(({ runs }) => runs.map((run) => run.text).join('')));
}

it.each([
  'Wärmewende in Kleinhausen',
  'The return of the night train',
  'La Cigale et la Fourmi',
  'Five days in the Faroe Islands',
])('ends no line of the first title with an article or a preposition: %s', (title) => {
  for (const id of THEMES) {
    const lines = titleLines(title, id);
    const ends = lines.slice(0, -1).map((line) => line.trim().split(' ').at(-1)!);
    expect(ends.filter(isArticleOrPreposition), `${id}: ${lines.join(' / ')}`).toEqual([]);
  }
});
