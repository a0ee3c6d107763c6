import { describe, expect, it } from 'vitest';
import type { PlacedChart, PlacedElement } from '../placed';
import { growth, MOST_LINEAR_GROWTH } from '../testing/growth';
import { sampleCard } from '../testing/sample-card';
import type { Box } from '../units';
import { checkPlaced } from './check-placed';

const image = (box: Box): PlacedElement => ({
  kind: 'image',
  box,
  picture: { kind: 'placeholder', reason: '' },
  alt: '',
  fit: 'cover',
  radius: 0,
  decorative: false,
});

const cardOf = (elements: PlacedElement[], height = 1e6) => sampleCard(elements, { width: 100, height });

/** Boxes stacked in two columns. */
const grid = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    image({ x: (at % 2) * 50, y: Math.floor(at / 2) * 10, width: 50, height: 10 }),
  );

describe('checkPlaced', () => {
  it('finds every overlap once, regardless of the order of elements', () => {
    const elements = [
      image({ x: 0, y: 40, width: 20, height: 20 }),
      image({ x: 0, y: 0, width: 20, height: 100 }),
      image({ x: 10, y: 55, width: 20, height: 20 }),
      image({ x: 60, y: 0, width: 20, height: 100 }),
    ];
    const { overlaps } = checkPlaced([cardOf(elements)]);
    expect(overlaps.map(({ message }) => message).sort()).toEqual([
      'a image [0, 0, 20 × 100] overlaps a image [10, 55, 20 × 20]',
      'a image [0, 40, 20 × 20] overlaps a image [0, 0, 20 × 100]',
      'a image [0, 40, 20 × 20] overlaps a image [10, 55, 20 × 20]',
    ]);
  });

  it('accepts boxes that touch', () => expect(checkPlaced([cardOf(grid(100))])).toEqual({ inside: [], overlaps: [] }));

  it('accepts elements within the hole of a ring, but none that touch its segments', () => {
    const box = { x: 0, y: 0, width: 80, height: 80 };
    const chart = { kind: 'doughnut' } as PlacedChart['chart'];
    const look = { plot: box, hole: 0.5 } as PlacedChart['look'];
    const ring: PlacedChart = { kind: 'chart', box, chart, alt: '', look, drawing: [] };
    const overlaps = (size: number) =>
      checkPlaced([cardOf([ring, image({ x: 40 - size / 2, y: 40 - size / 2, width: size, height: size })])]).overlaps;
    expect(overlaps(28)).toEqual([]);
    expect(overlaps(32)).toHaveLength(1);
  });

  it('reports no more than 100 overlaps', () => {
    const stack = Array.from({ length: 50 }, () => image({ x: 0, y: 0, width: 10, height: 10 }));
    expect(checkPlaced([cardOf(stack)]).overlaps).toHaveLength(100);
  });

  it('takes linear time in the number of elements', () => {
    const ratio = growth(4000, (size) => {
      const cards = [cardOf(grid(size))];
      return () => void checkPlaced(cards);
    });
    expect(ratio).toBeLessThan(MOST_LINEAR_GROWTH);
  });
});
