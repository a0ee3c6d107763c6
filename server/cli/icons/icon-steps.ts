import type { PathStep } from '@/lib/deck/path';
import { arcCurves } from './arc-curves';
import { pathSteps } from './path-steps';

/** An element of an icon as `lucide-static` lists it: its name and attributes. */
export type IconElement = [name: string, attributes: Record<string, string | number>];

/** All elements of an icon as one outline of absolute moves, lines, cubic curves and closes, to two decimals. */
export function iconSteps(elements: IconElement[]): PathStep[] {
  return elements.flatMap(([name, attributes]) => elementSteps(name, attributes)).map(roundStep);
}

function elementSteps(name: string, attributes: IconElement[1]): PathStep[] {
  const read = (key: string): number => Number(attributes[key] ?? 0);
  switch (name) {
    case 'path':
      return pathSteps(String(attributes.d));
    case 'circle':
      return [
        ...ellipseSteps(read('cx'), read('cy'), read('r'), read('r')),
        ...(attributes.fill ? dotSteps(read('cx'), read('cy')) : []),
      ];
    case 'ellipse':
      return ellipseSteps(read('cx'), read('cy'), read('rx'), read('ry'));
    case 'line':
      return [
        ['M', read('x1'), read('y1')],
        ['L', read('x2'), read('y2')],
      ];
    case 'polyline':
    case 'polygon':
      return pathSteps(`M${attributes.points}${name === 'polygon' ? 'Z' : ''}`);
    case 'rect': {
      // A missing radius equals the other one, and neither exceeds half of its side.
      const rx = Math.min(Number(attributes.rx ?? attributes.ry ?? 0), read('width') / 2);
      const ry = Math.min(Number(attributes.ry ?? attributes.rx ?? 0), read('height') / 2);
      return rectangleSteps(read('x'), read('y'), read('width'), read('height'), rx, ry);
    }
    default:
      throw new Error(`Icons with a <${name}> cannot be read.`);
  }
}

/**
 * Outlines are only stroked: a dot in the middle closes the hole that some renderers leave in a small filled circle.
 */
function dotSteps(x: number, y: number): PathStep[] {
  return [
    ['M', x, y],
    ['L', x + 0.01, y],
  ];
}

function ellipseSteps(cx: number, cy: number, rx: number, ry: number): PathStep[] {
  const right: [number, number] = [cx + rx, cy];
  const left: [number, number] = [cx - rx, cy];
  const half = { radii: [rx, ry] as [number, number], rotation: 0, isLarge: false, isClockwise: true };
  return [
    ['M', ...right],
    ...arcCurves({ ...half, from: right, to: left }),
    ...arcCurves({ ...half, from: left, to: right }),
    ['Z'],
  ];
}

function rectangleSteps(x: number, y: number, width: number, height: number, rx: number, ry: number): PathStep[] {
  const [right, bottom] = [x + width, y + height];
  if (rx === 0 || ry === 0) return pathSteps(`M${x} ${y}H${right}V${bottom}H${x}Z`);
  const corner = `A${rx} ${ry} 0 0 1`;
  return pathSteps(
    `M${x + rx} ${y}H${right - rx}${corner} ${right} ${y + ry}V${bottom - ry}${corner} ${right - rx} ${bottom}` +
      `H${x + rx}${corner} ${x} ${bottom - ry}V${y + ry}${corner} ${x + rx} ${y}Z`,
  );
}

function roundStep([kind, ...numbers]: PathStep): PathStep {
  return [kind, ...numbers.map((each) => Math.round(each * 100) / 100 + 0)] as PathStep;
}
