import { describe, expect, it } from 'vitest';
import { loadIcons } from '../icons/load-icons';
import { layOutDeck } from '../lay-out-deck';
import type { LayoutOptions } from '../layout/layout-options';
import { countNaturalCards, makeCards } from '../make-cards';
import { type PlacedCard, paragraphsOf } from '../placed';
import { sampleOptions } from '../testing/sample-options';
import { findStandardTheme } from '../themes/all-themes';
import type { Rule } from '../words/wish-words';
import { deckWishes, wishedSource } from './deck-wishes';

const shape = { textMode: 'preserve', format: 'presentation', dimensions: '16x9' } as const;

function cardsOf(inputText: string, additionalInstructions: string | null) {
  const numCards = countNaturalCards({ ...shape, inputText, additionalInstructions });
  return makeCards({ ...shape, inputText, additionalInstructions, numCards, cardSplit: 'auto', amount: 'medium' });
}

function deckOf(inputText: string, additionalInstructions: string | null, more: Partial<LayoutOptions> = {}) {
  const { cards, title } = cardsOf(inputText, additionalInstructions);
  return layOutDeck(
    cards,
    sampleOptions({ theme: findStandardTheme('proof')!, title, additionalInstructions, ...more }),
  );
}

const layouts = ({ cards }: { cards: PlacedCard[] }) => cards.map(({ layout }) => layout);
const sentences = (count: number) =>
  Array.from({ length: count }, (_, at) => `Pier ${at} is longer than the old mill by some way.`).join(' ');

describe('deckWishes', () => {
  it.each<[string, Rule[]]>([
    ['No section cards', ['no-sections']],
    ['One idea per card', ['one-idea']],
    ['Bigger type, please', ['larger-type']],
    ['no pictures', ['no-pictures']],
    ['No icons and no images', ['no-icons', 'no-pictures']],
    ['section cards, please', []],
    ['no pictures on the left', []],
    ['Keep it formal', []],
  ])('%s', (instructions, rules) => expect([...deckWishes(instructions).rules].sort()).toEqual([...rules].sort()));

  it('removes the pictures that would be added', () => {
    expect(wishedSource('aiGenerated', 'No pictures')).toBe('noImages');
    expect(wishedSource('aiGenerated', 'Use pictures')).toBe('aiGenerated');
    expect(wishedSource('placeholder', null)).toBe('placeholder');
  });
});

describe('instructions for the plan', () => {
  const text = `# Harbour\n\nA plan\n\n## Cargo\n\n### Timber\n\n${sentences(9)}\n\n### Grain\n\n${sentences(9)}`;

  it('leave out section cards', () => {
    expect(cardsOf(text, null).cards.some(({ part }) => part === 'section')).toBe(true);
    const { cards } = cardsOf(text, 'No section cards');
    expect(cards.some(({ part }) => part === 'section')).toBe(false);
    expect(cards.length).toBeLessThan(cardsOf(text, null).cards.length);
  });

  it('put one idea on each card', () =>
    expect(cardsOf(text, 'One idea per card').cards.length).toBeGreaterThan(cardsOf(text, null).cards.length));
});

describe('instructions for the layout', () => {
  const table = '| Year | Meals |\n|---|---|\n| 2022 | 38 |\n| 2023 | 52 |\n| 2024 | 61 |';
  const text = `# Kitchen\n\nA report\n\n## Meals\n\n${table}\n\n## Learned\n\n- **Hygiene**: two days\n- **Planning**: menus for 200\n- **Teamwork**: six people, one stove`;

  it('show a table as a table', () => {
    expect(layouts(deckOf(text, null))).toContain('chart');
    expect(layouts(deckOf(text, 'Use a table'))).toContain('table');
    expect(layouts(deckOf(text, 'No charts'))).not.toContain('chart');
  });

  it('leave out icons', async () => {
    const icons = await loadIcons();
    const paths = (instructions: string | null) =>
      deckOf(text, instructions, { icons })
        .cards.flatMap(({ elements }) => elements)
        .filter((element) => element.kind === 'shape' && element.shape === 'path').length;
    expect(paths('No icons')).toBeLessThan(paths(null));
  });

  it('set larger type if it fits', () => {
    const prose = `# Kitchen\n\nA report\n\n## Meals\n\n${sentences(16)}`;
    const bodySize = (instructions: string | null) =>
      Math.max(
        ...deckOf(prose, instructions)
          .cards.at(-1)!
          .elements.filter((element) => element.kind === 'text' && element.role === 'body')
          .flatMap(paragraphsOf)
          .flatMap(({ lines }) => lines.flatMap(({ runs }) => runs.map(({ style }) => style.size))),
      );
    expect(bodySize('Bigger type')).toBeGreaterThanOrEqual(bodySize(null) * 1.1);
  });

  const years = Array.from({ length: 9 }, (_, at) => `| ${2010 + at} | ${38 + at} |`).join('\n');
  it.each<[string, string, boolean]>([
    ['as a line chart', table, false],
    ['as a line chart', `| Year | Meals |\n|---|---|\n${years}`, true],
    ['Show it as a column chart', table, true],
    ['as a ring chart', '- Rent: 60%\n- Food: 30%\n- Fares: 10%', true],
    ['a stacked chart on card 2', table, false],
  ])('says that %j is not followed unless it is drawn', (instructions, content, isDrawn) => {
    for (const more of [
      {},
      { format: 'social', dimensions: '4x5' },
      { format: 'document', dimensions: 'a4' },
    ] as const) {
      // Neither a post nor a document draws rings.
      if (instructions.includes('ring') && 'format' in more) continue;
      const made = deckOf(`# Kitchen\n\nA report\n\n## Meals\n\n${content}`, instructions, more);
      expect(made.warnings.flatMap(({ instruction }) => instruction ?? [])).toEqual(isDrawn ? [] : [instructions]);
    }
  });
});
