import { describe, expect, it } from 'vitest';
import { nominalSize } from '../deck';
import { LAYOUT_NAMES, type LayoutName, type PlacedShape } from '../placed';
import { TESTED_THEMES } from '../testing/tested-themes';
import type { ColourToken, Palette } from '../theme';
import { AA_RATIO, blend, contrastRatio, textsOn } from '../themes/contrast';
import type { Size } from '../units';
import { drawMotif } from './draw-motif';
import { MOTIF_EDGE } from './motif-brush';

const SIZES = [
  nominalSize('presentation', '16x9'),
  nominalSize('presentation', '4x3'),
  nominalSize('document', 'a4'),
  nominalSize('social', '1x1'),
  nominalSize('social', '9x16'),
  { width: 960, height: 1200 },
];
const COVERS: LayoutName[] = ['title', 'section', 'closing'];
const named = TESTED_THEMES.map((theme) => [`${theme.name} (${theme.motif})`, theme] as const);

describe('drawMotif', () => {
  it.each(named)('%s keeps every text on every card at AA contrast', (_, theme) => {
    for (const size of SIZES) {
      for (const layout of ['title', 'section', 'bullets'] as const) {
        const ground: ColourToken = COVERS.includes(layout) ? theme.coverGround : 'ground';
        const texts = textsOn(ground).map((token) => theme.palette[token]);
        for (const index of [0, 1]) {
          const shapes = drawMotif(theme, { ...size, layout, index });
          for (const seen of coloursSeen(shapes, size, theme.palette, ground)) {
            for (const text of texts) expect(contrastRatio(text, seen)).toBeGreaterThanOrEqual(AA_RATIO);
          }
        }
      }
    }
  });

  it.each(named)('%s is sparse, and bolder on covers than on content cards', (_, theme) => {
    for (const size of SIZES) {
      for (const layout of LAYOUT_NAMES) {
        const shapes = drawMotif(theme, { ...size, layout, index: 1 });
        expect(shapes.length).toBeLessThanOrEqual(COVERS.includes(layout) ? 120 : 12);
        for (const { box, opacity } of shapes) {
          expect(opacity).toBeGreaterThan(0);
          expect(opacity).toBeLessThanOrEqual(1);
          expect(Object.values(box).every(Number.isFinite)).toBe(true);
          const meets = box.x < size.width && box.y < size.height && box.x + box.width >= 0 && box.y + box.height >= 0;
          expect(meets).toBe(true);
        }
      }
      const cover = drawMotif(theme, { ...size, layout: 'title', index: 0 });
      const content = drawMotif(theme, { ...size, layout: 'bullets', index: 0 });
      if (theme.motif !== 'none') expect(cover).not.toEqual(content);
    }
  });
});

/** Every colour behind some point where text may be. */
function coloursSeen(shapes: PlacedShape[], size: Size, palette: Palette, ground: ColourToken): Set<string> {
  const stacks = new Map<string, PlacedShape[]>();
  for (const point of textPoints(size)) {
    const stack = shapes.filter((shape) => covers(shape, point));
    stacks.set(stack.map((shape) => shapes.indexOf(shape)).join(), stack);
  }
  const mix = (under: string, { fill, stroke, opacity }: PlacedShape) =>
    blend(palette[fill ?? stroke!.colour], under, opacity);
  return new Set([...stacks.values()].map((stack) => stack.reduce(mix, palette[ground])));
}

/** A grid of points over the area of a card where text may be. */
function textPoints({ width, height }: Size): { x: number; y: number }[] {
  const inset = (MOTIF_EDGE * Math.min(width, height)) / 540 + 0.5;
  const points: { x: number; y: number }[] = [];
  for (let y = inset; y <= height - inset; y += 6) {
    for (let x = inset; x <= width - inset; x += 6) points.push({ x, y });
  }
  return points;
}

function covers({ shape, box, stroke }: PlacedShape, { x, y }: { x: number; y: number }): boolean {
  const half = (stroke?.width ?? 0) / 2;
  if (shape === 'rect' && stroke) {
    const inside = (grow: number) =>
      x >= box.x - grow && x <= box.x + box.width + grow && y >= box.y - grow && y <= box.y + box.height + grow;
    return inside(half) && !inside(-half);
  }
  if (shape === 'rect') return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  if (shape === 'ellipse') {
    const radius = box.width / 2;
    const away = Math.hypot(x - box.x - radius, y - box.y - box.height / 2);
    return stroke ? Math.abs(away - radius) <= half : away <= radius;
  }
  const length = Math.hypot(box.width, box.height);
  const across = Math.abs((x - box.x) * box.height - (y - box.y) * box.width) / length;
  const along = ((x - box.x) * box.width + (y - box.y) * box.height) / length;
  return across <= half && along >= 0 && along <= length;
}
