import { beforeAll, describe, expect, it } from 'vitest';
import { checkPlaced } from '../check/check-placed';
import type { IconLibrary } from '../icons/icon-library';
import { loadIcons } from '../icons/load-icons';
import { illustrate } from '../illustrate/illustrate';
import { layOutDeck } from '../lay-out-deck';
import { ringsOf } from '../path-rings';
import { deckFrom } from '../testing/sample-deck';
import { sampleOptions } from '../testing/sample-options';
import { TESTED_THEMES } from '../testing/tested-themes';
import { PICTURE_ICONS } from './find-pictures';
import { pictureObjects } from './picture-objects';

let icons: IconLibrary;
beforeAll(async () => {
  icons = await loadIcons();
});

const iconsOf = (...names: string[]) => names.map((name) => ({ name, path: icons.readIcon(name)! }));

describe('objects made of icons', () => {
  it('exist for every icon of the list', () => {
    expect([...PICTURE_ICONS].filter((name) => !icons.readIcon(name))).toEqual([]);
  });

  it('stay in their boxes', () => {
    for (const { width, height, parts } of pictureObjects('Boats', iconsOf(...[...PICTURE_ICONS].slice(0, 6))) ?? [])
      for (const [x, y] of parts.flatMap(({ path }) => ringsOf(path).flat())) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.5);
        expect(x).toBeLessThanOrEqual(width + 0.5);
        expect(y).toBeLessThanOrEqual(height + 0.5);
      }
  });

  it('begin with the most telling icon, and are enough for a still life even with one', () => {
    expect(pictureObjects('Boats', [])).toBeNull();
    for (const count of [1, 2, 3, 6]) {
      const objects = pictureObjects(
        'Boats',
        iconsOf(...['ship', 'anchor', 'fish', 'lamp', 'crown', 'cat'].slice(0, count)),
      )!;
      expect(objects[0]!.name).toBe('icon ship');
      expect(objects.filter(({ name }) => name.startsWith('icon '))).toHaveLength(count);
      for (const stand of ['tall', 'wide', 'small', 'sky']) expect(objects.map((each) => each.stand)).toContain(stand);
    }
  });

  it.each(TESTED_THEMES.map((theme) => [theme.name, theme] as const))('are drawn without faults in %s', (_, theme) => {
    const { cards, title } = deckFrom('# The clock\n\nIt ticked.\n\n---\n\nThe clock and the boat.\n\n---\n\nA boat.', {
      cardSplit: 'inputTextBreaks',
    });
    const pictured = illustrate(cards, { source: 'aiGenerated', style: null, format: 'presentation' }).cards;
    const withIcons = layOutDeck(pictured, sampleOptions({ theme, title, subject: null, icons })).cards;
    const { inside, overlaps } = checkPlaced(withIcons);
    expect([...inside, ...overlaps]).toEqual([]);
    const without = layOutDeck(pictured, sampleOptions({ theme, title, subject: null, icons: null })).cards;
    expect(JSON.stringify(withIcons[0]!.elements)).not.toBe(JSON.stringify(without[0]!.elements));
  });
});
