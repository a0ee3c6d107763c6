/**
 * One step of an outline: move, line, cubic curve or close. Coordinates are in points of the card or in units of the
 * icon's grid.
 */
export type PathStep =
  | ['M', number, number]
  | ['L', number, number]
  | ['C', number, number, number, number, number, number]
  | ['Z'];

/** The same outline with every coordinate mapped. */
export function mapPath(
  path: readonly PathStep[],
  x: (value: number) => number,
  y: (value: number) => number,
): PathStep[] {
  return path.map((step): PathStep => {
    switch (step[0]) {
      case 'Z':
        return step;
      case 'C':
        return ['C', x(step[1]), y(step[2]), x(step[3]), y(step[4]), x(step[5]), y(step[6])];
      default:
        return [step[0], x(step[1]), y(step[2])];
    }
  });
}

/** An outline as an SVG `d` attribute. */
export function pathData(path: readonly PathStep[]): string {
  return path
    .map(([letter, ...numbers]) => letter + numbers.map((value) => Math.round(value * 100) / 100).join(' '))
    .join('');
}

/**
 * A sector of a ring, or of a disc if `inner` is 0. Angles are in degrees, clockwise from the top, up to a full turn.
 * Each arc consists of cubics of at most a quarter turn.
 */
export function sectorPath(cx: number, cy: number, inner: number, outer: number, from: number, to: number): PathStep[] {
  const whole = to - from >= 359.999;
  const rim = arcSteps(cx, cy, outer, from, to);
  if (whole) {
    const path: PathStep[] = [['M', ...onCircle(cx, cy, outer, from)], ...rim, ['Z']];
    return inner <= 0
      ? path
      : [...path, ['M', ...onCircle(cx, cy, inner, to)], ...arcSteps(cx, cy, inner, to, from), ['Z']];
  }
  const back: PathStep[] =
    inner <= 0 ? [['L', cx, cy]] : [['L', ...onCircle(cx, cy, inner, to)], ...arcSteps(cx, cy, inner, to, from)];
  return [['M', ...onCircle(cx, cy, outer, from)], ...rim, ...back, ['Z']];
}

/** An open path of straight lines from corner to corner. */
export function polyline(...corners: [number, number][]): PathStep[] {
  return corners.map(([x, y], at): PathStep => [at === 0 ? 'M' : 'L', x, y]);
}

export function polygonPath(...corners: [number, number][]): PathStep[] {
  return [...polyline(...corners), ['Z']];
}

/** A point on a circle. Degrees clockwise from the top. */
export function onCircle(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

export function arcSteps(cx: number, cy: number, radius: number, from: number, to: number): PathStep[] {
  const parts = Math.max(1, Math.ceil(Math.abs(to - from) / 90 - 1e-9));
  const step = (to - from) / parts;
  // The control points of a cubic that follows an arc of `step` degrees.
  const reach = (4 / 3) * Math.tan((step * Math.PI) / 720) * radius;
  return Array.from({ length: parts }, (_, part): PathStep => {
    const [a, b] = [from + part * step, from + (part + 1) * step];
    const [x1, y1] = onCircle(cx, cy, radius, a);
    const [x2, y2] = onCircle(cx, cy, radius, b);
    const tangent = (degrees: number): [number, number] => onCircle(0, 0, reach, degrees + 90);
    const [dx1, dy1] = tangent(a);
    const [dx2, dy2] = tangent(b);
    return ['C', x1 + dx1, y1 + dy1, x2 - dx2, y2 - dy2, x2, y2];
  });
}

/** The bounding box of an outline's points, including control points. */
export function pathBounds(path: readonly PathStep[]): { x: number; y: number; width: number; height: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, ...numbers] of path)
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      left = Math.min(left, numbers[index]!);
      right = Math.max(right, numbers[index]!);
      top = Math.min(top, numbers[index + 1]!);
      bottom = Math.max(bottom, numbers[index + 1]!);
    }
  return left > right
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}

/** Parallel lines at 45 degrees, each cut to its rectangle. */
export function hatchPath(x: number, y: number, width: number, height: number, gap: number): PathStep[] {
  const path: PathStep[] = [];
  for (let at = gap; at < width + height; at += gap) {
    const [fromX, fromY] = at <= height ? [x, y + at] : [x + at - height, y + height];
    const [toX, toY] = at <= width ? [x + at, y] : [x + width, y + at - width];
    path.push(['M', fromX, fromY], ['L', toX, toY]);
  }
  return path;
}

/**
 * Serialises an outline as text such as `M2 3L4.5-6C…Z`: absolute steps, with a space only where no minus separates two
 * numbers.
 */
export function writePathText(steps: readonly PathStep[]): string {
  return steps.map(([kind, ...numbers]) => kind + numbers.join(' ').replaceAll(' -', '-')).join('');
}

const NUMBERS = /-?[\d.]+/g;

export function readPathText(text: string): PathStep[] {
  return [...text.matchAll(/([MLCZ])([^MLCZ]*)/g)].map(
    ([, kind, numbers = '']) => [kind, ...(numbers.match(NUMBERS) ?? []).map(Number)] as PathStep,
  );
}
