import { describe, expect, it } from 'vitest';
import { layOutDeck } from '../lay-out-deck';
import { deckFrom, textsOf, wordsOf } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';
import { SKELETON_THEMES } from '../testing/tested-themes';

const LONG = [
  ['14,000', 'residents within a ten-minute walk'],
  ['2', 'chain kiosks, both closed by 4 pm'],
  ['63%', 'of commuters buy coffee outside the district'],
  ['€4.10', 'average spend per visit'],
] as const;

function statsOf(
  items: readonly (readonly [string, string])[],
  theme: (typeof SKELETON_THEMES)[number],
  dimensions: '16x9' | '4x3',
) {
  const { cards } = deckFrom(
    `# Deck\n\nA title\n---\n## In numbers\n\n${items.map((item) => `- ${item.join(' ')}`).join('\n')}\n---\n## End\n\nBye`,
    { cardSplit: 'inputTextBreaks' },
  );
  const card = layOutDeck(cards, sampleOptions({ theme, dimensions })).cards[1]!;
  expect(card.layout).toBe('stats');
  const texts = textsOf(card).filter(({ role }) => role === 'body');
  return items
    .map((item) => item.map((words) => texts.findIndex((text) => wordsOf(text).toLowerCase() === words.toLowerCase())))
    .map(([figure, label]) => ({ figure: texts[figure!]!, label: texts[label!]!, isInOrder: figure! < label! }));
}

describe.each(SKELETON_THEMES)('figures in $name, the $skeleton skeleton', (theme) => {
  it.each(['16x9', '4x3'] as const)('come before labels that continue their sentence, at %s', (dimensions) => {
    for (const { figure, label, isInOrder } of statsOf(LONG, theme, dimensions)) {
      expect(isInOrder).toBe(true);
      const isLeft = figure.box.x + 20 < label.box.x;
      const isAbove = figure.box.y < label.box.y;
      expect(isLeft || isAbove, wordsOf(label)).toBe(true);
      expect(figure.box.x, wordsOf(label)).toBeLessThanOrEqual(label.box.x + label.box.width / 2);
    }
  });
});
