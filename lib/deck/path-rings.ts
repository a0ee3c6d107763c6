import type { PathStep } from './path';

/** A closed outline of straight segments. */
export type Ring = readonly (readonly [number, number])[];
/** A stretch of a line that is inside an outline. */
export type Span = readonly [from: number, to: number];

/** Segments per curve, finer than the eye can see at the size of a card. */
const SEGMENTS = 10;

/** The rings of a path, with curves converted to straight segments. */
export function ringsOf(path: readonly PathStep[], pieces = SEGMENTS): Ring[] {
  const rings: [number, number][][] = [];
  let ring: [number, number][] = [];
  for (const step of path) {
    if (step[0] === 'M') {
      ring = [[step[1], step[2]]];
      rings.push(ring);
    } else if (step[0] === 'L') ring.push([step[1], step[2]]);
    else if (step[0] === 'C') {
      const [x0, y0] = ring.at(-1) ?? [step[1], step[2]];
      for (let at = 1; at <= pieces; at += 1) {
        const t = at / pieces;
        const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        ring.push([a * x0 + b * step[1] + c * step[3] + d * step[5], a * y0 + b * step[2] + c * step[4] + d * step[6]]);
      }
    }
  }
  return rings.filter(({ length }) => length > 1);
}

/** The spans of a horizontal line at `y` that are within any of the rings, from left to right. */
export function spansAt(rings: readonly Ring[], y: number): Span[] {
  return unite(rings.flatMap((ring) => crossings(ring, y, 1, 0)));
}

/** The spans of a vertical line at `x`, from top to bottom. */
export function spansDown(rings: readonly Ring[], x: number): Span[] {
  return unite(rings.flatMap((ring) => crossings(ring, x, 0, 1)));
}

function crossings(ring: Ring, level: number, across: 0 | 1, along: 0 | 1): Span[] {
  const found: number[] = [];
  for (let at = 0; at < ring.length; at += 1) {
    const a = ring[at]!;
    const b = ring[(at + 1) % ring.length]!;
    if (a[across] <= level === b[across] <= level) continue;
    found.push(a[along] + ((level - a[across]) / (b[across] - a[across])) * (b[along] - a[along]));
  }
  found.sort((one, other) => one - other);
  return Array.from({ length: Math.floor(found.length / 2) }, (_, at) => [found[at * 2]!, found[at * 2 + 1]!] as const);
}

function unite(spans: Span[]): Span[] {
  const united: [number, number][] = [];
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    const last = united.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else united.push([from, to]);
  }
  return united;
}

/** The part of each ring to the right of a vertical line, as a path. */
export function rightOf(rings: readonly Ring[], x: number): PathStep[] {
  return rings.flatMap((ring): PathStep[] => {
    const kept: [number, number][] = [];
    for (let at = 0; at < ring.length; at += 1) {
      const a = ring[at]!;
      const b = ring[(at + 1) % ring.length]!;
      if (a[0] >= x) kept.push([a[0], a[1]]);
      if (a[0] >= x !== b[0] >= x) kept.push([x, a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1])]);
    }
    if (kept.length < 3) return [];
    return [...kept.map(([px, py], at): PathStep => [at === 0 ? 'M' : 'L', px, py]), ['Z']];
  });
}
