import { expect, it } from 'vitest';
import { layOutDeck } from '../../lay-out-deck';
import { card, heading, paragraph } from '../../testing/sample-blocks';
import { sampleOptions } from '../../testing/sample-options';
import { findStandardTheme } from '../../themes/all-themes';

const WORDS =
  'the mill on the hill above the old town has stood there since long before anyone alive was born and nobody in the village remembers who built it or why it was left to the birds and the wind'.split(
    ' ',
  );

it.each(['proof', 'citrus', 'harbour', 'nocturne'])('sets statements in few sizes, each clearly another: %s', (id) => {
  const lengths = [26, 28, 30, 32, 34, 36, 38];
  const cards = [
    card(heading('Report', 1)),
    ...lengths.map((count, at) => card(heading(`Part ${at}`), paragraph(`${WORDS.slice(0, count).join(' ')}.`))),
    card(heading('End'), paragraph('Goodbye.')),
  ];
  const posts = layOutDeck(
    cards,
    sampleOptions({ theme: findStandardTheme(id)!, format: 'social', dimensions: '4x5' }),
  );
  const sizes = posts.cards
    .slice(1, -1)
    .flatMap(({ elements }) =>
      elements.flatMap((each) =>
        each.kind === 'text' && (each.role === 'body' || each.role === 'quote')
          ? each.paragraphs.flatMap(({ runs }) => runs.filter(({ text }) => text.startsWith('the mill')))
          : [],
      ),
    );
  const distinct = [...new Set(sizes.map(({ style }) => style.size))].sort((a, b) => b - a);
  expect(sizes).toHaveLength(lengths.length);
  for (const [at, size] of distinct.slice(1).entries()) expect(distinct[at]! / size).toBeGreaterThan(1.1);
});
