import { expect, it } from 'vitest';
import type { Block } from '../blocks';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import { card, heading, paragraph, prose } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';
import { TESTED_THEMES } from '../testing/tested-themes';

const photo: Block = {
  kind: 'image',
  picture: { kind: 'file', key: 'images/1.jpg', mediaType: 'image/jpeg', width: 1500, height: 1000 },
  alt: 'Hills',
  lines: { from: 1, to: 1 },
};

it.each(TESTED_THEMES)('shows the picture of a title and of a closing card in $name', (theme) => {
  const middle = card(heading('Something'), paragraph(prose(40)));
  for (const dimensions of ['16x9', '4x3', 'fluid'] as const)
    for (const words of ['A title', 'A title that is much longer than most and takes several lines on a cover']) {
      const cards = [
        card(heading(words), paragraph('And a line below it.'), photo),
        middle,
        card(heading('Thank you'), paragraph('Write to us.'), photo),
      ];
      const placed = layOutDeck(cards, sampleOptions({ theme, dimensions })).cards;
      expect(checkPlaced(placed)).toEqual({ inside: [], overlaps: [] });
      for (const at of [0, 2])
        expect(
          placed[at]?.elements.filter(({ kind }) => kind === 'image'),
          `${dimensions} card ${at}`,
        ).toHaveLength(1);
    }
});
