import { describe, expect, it } from 'vitest';
import { inDepth } from '@/e2e/support/depth';
import { layOutDeck } from '../lay-out-deck';
import type { PlacedCard, PlacedParagraph } from '../placed';
import { deckFrom } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';
import { TESTED_THEMES } from '../testing/tested-themes';

const TITLES = [
  'Ember & Oat: a neighbourhood coffee shop',
  'The telecommunications infrastructure of a neighbourhood',
  'An internationalisation of the responsibilities in accommodation',
  'Die Verkehrsberuhigung der Innenstadt',
  'Unsere Nachbarschaftshilfe und die Gemeinschaftsküche',
  'Für die Wiederherstellung der Krankenhausversorgung',
];

const SIZES = [
  ['presentation', '16x9'],
  ['presentation', '4x3'],
  ['social', '4x5'],
  ['social', '9x16'],
] as const;

/** The words that end on another line than they begin. */
function partedWords({ runs, lines }: PlacedParagraph): string[] {
  const text = runs.map((run) => run.text.replaceAll('\u00a0', ' ')).join('');
  const parted: string[] = [];
  let at = 0;
  for (const line of lines.slice(0, -1)) {
    at += line.runs.map((run) => run.text).join('').length;
    if (text[at] === ' ') at += 1;
    else if (!/[\s-]$/.test(text.slice(0, at))) parted.push(text.slice(0, at).split(' ').at(-1)!);
  }
  return parted;
}

const partedTitles = ({ elements }: PlacedCard) =>
  elements.flatMap((element) =>
    element.kind === 'text' && element.role === 'title' ? element.paragraphs.flatMap(partedWords) : [],
  );

describe('a title with long words', () => {
  it.each(TESTED_THEMES)('ends no line inside a word in $name', (theme) => {
    const found = inDepth(TITLES, 3).flatMap((title) =>
      SIZES.flatMap(([format, dimensions]) => {
        const { cards } = deckFrom(
          [
            `# ${title}\n\nSpecialty coffee and honest breakfast`,
            `# ${title}`,
            `## ${title}\n\n- Beans from a roaster\n- Order ahead\n- Forty seats`,
            `## ${title}\n\nThank you`,
          ].join('\n---\n'),
          { cardSplit: 'inputTextBreaks', format },
        );
        return layOutDeck(cards, sampleOptions({ theme, format, dimensions })).cards.flatMap((card, at) =>
          partedTitles(card).map((word) => `${dimensions} ${at + 1} ${card.layout}: ${word}`),
        );
      }),
    );
    expect(found).toEqual([]);
  });
});
