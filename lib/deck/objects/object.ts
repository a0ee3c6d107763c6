import { readPathText } from '../icons/path-text';
import { arcSteps, mapPath, type PathStep, polygonPath, sectorPath } from '../path';

/** The role of a part: the mass of the object, a detail on it, or a hole where the background shows. */
export type ObjectTone = 'body' | 'second' | 'hole';

/** Closed outlines, or a stroke of width `line`. Parts are painted in order. */
export type ObjectPart = { tone: ObjectTone; path: PathStep[]; line?: number };

/** An object without a style: outlines in a box of its own, resting on the bottom edge. */
export type DrawnObject = {
  name: string;
  /** The folded words that mean this object and hardly anything else (see `foldWord`). */
  words: string;
  width: number;
  height: number;
  parts: readonly ObjectPart[];
};

type Corners = number | readonly [number, number, number, number];

export const body = (...paths: PathStep[][]): ObjectPart => ({ tone: 'body', path: paths.flat() });
export const second = (...paths: PathStep[][]): ObjectPart => ({ tone: 'second', path: paths.flat() });
export const hole = (...paths: PathStep[][]): ObjectPart => ({ tone: 'hole', path: paths.flat() });

export function line(tone: ObjectTone, width: number, ...paths: PathStep[][]): ObjectPart {
  return { tone, path: paths.flat(), line: width };
}

/** Reads an outline from text with absolute steps M, L, C, Z. */
export const draw = readPathText;

export const corners = polygonPath;

/** A rectangle; radii clockwise from the top left. */
export function rect(x: number, y: number, width: number, height: number, radius: Corners = 0): PathStep[] {
  const [a, b, c, d] = typeof radius === 'number' ? [radius, radius, radius, radius] : radius;
  const [right, foot] = [x + width, y + height];
  const turn = (cx: number, cy: number, r: number, from: number): PathStep[] =>
    r > 0 ? arcSteps(cx, cy, r, from, from + 90) : [];
  return [
    ['M', x + a, y],
    ['L', right - b, y],
    ...turn(right - b, y + b, b, 0),
    ['L', right, foot - c],
    ...turn(right - c, foot - c, c, 90),
    ['L', x + d, foot],
    ...turn(x + d, foot - d, d, 180),
    ['L', x, y + a],
    ...turn(x + a, y + a, a, 270),
    ['Z'],
  ];
}

export function disc(cx: number, cy: number, rx: number, ry = rx): PathStep[] {
  return mapPath(
    [['M', 0, -1], ...arcSteps(0, 0, 1, 0, 360), ['Z']],
    (value) => cx + value * rx,
    (value) => cy + value * ry,
  );
}

/** A sector of a disc, or of a ring if `inner` is more than 0. Degrees clockwise from the top. */
export function pie(cx: number, cy: number, radius: number, from: number, to: number, inner = 0): PathStep[] {
  return sectorPath(cx, cy, inner, radius, from, to);
}

/** An outline rotated clockwise about a point. */
export function turned(path: readonly PathStep[], degrees: number, cx: number, cy: number): PathStep[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return path.map((step) => {
    const [kind, ...numbers] = step;
    const moved: number[] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const [x, y] = [numbers[at]! - cx, numbers[at + 1]! - cy];
      moved.push(cx + x * cos - y * sin, cy + x * sin + y * cos);
    }
    return [kind, ...moved] as PathStep;
  });
}

/** An outline mirrored at the vertical line x = `axis`. */
export function mirrored(path: readonly PathStep[], axis: number): PathStep[] {
  return mapPath(
    path,
    (x) => axis * 2 - x,
    (y) => y,
  );
}
