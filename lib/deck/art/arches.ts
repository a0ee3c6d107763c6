import type { ArtCanvas } from './art-canvas';
import { type SvgNode, short, svg } from './svg';

/** Nested arches of different heights on one line, like a colonnade or a row of hills. */
export function drawArches({ width, height, side, random, paper, inks, dark, light, mix }: ArtCanvas): SvgNode[] {
  const [main, second, third] = inks;
  const floor = height * 0.86;
  const nodes: SvgNode[] = [
    svg('rect', { width, height, fill: mix(second, paper, 0.2) }),
    svg('circle', {
      cx: width * random.between(0.2, 0.8),
      cy: height * random.between(0.2, 0.28),
      r: side * random.between(0.07, 0.11),
      fill: third,
    }),
    svg('rect', { x: 0, y: floor, width, height: height - floor, fill: mix(dark, main, 0.4) }),
  ];
  const spacing = side * 0.34;
  const count = Math.ceil(width / spacing) + 1;
  const start = (width - (count - 1) * spacing) / 2;
  const places = random.shuffle(Array.from({ length: count }, (_, at) => start + at * spacing));
  for (const x of places) {
    const reach = side * random.between(0.17, 0.27);
    const stem = side * random.between(0, 0.24);
    const bands = random.shuffle([main, second, third]).concat(random.pick([light, dark]));
    bands.forEach((fill, at) => {
      const radius = reach * (1 - at * 0.24);
      nodes.push(
        svg('path', {
          d: `M${short(x - radius)} ${short(floor)}v${short(-stem)}a${short(radius)} ${short(radius)} 0 0 1 ${short(radius * 2)} 0v${short(stem)}Z`,
          fill,
        }),
      );
    });
  }
  return nodes;
}
