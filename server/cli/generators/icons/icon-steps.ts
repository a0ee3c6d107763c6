import type { PathStep } from '@/lib/deck/path';

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

type Point = [number, number];

/** The handle that a following S or T mirrors, with the kind of its curve. */
interface Handle {
  kind: 'C' | 'Q';
  point: Point;
}

/** How many numbers each command of SVG path data takes. */
const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
/** The two flags of an arc are one digit each and need no separator after them. */
const FLAG = /[\s,]*([01])/y;
const COMMAND = /[\s,]*([a-z])/iy;

/** SVG path data as absolute moves, lines, cubic curves and closes. */
function pathSteps(data: string): PathStep[] {
  const steps: PathStep[] = [];
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  let last: Handle | null = null;

  for (const { command, values } of readCommands(data)) {
    const kind = command.toUpperCase();
    const isRelative = command !== kind;
    const point = (index: number): Point => [
      values[index]! + (isRelative ? at[0] : 0),
      values[index + 1]! + (isRelative ? at[1] : 0),
    ];
    const mirrored = (wanted: Handle['kind']): Point =>
      last?.kind === wanted ? [2 * at[0] - last.point[0], 2 * at[1] - last.point[1]] : at;
    let next: Handle | null = null;
    let to: Point = at;

    if (kind === 'M' || kind === 'L') {
      to = point(0);
      steps.push([kind, ...to]);
      if (kind === 'M') start = to;
    } else if (kind === 'H' || kind === 'V') {
      to = [...at];
      const axis = kind === 'H' ? 0 : 1;
      to[axis] = values[0]! + (isRelative ? at[axis] : 0);
      steps.push(['L', ...to]);
    } else if (kind === 'C' || kind === 'S') {
      const handle = point(kind === 'C' ? 2 : 0);
      to = point(kind === 'C' ? 4 : 2);
      steps.push(['C', ...(kind === 'C' ? point(0) : mirrored('C')), ...handle, ...to]);
      next = { kind: 'C', point: handle };
    } else if (kind === 'Q' || kind === 'T') {
      const handle = kind === 'Q' ? point(0) : mirrored('Q');
      to = point(kind === 'Q' ? 2 : 0);
      // The equivalent cubic has its handles two thirds of the way to the quadratic curve's handle.
      steps.push(['C', ...between(at, handle, 2 / 3), ...between(to, handle, 2 / 3), ...to]);
      next = { kind: 'Q', point: handle };
    } else if (kind === 'A') {
      const [rx = 0, ry = 0, rotation = 0, isLarge, isClockwise] = values;
      to = point(5);
      const radii: Point = [rx, ry];
      steps.push(
        ...arcCurves({ from: at, to, radii, rotation, isLarge: isLarge === 1, isClockwise: isClockwise === 1 }),
      );
    } else {
      to = start;
      steps.push(['Z']);
    }
    at = to;
    last = next;
  }
  return steps;
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Each command with its numbers; pairs after a move without a letter are lines. */
function* readCommands(data: string): Generator<{ command: string; values: number[] }> {
  let position = 0;
  const read = (pattern: RegExp): string | null => {
    pattern.lastIndex = position;
    const match = pattern.exec(data);
    if (match) position = pattern.lastIndex;
    return match?.[1] ?? null;
  };
  let command = '';
  while (data.slice(position).trim() !== '') {
    const letter = read(COMMAND);
    if (letter) command = letter;
    else if (command.toUpperCase() === 'M') command = command === 'M' ? 'L' : 'l';
    const kind = command.toUpperCase();
    const count = ARGUMENTS[kind];
    if (count === undefined || (!letter && count === 0)) throw new Error(`Cannot read path data: ${data}`);
    const values: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const value = read(kind === 'A' && (index === 3 || index === 4) ? FLAG : NUMBER);
      if (value === null) throw new Error(`Cannot read path data at ${position}: ${data}`);
      values.push(Number(value));
    }
    yield { command, values };
  }
}

export interface Arc {
  from: [number, number];
  to: [number, number];
  radii: [number, number];
  /** Rotation of the ellipse's first axis, in degrees. */
  rotation: number;
  isLarge: boolean;
  isClockwise: boolean;
}

/**
 * An elliptical arc as cubic curves of at most a quarter turn each: the centre as in appendix B.2.4 of SVG 2
 * (endpoint to centre conversion, with radii that are too small scaled up), then for each part of angle θ handles of
 * length 4/3 · tan(θ/4), with an error below 0.03 % of the radius.
 */
function arcCurves({ from, to, radii, rotation, isLarge, isClockwise }: Arc): PathStep[] {
  if (from[0] === to[0] && from[1] === to[1]) return [];
  let [rx, ry] = [Math.abs(radii[0]), Math.abs(radii[1])];
  if (rx === 0 || ry === 0) return [['L', ...to]];

  const phi = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [halfX, halfY] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const x1 = cos * halfX + sin * halfY;
  const y1 = -sin * halfX + cos * halfY;

  const reach = (x1 / rx) ** 2 + (y1 / ry) ** 2;
  if (reach > 1) [rx, ry] = [rx * Math.sqrt(reach), ry * Math.sqrt(reach)];

  const across = (rx * y1) ** 2 + (ry * x1) ** 2;
  const factor = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - across) / across));
  const [cx1, cy1] = [(factor * rx * y1) / ry, (-factor * ry * x1) / rx];
  const cx = cos * cx1 - sin * cy1 + (from[0] + to[0]) / 2;
  const cy = sin * cx1 + cos * cy1 + (from[1] + to[1]) / 2;

  const start = Math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx);
  let sweep = Math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - start;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;

  /** Maps a point of the unit circle to the ellipse. */
  const place = (x: number, y: number): [number, number] => [
    cx + cos * rx * x - sin * ry * y,
    cy + sin * rx * x + cos * ry * y,
  ];
  const parts = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const angle = sweep / parts;
  const handle = (4 / 3) * Math.tan(angle / 4);
  return Array.from({ length: parts }, (_, part): PathStep => {
    const [a, b] = [start + part * angle, start + (part + 1) * angle];
    return [
      'C',
      ...place(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a)),
      ...place(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b)),
      // The given end point, so that rounding errors do not accumulate along the outline.
      ...(part === parts - 1 ? to : place(Math.cos(b), Math.sin(b))),
    ];
  });
}
