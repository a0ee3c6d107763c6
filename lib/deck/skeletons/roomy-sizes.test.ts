import { describe, expect, it } from 'vitest';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import { type LayoutName, paragraphsOf } from '../placed';
import { deckFrom } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';
import { SKELETON_THEMES } from '../testing/tested-themes';

const THEMES = SKELETON_THEMES.map((theme) => [theme.skeleton, theme] as const);

/** The type sizes, in points, of the runs on the second card that contain `wanted`. */
function sizesOf(
  text: string,
  wanted: string,
  theme: (typeof THEMES)[number][1],
  layoutSequence: LayoutName[] | null = null,
): number[] {
  const { cards } = deckFrom(`# Ferry\n\nReport\n\n---\n\n${text}`, { cardSplit: 'inputTextBreaks' });
  const placed = layOutDeck(cards, sampleOptions({ theme, layoutSequence })).cards;
  const { inside, overlaps } = checkPlaced(placed);
  expect([...inside, ...overlaps]).toEqual([]);
  expect(placed[1]!.verdict.kind).toBe('placed');
  return placed[1]!.elements
    .flatMap(paragraphsOf)
    .flatMap(({ lines }) => lines.flatMap(({ runs }) => runs))
    .filter((run) => run.text.includes(wanted))
    .map(({ style }) => style.size);
}

describe.each(THEMES)('cards with little content: %s', (_, theme) => {
  it('set items of a word or two large', () => {
    const sizes = sizesOf('## Three points\n\n- Costs fell\n- Visits rose\n- Nobody left', 'Visits', theme);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(31);
  });

  it('set a short text larger than a long one', () => {
    const few =
      '## Results\n\nThe ferry sailed on each day of the long winter.\n\nNobody was left on the quay, and the mail came over twice a week as it should.';
    const many = `${few}\n\n${'It came over twice a week with all of the letters. '.repeat(7)}`;
    expect(Math.min(...sizesOf(few, 'ferry', theme))).toBeGreaterThanOrEqual(26);
    expect(Math.max(...sizesOf(many, 'ferry', theme))).toBeLessThanOrEqual(26);
  });
});
