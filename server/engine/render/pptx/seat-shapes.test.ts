import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { TESTED_THEMES } from '@/lib/deck/testing/tested-themes';
import { toEmu } from '@/lib/deck/units';
import { type ReadElement, readXml } from '../testing/check-pptx';
import { realDeck } from '../testing/sample-texts';
import { writePptx } from './write-pptx';

function find(root: ReadElement, name: string): ReadElement | undefined {
  return root.name === name ? root : root.children.map((child) => find(child, name)).find(Boolean);
}

/** Top and bottom of the placeholders of a master, in points. */
function placeholders(part: Uint8Array): { type: string | undefined; top: number; bottom: number }[] {
  const tree = find(readXml(strFromU8(part)), 'p:spTree');
  return tree!.children.flatMap((shape) => {
    const [place, offset, extent] = ['p:ph', 'a:off', 'a:ext'].map((name) => find(shape, name));
    if (!place || !offset || !extent) return [];
    const top = Number(offset.attributes.get('y')) / toEmu(1);
    return { type: place.attributes.get('type'), top, bottom: top + Number(extent.attributes.get('cy')) / toEmu(1) };
  });
}

describe('seatBox', () => {
  it.each(TESTED_THEMES.map(({ id }) => id))('does not overlap the title in the master of %s', (id) => {
    const theme = TESTED_THEMES.find((each) => each.id === id)!;
    const parts = unzipSync(writePptx(realDeck('meeting', theme, 'presentation', '16x9'), new Map()));
    const places = placeholders(parts['ppt/slideMasters/slideMaster1.xml']!);
    const title = places.find(({ type }) => type === 'title');
    const body = places.find(({ type }) => type === 'body');
    expect(body!.top > title!.bottom || body!.bottom < title!.top).toBe(true);
  });
});
