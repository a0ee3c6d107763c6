import type { PathStep } from '@/lib/deck/path';
import { arcCurves } from './arc-curves';

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
export function pathSteps(data: string): PathStep[] {
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
