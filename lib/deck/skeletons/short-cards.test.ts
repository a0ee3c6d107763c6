import { describe, expect, it } from 'vitest';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import type { LayoutName, PlacedCard } from '../placed';
import { findLostWords } from '../testing/find-lost-words';
import { deckFrom, sizesOf, textsOf, wordsOf } from '../testing/sample-deck';
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

const largest = (card: PlacedCard) =>
  Math.max(
    ...textsOf(card)
      .filter(({ role }) => role === 'body')
      .flatMap(sizesOf),
  );

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

  it('sets three short tasks side by side in a layout of columns, where they have room', () => {
    const tasks = '- [ ] Where does the money come from?\n- [x] Who signs?\n- [ ] By when?';
    const card = layOut(tasks, theme, '16x9', ['title', 'three-columns', 'closing']);
    const texts = textsOf(card);
    const signs = texts.filter((text) => /^[☐☑]$/.test(wordsOf(text)));
    expect(signs.map(wordsOf)).toEqual(['☐', '☑', '☐']);
    const order = texts.map(wordsOf);
    expect(order[order.indexOf('☑') + 1]).toMatch(/^Who\s+signs\?$/);
    const isRow = new Set(signs.map(({ box }) => Math.round(box.y))).size === 1;
    // Editorial and Poster list them in their narrow text column.
    expect(isRow).toBe(theme.skeleton !== 'editorial' && theme.skeleton !== 'poster');
    // Neighbouring cells use one size.
    const sizes = texts.filter((text) => /money|signs|when/.test(wordsOf(text))).flatMap(sizesOf);
    expect(new Set(sizes).size).toBe(1);
  });

  it('keeps tasks that are too long for rows as a list', () => {
    const long = 'Ask the builders on the other side of the river for an offer that holds until the end of the summer';
    layOut(Array.from({ length: 10 }, (_, at) => `- [ ] ${at + 1} ${long}, and ${long}`).join('\n'), theme);
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

  it('splits a callout longer than a column without losing or covering anything', () => {
    const paragraph = '> The ovens keep their heat for an hour, and the pans for longer than anybody would think.\n>\n';
    layOut(`> [!NOTE]\n${paragraph.repeat(14)}\n\nThen clean the filters.`, theme);
  });

  it.each(['16x9', '4x3'] as const)('lets up to six tiny items use the whole card, at %s', (dimensions) => {
    for (const items of ['Yes No', 'Boots Rope Map Water', 'Boots Rope Map Water Bread']) {
      const list = items.replaceAll(' ', '\n- ');
      const card = layOut(`- ${list}`, theme, dimensions, ['title', 'two-columns', 'closing']);
      expect(card.layout).toBe('two-columns');
      const boxes = textsOf(card).filter((text) => items.split(' ').includes(wordsOf(text)));
      expect(boxes).toHaveLength(items.split(' ').length);
    }
  });
});

describe('tiles of Soft', () => {
  it('set one or two words in large type, and sentences as running text', () => {
    const theme = SKELETON_THEMES.find(({ skeleton }) => skeleton === 'soft')!;
    expect(largest(layOut('- Clarity\n- Care\n- Courage', theme))).toBeGreaterThanOrEqual(30);
    const sentences =
      '- We say what we mean\n- We look after each other every day of the year, in good times and in bad\n- We dare';
    expect(largest(layOut(sentences, theme))).toBeLessThan(30);
  });
});
