import { expect, it } from 'vitest';
import { layOutDeck } from '../../lay-out-deck';
import type { Subject } from '../../subjects/subject';
import { card, heading, list } from '../../testing/sample-blocks';
import { sampleOptions } from '../../testing/sample-options';
import { STANDARD_THEMES } from '../../themes/all-themes';

const theme = STANDARD_THEMES.find(({ id }) => id === 'field-notes')!;

function shapesOn(subject: Subject | null, title: string): number {
  const { cards } = layOutDeck(
    [card(heading('Deck', 1)), card(heading('How we got here'), list('2022: One', '2023: Two', '2024: Three'))],
    sampleOptions({ theme, subject, title, pictureIcons: [] }),
  );
  expect(cards[1]!.layout).toBe('timeline');
  return cards[1]!.elements.filter(({ kind }) => kind === 'shape').length;
}

it('draws an object on each note of a timeline, but none without a subject', () => {
  const bare = shapesOn(null, '');
  expect(shapesOn('nature', 'Allotment year')).toBeGreaterThan(bare + 6);
  // Without a subject, the objects are letters of the title.
  expect(shapesOn(null, 'Allotment year')).toBe(bare);
});
