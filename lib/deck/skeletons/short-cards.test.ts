import { describe, expect, it } from 'vitest';
import { checkPlaced } from '../check/check-placed';
import { serverFontBook } from '../fonts/generated-font-book';
import { layOutDeck } from '../lay-out-deck';
import { makeCards } from '../make-cards';
import type { LayoutName, PlacedCard, PlacedText } from '../placed';
import { SKELETON_IDS } from '../skeleton-ids';
import { findLostWords } from '../testing/find-lost-words';
import type { DeckTheme } from '../theme';
import { STANDARD_THEMES } from '../themes/all-themes';

const THEMES = SKELETON_IDS.flatMap((id) => STANDARD_THEMES.find(({ skeleton }) => skeleton === id) ?? []);

function layOut(
  body: string,
  theme: DeckTheme,
  dimensions: '16x9' | '4x3' = '16x9',
  layoutSequence: LayoutName[] | null = null,
) {
  const made = makeCards({
    inputText: `# Deck\n\nA title\n---\n## Before we open\n\n${body}\n---\n## Last\n\nThe end of it, with a few more words to read on the card`,
    textMode: 'preserve',
    cardSplit: 'inputTextBreaks',
    numCards: 3,
    amount: 'medium',
    format: 'presentation',
  });
  const { cards } = layOutDeck(made.cards, {
    theme,
    title: 'Deck',
    format: 'presentation',
    dimensions,
    headerFooter: null,
    fonts: serverFontBook(),
    layoutSequence,
    additionalInstructions: null,
  });
  const card = cards[1]!;
  expect(checkPlaced([card])).toEqual({ inside: [], overlaps: [] });
  expect(findLostWords(made.cards[1]!, [card])).toEqual([]);
  return card;
}

const textsOf = ({ elements }: PlacedCard) =>
  elements.filter((element): element is PlacedText => element.kind === 'text');
const wordsOf = (text: PlacedText) => text.paragraphs.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
const largest = (card: PlacedCard) =>
  Math.max(
    ...textsOf(card)
      .filter(({ role }) => role === 'body')
      .flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs.map(({ style }) => style.size))),
  );

describe.each(THEMES)('$name, the $skeleton skeleton', (theme) => {
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
    const sizes = texts
      .filter((text) => /money|signs|when/.test(wordsOf(text)))
      .flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs.map(({ style }) => style.size)));
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
        box.height < card.height * 0.5,
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

  it('sets a short text large', () => {
    const little = layOut('Most guests come for one meal and leave within twenty minutes or less.', theme);
    expect(largest(little)).toBeGreaterThanOrEqual(23);
  });
});

describe('tiles of Soft', () => {
  it('set one or two words in large type, and sentences as running text', () => {
    const theme = THEMES.find(({ skeleton }) => skeleton === 'soft')!;
    expect(largest(layOut('- Clarity\n- Care\n- Courage', theme))).toBeGreaterThanOrEqual(30);
    const sentences = '- We say what we mean\n- We look after each other\n- We dare to try things';
    expect(largest(layOut(sentences, theme))).toBeLessThan(30);
  });
});
