import { describe, expect, it } from 'vitest';
import { iconSteps } from './icon-steps';

describe('iconSteps', () => {
  it('draws a circle as four curves', () => {
    const steps = iconSteps([['circle', { cx: '12', cy: '12', r: '10' }]]);
    expect(steps.map(([kind]) => kind).join('')).toBe('MCCCCZ');
    expect(steps[0]).toEqual(['M', 22, 12]);
    expect(steps[1]).toEqual(['C', 22, 17.52, 17.52, 22, 12, 22]);
  });

  it('fills a small circle with a dot', () => {
    const steps = iconSteps([['circle', { cx: 7.5, cy: 8, r: 0.5, fill: 'currentColor' }]]);
    expect(steps.slice(-2)).toEqual([
      ['M', 7.5, 8],
      ['L', 7.51, 8],
    ]);
  });

  it('draws an ellipse by both radii', () => {
    const steps = iconSteps([['ellipse', { cx: 12, cy: 5, rx: 9, ry: 3 }]]);
    expect(steps[1]!.slice(-2)).toEqual([12, 8]);
  });

  it('draws rectangles with and without corners; one radius applies to both, up to half a side', () => {
    expect(iconSteps([['rect', { x: 2, y: 3, width: 4, height: 5 }]])).toEqual([
      ['M', 2, 3],
      ['L', 6, 3],
      ['L', 6, 8],
      ['L', 2, 8],
      ['Z'],
    ]);
    const rounded = iconSteps([['rect', { x: 0, y: 0, width: 10, height: 4, rx: 9 }]]);
    expect(rounded.map(([kind]) => kind).join('')).toBe('MLCLCLCLCZ');
    expect(rounded[0]).toEqual(['M', 5, 0]);
    expect(rounded[2]!.slice(-2)).toEqual([10, 2]);
  });

  it('draws lines, and points open or closed', () => {
    const points = '1,2 3,4 5,2';
    const shapes = iconSteps([
      ['line', { x1: 1, x2: 2, y1: 3, y2: 4.005 }],
      ['polyline', { points }],
      ['polygon', { points }],
    ]);
    expect(shapes.map(([kind]) => kind).join('')).toBe('MLMLLMLLZ');
    expect(shapes[1]).toEqual(['L', 2, 4.01]);
  });

  it('rejects an unknown element', () => {
    expect(() => iconSteps([['text', {}]])).toThrow('<text>');
  });
});
