import { expect, it } from 'vitest';
import type { PlacedElement, PlacedShape } from '@/lib/deck/placed';
import { groupShapes } from './place-shape';

const SLIDE = { width: 960, height: 540 };

function shape(x: number, y: number, width: number, height: number): PlacedShape {
  const look = { fill: 'accent', stroke: null, radius: 0, opacity: 1, shape: 'rect' } as const;
  return { kind: 'shape', box: { x, y, width, height }, ...look };
}
const text = { kind: 'text', box: { x: 0, y: 0, width: 100, height: 20 }, paragraphs: [] } as unknown as PlacedElement;
/** A house: walls, a roof and a door. */
const house = (x: number) => [shape(x, 100, 60, 50), shape(x, 80, 60, 20), shape(x + 20, 130, 15, 20)];

it('groups the shapes of each drawing', () => {
  const [one, other] = [house(100), house(300)];
  const mixed = [one[0]!, other[0]!, one[1]!, other[1]!, one[2]!, other[2]!];
  expect(groupShapes(mixed, SLIDE)).toEqual([one, other]);
});

it('leaves grounds, texts and single shapes alone, and keeps the painting order', () => {
  const ground = shape(0, 0, 960, 540);
  const [rule, tile] = [shape(40, 40, 300, 2), shape(400, 300, 80, 80)];
  const drawing = house(100);
  const elements = [ground, rule, tile, text, ...drawing, text];
  expect(groupShapes(elements, SLIDE)).toEqual([ground, rule, tile, text, drawing, text]);
});

it('does not search very long runs of shapes', () => {
  const many = Array.from({ length: 2000 }, (_, at) => shape((at * 37) % 900, (at * 53) % 500, 4, 4));
  expect(groupShapes(many, SLIDE)).toEqual([many]);
});
