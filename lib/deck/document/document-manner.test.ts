import { describe, expect, it } from 'vitest';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import type { PlacedCard, PlacedElement, PlacedShape, PlacedText } from '../placed';
import { card, heading, list, paragraph, prose, quote, table } from '../testing/sample-blocks';
import { textsOf } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';
import { TESTED_THEMES } from '../testing/tested-themes';
import { definitionsOf, readPart } from '../text/read-text';
import type { ColourToken, DeckTheme } from '../theme';
import { AA_RATIO, contrastRatio } from '../themes/contrast';
import { themeFor } from './paper-theme';

const NAMES = ['Loans', 'Recommendations for the council', 'Costs', 'People', 'What comes next'];

/** Bold words, links and code on all grounds. */
const EMPHASIS = readPart(
  '> [!NOTE]\n> **Stop** for `code` and [a link](https://example.org).\n\n| [Link](https://example.org) | **Bold** | `Code` |\n|---|---|---|\n| **Bold** | `code` | [link](https://example.org) |\n\n```js\nconst a = "string"; // comment\n```\n\n- Staff: 62 %\n- Media: 17 %\n- Sites: 21 %\n',
  1,
  definitionsOf(''),
);

function pagesOf(standard: DeckTheme, title = 'Annual report'): PlacedCard[] {
  const theme = themeFor(standard, 'document');
  const cards = [
    card(heading(title, 1), paragraph(prose(20))),
    ...NAMES.map((name, at) =>
      card(
        heading(name),
        paragraph(prose(260)),
        at % 2 === 0 ? table(['Year', 'Loans'], ['2023', '120'], ['2024', '140'], ['2025', '180']) : quote('Yes.'),
        list('One', 'Two', 'Three'),
      ),
    ),
    card(...EMPHASIS),
  ];
  const options = sampleOptions({ format: 'document', dimensions: 'a4', theme, title });
  return layOutDeck(cards, options).cards;
}

type Words = { element: Pick<PlacedText, 'paragraphs'>; ground: ColourToken | null };

/** The texts and table cells of an element, with their own grounds. */
function wordsIn(element: PlacedElement): Words[] {
  if (element.kind === 'text') return [{ element, ground: element.fill }];
  if (element.kind === 'chart') return element.drawing.flatMap(wordsIn);
  if (element.kind !== 'table') return [];
  return element.rows.flatMap(({ cells }) => cells.map((cell) => ({ element: cell, ground: cell.fill })));
}

describe('the documents of the skeletons', () => {
  const cases = TESTED_THEMES.map((theme) => [theme.id, theme] as const);

  it.each(cases)('are clean, with every section and page number: %s', (_, theme) => {
    for (const title of ['Annual report', `A report with a long title, ${prose(14)}`]) {
      const pages = pagesOf(theme, title);
      expect(checkPlaced(pages)).toEqual({ inside: [], overlaps: [] });
      const headings = pages.flatMap(textsOf).filter(({ headingLevel }) => headingLevel === 2);
      expect(headings).toHaveLength(NAMES.length);
      for (const page of pages.slice(1))
        expect(textsOf(page).filter(({ role }) => role === 'cardNumber')).toHaveLength(1);
    }
  });

  it.each(cases)('have readable words on every shape: %s', (_, standard) => {
    const { palette } = themeFor(standard, 'document');
    const holds = ({ box }: PlacedShape, x: number, y: number) =>
      x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    for (const { elements } of pagesOf(standard)) {
      const shapes = elements.filter((element) => element.kind === 'shape');
      for (const { element, ground: own } of elements.flatMap(wordsIn))
        for (const { baseline, runs } of element.paragraphs.flatMap(({ lines }) => lines))
          for (const { x, width, style } of runs) {
            const under = shapes.findLast((shape) => shape.fill && holds(shape, x + width / 2, baseline - 2));
            const ground = own ?? under?.fill ?? 'ground';
            expect(contrastRatio(palette[style.colour], palette[ground])).toBeGreaterThanOrEqual(AA_RATIO);
          }
    }
  });
});
