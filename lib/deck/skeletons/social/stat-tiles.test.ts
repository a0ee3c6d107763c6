import { expect, it } from 'vitest';
import { inDepth } from '@/e2e/support/depth';
import { checkPlaced } from '../../check/check-placed';
import { layOutDeck } from '../../lay-out-deck';
import { findLostWords } from '../../testing/find-lost-words';
import { card, heading, list, paragraph, prose } from '../../testing/sample-blocks';
import { sampleOptions } from '../../testing/sample-options';
import { TESTED_THEMES } from '../../testing/tested-themes';

const LABELS = [
  'Kioske',
  'der Pendler kaufen Kaffee außerhalb',
  'Kioske einer Kette, beide schließen um 16 Uhr',
  'Nachbarschaftshilfen mit Gemeinschaftsunterkunft',
];
const FIGURES = ['14.000', '2', '63 %', '4,10 €', '8', '12'];

const CASES = (['1x1', '4x5', '9x16'] as const).flatMap((dimensions) =>
  LABELS.flatMap((label) =>
    [3, 4, 6].flatMap((count) => [0, 45].map((words) => ({ dimensions, label, count, words }))),
  ),
);

it.each(TESTED_THEMES)('keeps labels of any length within their tiles in $name', (theme) => {
  for (const { dimensions, label, count, words } of inDepth(CASES, 25)) {
    const items = FIGURES.slice(0, count).map((figure) => `${figure} ${label}`);
    const source = card(
      heading('14.000 Nachbarn und kein guter Kaffee'),
      list(...items),
      ...(words > 0 ? [paragraph(prose(words))] : []),
    );
    const cards = [card(heading('Cover', 1)), source, card(heading('Ende'), paragraph('Bis bald.'))];
    const post = layOutDeck(cards, sampleOptions({ theme, format: 'social', dimensions })).cards[1]!;
    expect(findLostWords(source, [post])).toEqual([]);
    expect(checkPlaced([post]), `${dimensions} ${count} ${words} ${label}`).toEqual({ inside: [], overlaps: [] });
    for (const [at, tile] of post.elements.entries()) {
      if (tile.kind !== 'shape' || tile.shape !== 'rect' || !tile.fill || tile.box.height < 30) continue;
      for (const text of post.elements.slice(at + 1)) {
        const isIn =
          text.kind === 'text' &&
          text.box.x > tile.box.x &&
          text.box.x + text.box.width < tile.box.x + tile.box.width &&
          text.box.y > tile.box.y &&
          text.box.y < tile.box.y + tile.box.height;
        if (isIn)
          expect(text.box.y + text.box.height, `${dimensions} ${count} ${words} ${label}`).toBeLessThanOrEqual(
            tile.box.y + tile.box.height + 0.5,
          );
      }
    }
  }
});
