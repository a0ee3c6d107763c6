import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { TESTED_THEMES } from '@/lib/deck/testing/tested-themes';
import { toEmu } from '@/lib/deck/units';
import { type ReadElement, readXml } from '../testing/check-pptx';
import { realDeck } from '../testing/sample-texts';
import { seatBox } from './seat-shapes';
import { writePptx } from './write-pptx';

const SLIDE = { width: 960, height: 540 };

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
    return {
      type: place.attributes.get('type'),
      top,
      bottom: top + Number(extent.attributes.get('cy')) / toEmu(1),
    };
  });
}

describe('seatBox', () => {
  it('begins below a tall title, and keeps its bottom', () => {
    const usual = seatBox('content', SLIDE);
    const title = { x: 40, y: 60, width: 800, height: 140 };
    const below = seatBox('content', SLIDE, title);
    expect(below.y).toBe(212);
    expect(below.y + below.height).toBeCloseTo(usual.y + usual.height);
    expect(seatBox('content', SLIDE, { ...title, height: 40 })).toEqual(usual);
  });

  it('ends above a title in the lower half of the slide', () => {
    const title = { x: 0, y: 425, width: 900, height: 35 };
    expect(seatBox('content', SLIDE, title)).toMatchObject({ y: seatBox('title', SLIDE).y, height: 413 - 0.09 * 540 });
    const subtitle = seatBox('subTitle', SLIDE, title);
    expect(subtitle.y + subtitle.height).toBeCloseTo(413);
    expect(subtitle.height).toBeCloseTo(seatBox('subTitle', SLIDE).height);
  });

  it('keeps half of its height below a very tall title', () => {
    const low = seatBox('content', SLIDE, { x: 0, y: 50, width: 900, height: 400 });
    expect(low.height).toBeCloseTo(seatBox('content', SLIDE).height / 2);
  });

  it.each(TESTED_THEMES.map(({ id }) => id))('does not overlap the title in the master of %s', (id) => {
    const theme = TESTED_THEMES.find((each) => each.id === id)!;
    const parts = unzipSync(writePptx(realDeck('meeting', theme, 'presentation', '16x9'), new Map()));
    const places = placeholders(parts['ppt/slideMasters/slideMaster1.xml']!);
    const title = places.find(({ type }) => type === 'title');
    const body = places.find(({ type }) => type === 'body');
    expect(body!.top > title!.bottom || body!.bottom < title!.top).toBe(true);
  });
});
