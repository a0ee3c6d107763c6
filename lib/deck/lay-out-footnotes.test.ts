import { describe, expect, it } from 'vitest';
import type { Dimensions, Format, TextMode } from '../contract/enums';
import { checkPlaced } from './check/check-placed';
import { layOutDeck } from './lay-out-deck';
import { countNaturalCards, makeCards } from './make-cards';
import type { PlacedCard } from './placed';
import { sampleOptions } from './testing/sample-options';
import { SKELETON_THEMES } from './testing/tested-themes';

const SECTIONS = `# School lunches in Lindau

What a warm meal costs, and who pays for it.

## What a meal costs

A warm lunch costs the town 4.80 euros.[^1] Parents pay 3.50 euros of it.

- Food is 2.10 euros of the price
- Staff is 1.95 euros, more than in 2021[^2]
- Energy is 0.75 euros

## Who eats at school

Most of them come on three days a week.[^3] On Fridays the canteens are half empty.

## What changes

1. Orders close at 8 in the morning
2. Two schools cook for the others
3. Children with a social card eat for free[^4]

`;
const FOUR = `${SECTIONS}[^1]: Report of the town treasurer.
[^2]: Collective agreement of 2024.
[^3]: Survey of 18 schools.
[^4]: The state pays until 2027.
`;
const MANY = `# Lunch\n\nA report.\n\n## Cost\n\n- One[^1]\n- Two[^2]\n- Three[^3]\n- Four[^4]\n\n## Staff\n\nSix cooks.\n\n${[1, 2, 3, 4].map((at) => `[^${at}]: Source ${at}.`).join('\n')}`;

const inputOf = (inputText: string, format: Format, textMode: TextMode = 'preserve') => ({
  inputText,
  format,
  textMode,
});

function deckOf(
  text: string,
  format: Format,
  dimensions: Dimensions,
  theme = SKELETON_THEMES[0]!,
  textMode?: TextMode,
) {
  const made = makeCards({
    ...inputOf(text, format, textMode),
    ...{ dimensions, cardSplit: 'auto', numCards: { atMost: 60 }, amount: 'detailed' },
  });
  const { cards } = layOutDeck(made.cards, sampleOptions({ theme, format, dimensions, title: made.title }));
  return { made, cards };
}

/** The captions on each card, with their sizes. */
function captionsOn({ elements }: PlacedCard): { text: string; size: number }[] {
  return elements.flatMap((element) =>
    element.kind === 'text' && element.role === 'caption'
      ? element.paragraphs.map(({ runs }) => ({
          text: runs.map(({ text }) => text).join(''),
          size: runs[0]!.style.size,
        }))
      : [],
  );
}

describe('footnotes of Markdown', () => {
  const shapes: [Format, Dimensions][] = [
    ['presentation', '16x9'],
    ['presentation', '4x3'],
    ['social', '4x5'],
    ['social', '9x16'],
  ];
  it.each(shapes)(
    'are at the foot of the card of their mark in a %s of %s, in every skeleton',
    (format, dimensions) => {
      for (const theme of SKELETON_THEMES) {
        const { made, cards } = deckOf(FOUR, format, dimensions, theme);
        expect(made.warnings).toEqual([]);
        expect(checkPlaced(cards)).toEqual({ inside: [], overlaps: [] });
        const notes = cards.map((card) => captionsOn(card).filter(({ text }) => /^[⁰¹²³⁴-⁹]/.test(text)));
        expect(notes.map((own) => own.map(({ text }) => text))).toEqual([
          [],
          ['¹ Report of the town treasurer.', '² Collective agreement of 2024.'],
          ['³ Survey of 18 schools.'],
          ['⁴ The state pays until 2027.'],
        ]);
        for (const { size } of notes.flat()) expect(size).toBeGreaterThanOrEqual(12);
      }
    },
  );

  it('are on a card of their own, in the language of the deck, if a card has more than three', () => {
    const { made, cards } = deckOf(MANY, 'presentation', '16x9');
    expect(made.warnings).toEqual([]);
    expect(cards).toHaveLength(countNaturalCards(inputOf(MANY, 'presentation')));
    expect(cards.at(-1)!.title).toBe('Notes');
    expect(cards.flatMap(captionsOn)).toEqual([]);
    const german = layOutDeck(made.cards, sampleOptions({ language: 'de' }));
    expect(german.cards.at(-1)!.title).toBe('Anmerkungen');
  });

  it('stay text on a full card, so that none is lost', () => {
    const row = 'Long text that fills the whole card and leaves no space at its foot at all. ';
    const full = `# Lunch\n\n---\n\n## Cost\n\n${row.repeat(24)}[^1]\n\n[^1]: Source.`;
    const made = makeCards({
      ...inputOf(full, 'presentation'),
      ...{ cardSplit: 'inputTextBreaks', numCards: 2, amount: 'medium' },
    });
    const { cards } = layOutDeck(made.cards, sampleOptions());
    expect(JSON.stringify(cards.map(({ elements }) => elements))).toContain('Source.');
  });

  it('are left out with their mark if the text is shortened, and stay whole otherwise', () => {
    const { made } = deckOf(FOUR, 'presentation', '16x9', SKELETON_THEMES[0], 'condense');
    const text = JSON.stringify(made.cards);
    for (const at of ['1', '2', '3', '4']) expect(text.split(`"note":"${at}"`).length - 1).not.toBe(1);
  });
});
