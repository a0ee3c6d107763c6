import { describe, expect, it } from 'vitest';
import { layOutDeck } from '../../lay-out-deck';
import type { PlacedCard } from '../../placed';
import { card, heading, paragraph } from '../../testing/sample-blocks';
import { sampleOptions } from '../../testing/sample-options';
import { STANDARD_THEMES } from '../../themes/all-themes';

const themes = STANDARD_THEMES.filter(({ skeleton }) => skeleton === 'soft');
const SIZES = ['1x1', '4x5', '9x16'] as const;

/** The towers of a post: the widest shapes on one foot. */
function towersOf({ elements }: PlacedCard) {
  const shapes = elements.filter(({ kind, box }) => kind === 'shape' && box.height > 60);
  const foot = Math.max(...shapes.map(({ box }) => box.y + box.height).filter((y) => y > 0));
  const standing = shapes.filter(({ box }) => Math.abs(box.y + box.height - foot) < 1 && box.width < 120);
  const width = Math.max(...standing.map(({ box }) => box.width));
  return standing.filter(({ box }) => width - box.width < 1);
}

describe.each(themes)('the street of posts in $id', (theme) => {
  it.each(SIZES)('has five towers below the text of the first and the last, in %s', (dimensions) => {
    const cards = layOutDeck(
      [
        { ...card(heading('The kitchen on Mill Street', 1), paragraph('Annual report.')), part: 'title' },
        card(heading('One thing'), paragraph('Most of the food was on its way to waste.')),
        card(heading('Come and eat'), paragraph('Every weekday.')),
      ],
      sampleOptions({ theme, format: 'social', dimensions }),
    ).cards;
    for (const post of [cards[0]!, cards[2]!]) {
      const towers = towersOf(post);
      expect(towers).toHaveLength(5);
      const top = Math.min(...towers.map(({ box }) => box.y));
      for (const { kind, box } of post.elements)
        if (kind === 'text' && box.y < top) expect(box.y + box.height).toBeLessThanOrEqual(top + 1);
    }
  });
});
