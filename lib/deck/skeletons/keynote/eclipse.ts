import { arcSteps, onCircle, type PathStep } from '../../path';
import type { Stage } from '../stage';
import type { KeynotePage } from './page';

/** A circle in pixels of the design. */
export type Disc = { x: number; y: number; radius: number };

export function pointAt({ x, y }: Disc, radius: number, degrees: number): [number, number] {
  return onCircle(x, y, radius, degrees);
}

/** A thin arc, as a line. */
export function arcPath(disc: Disc, from: number, to: number): PathStep[] {
  return [['M', ...pointAt(disc, disc.radius, from)], ...arcSteps(disc.x, disc.y, disc.radius, from, to)];
}

export type Rays = {
  /** The rays are on an arc around the direction `middle`. Angles in degrees. */
  middle: number;
  spread: number;
  count: number;
  /** Every nth ray is long. */
  period: number;
  length: number;
  width?: number;
};

/** Rays of equal strength are one shape, so that a drawing with a hundred of them stays small. */
const STRENGTHS = [0.16, 0.3, 0.46, 0.64, 0.86];

/** Rays around a disc: longest and brightest in the middle, fading to both sides. */
export function drawRays(stage: Stage, disc: Disc, rays: Rays): void {
  const { middle, spread, count, period, length, width = 1.5 } = rays;
  const paths: PathStep[][] = STRENGTHS.map(() => []);
  for (let at = 0; at < count; at += 1) {
    const share = at / (count - 1);
    const strength = Math.exp(-((share - 0.5) ** 2) / 0.06);
    const degrees = middle + (share - 0.5) * 2 * spread;
    // Counted from the middle, so that the longest ray is on the axis.
    const isLong = Math.abs(at - Math.floor(count / 2)) % period === 0;
    const reach = length * 0.24 + length * 0.76 * strength * (isLong ? 1 : 0.42);
    const level = Math.min(STRENGTHS.length - 1, Math.floor(strength * STRENGTHS.length));
    const from = pointAt(disc, disc.radius, degrees);
    const to = pointAt(disc, disc.radius + reach, degrees);
    if (Math.min(from[1], to[1]) > stage.height || Math.max(from[1], to[1]) < 0) continue;
    if (Math.max(from[0], to[0]) < 0 || Math.min(from[0], to[0]) > stage.width) continue;
    paths[level]!.push(['M', ...from], ['L', ...to]);
  }
  for (const [level, path] of paths.entries())
    stage.path(path, null, { colour: 'accent', width }, { opacity: STRENGTHS[level]! });
}

/**
 * The lit edge of a disc: a crescent, thickest in the direction `middle` (0 the top, 180 the foot), between the
 * disc's rim and a second disc moved away from it. Only the part within `spread` degrees is drawn.
 */
export function crescentPath(disc: Disc, thickness: number, middle: 0 | 180, spread: number): PathStep[] {
  const sign = middle === 0 ? 1 : -1;
  const inner = { ...disc, y: disc.y + thickness * sign, radius: disc.radius - 1 };
  const [from, to] = [middle - spread, middle + spread];
  return [
    ['M', ...pointAt(disc, disc.radius, from)],
    // Drawn in two halves, whose control points stay within the bounding box of the arc, because the fill fades across
    // that box.
    ...arcSteps(disc.x, disc.y, disc.radius, from, middle),
    ...arcSteps(disc.x, disc.y, disc.radius, middle, to),
    ['L', ...pointAt(inner, inner.radius, to)],
    ...arcSteps(inner.x, inner.y, inner.radius, to, middle),
    ...arcSteps(inner.x, inner.y, inner.radius, middle, from),
    ['Z'],
  ];
}

/** The angle at which the rim of a disc leaves the card, so that nothing is drawn beyond it. */
export function spreadWithin({ y, radius }: Disc, edge: number): number {
  const share = Math.min(1, Math.max(-1, Math.abs(edge - y) / radius));
  return (Math.acos(share) * 180) / Math.PI;
}

/** The distance below the top of a disc at which its rim has the given width; the radius if it never has. */
export function depthOfChord(radius: number, width: number): number {
  const half = Math.min(radius, width / 2);
  return radius - Math.sqrt(radius ** 2 - half ** 2);
}

/** A disc lit from one side, from a thin crescent to full, as the moon is through a month. */
export function phasePath({ x, y, radius }: Disc, share: number): PathStep[] {
  const lit = Math.min(1, Math.max(0.06, share));
  if (lit >= 0.995) return [['M', x, y - radius], ...arcSteps(x, y, radius, 0, 360), ['Z']];
  // The edge of the light is half an ellipse, from the rim on the right at 0 to the rim on the left at 1.
  const width = radius * (1 - 2 * lit);
  const reach = (4 / 3) * Math.tan(Math.PI / 8);
  return [
    ['M', x, y - radius],
    ...arcSteps(x, y, radius, 0, 180),
    ['C', x + width * reach, y + radius, x + width, y + radius * reach, x + width, y],
    ['C', x + width, y - radius * reach, x + width * reach, y - radius, x, y - radius],
    ['Z'],
  ];
}

/** A moon that fills as the deck goes on. */
export function drawMoon(page: KeynotePage, disc: Disc, share: number): void {
  drawRays(
    page,
    { ...disc, radius: disc.radius + 18 },
    {
      middle: 90,
      spread: 128,
      count: 85,
      period: 4,
      length: 32,
    },
  );
  page.ellipse(disc.x, disc.y, disc.radius, disc.radius, 'surface', { colour: 'line', width: 1.5 });
  page.path(phasePath(disc, share), 'accent');
}
