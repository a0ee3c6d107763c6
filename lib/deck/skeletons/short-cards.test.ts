import { describe, expect, it } from 'vitest';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import type { LayoutName } from '../placed';
import { findLostWords } from '../testing/find-lost-words';
import { deckFrom, textsOf, wordsOf } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';
import { SKELETON_THEMES } from '../testing/tested-themes';
import type { DeckTheme } from '../theme';

function layOut(
  body: string,
  theme: DeckTheme,
  dimensions: '16x9' | '4x3' = '16x9',
  layoutSequence: LayoutName[] | null = null,
) {
  const made = deckFrom(
    `# Deck\n\nA title\n---\n## Before we open\n\n${body}\n---\n## Last\n\nThe end of it, with a few more words to read on the card`,
    { cardSplit: 'inputTextBreaks' },
  );
  const { cards } = layOutDeck(made.cards, sampleOptions({ theme, title: 'Deck', dimensions, layoutSequence }));
  const card = cards[1]!;
  expect(checkPlaced([card])).toEqual({ inside: [], overlaps: [] });
  expect(findLostWords(made.cards[1]!, [card])).toEqual([]);
  return card;
}

describe.each(SKELETON_THEMES)('$name, the $skeleton skeleton', (theme) => {
  it.each(['16x9', '4x3'] as const)('sets tasks in rows with their checkboxes, at %s', (dimensions) => {
    const card = layOut(
      '- [x] Fire inspection passed\n- [ ] Order the tables\n- [ ] Invite the town',
      theme,
      dimensions,
    );
    const signs = textsOf(card).filter((text) => /^[☐☑]$/.test(wordsOf(text)));
    expect(signs.map(wordsOf)).toEqual(['☑', '☐', '☐']);
    // Reading order: a checkbox, then its text.
    const order = textsOf(card).map(wordsOf);
    expect(order[order.indexOf('☑') + 1]).toBe('Fire inspection passed');
  });

  it('puts a callout on a panel with an icon, and not in quotation marks', () => {
    const card = layOut('> [!WARNING]\n> Turn off the gas at the main valve.', theme);
    expect(card.layout).not.toBe('quote');
    const said = textsOf(card).find((text) => wordsOf(text).includes('gas'))!;
    const panel = card.elements.find(
      ({ kind, box }) =>
        kind === 'shape' &&
        box.x < said.box.x &&
        box.y < said.box.y &&
        box.x + box.width > said.box.x + said.box.width &&
        box.y + box.height > said.box.y + said.box.height &&
        box.height < card.height * 0.75,
    );
    expect(panel).toBeDefined();
  });
});
