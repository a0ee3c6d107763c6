import type { PathStep } from '@/lib/deck/path';

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
export function arcCurves({ from, to, radii, rotation, isLarge, isClockwise }: Arc): PathStep[] {
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
