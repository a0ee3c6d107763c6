import { describe, expect, it } from 'vitest';
import { layOutDeck } from '../../lay-out-deck';
import type { PlacedCard, PlacedText } from '../../placed';
import { card, heading, paragraph, prose } from '../../testing/sample-blocks';
import { sampleOptions } from '../../testing/sample-options';
import { TESTED_THEMES } from '../../testing/tested-themes';
import type { DeckTheme } from '../../theme';
import { findStandardTheme } from '../../themes/all-themes';

const theme = findStandardTheme('citrus')!;
/** 36 pixels of a post 1080 wide, in points: a post is 720 wide in the design, and a pixel of it 0.75 points. */
const READABLE = 18;

function posts(count: number, title = 'Bees', look: DeckTheme = theme) {
  const rest = Array.from({ length: count - 1 }, (_, at) => card(heading(`Part ${at}`), paragraph(prose(20))));
  return layOutDeck(
    [{ ...card(heading(title, 1), paragraph('Status: for review on 6 March.')), part: 'title' }, ...rest],
    sampleOptions({ theme: look, format: 'social', dimensions: '4x5' }),
  ).cards;
}

const largest = (text: PlacedText) =>
  Math.max(...text.paragraphs.flatMap(({ runs }) => runs.map(({ style }) => style.size)));
const textOf = ({ elements }: { elements: { kind: string }[] }, role: string) =>
  elements.find((element): element is PlacedText => element.kind === 'text' && (element as PlacedText).role === role)!;

describe('page marks', () => {
  const shapes = (count: number) => posts(count)[1]!.elements.filter(({ kind }) => kind === 'shape').length;

  it('are a row of squares for up to twenty posts', () => expect(shapes(20) - shapes(21)).toBe(20));

  it.each(TESTED_THEMES)('end with an arrow to the next post, but not on the last, in $id', (each) => {
    const besideNumber = (post: PlacedCard) => {
      const { x, y, width } = textOf(post, 'cardNumber').box;
      return post.elements.filter(({ kind, box }) => kind === 'shape' && box.x >= x + width && box.y > y - 12);
    };
    expect(posts(3, 'Bees', each).map((post) => besideNumber(post).length)).toEqual([2, 2, 0]);
  });

  it('are only a number in readable type for more', () =>
    expect(largest(textOf(posts(21)[1]!, 'cardNumber'))).toBeGreaterThan(READABLE));
});
