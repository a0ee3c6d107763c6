import type { ArtCanvas } from './art-canvas';
import { type SvgNode, short, svg } from './svg';

/** A two-toned planet, cropped by the edge, with small bodies on orbits around it. */
export function drawOrbits({ width, height, side, random, paper, inks, dark, mix }: ArtCanvas): SvgNode[] {
  const [main, second, third] = inks;
  const sky = random.pick([paper, mix(main, paper, 0.12), mix(dark, main, 0.55)]);
  const centreX = width * random.between(0.36, 0.64);
  const centreY = height * random.between(0.42, 0.6);
  const planet = side * random.between(0.19, 0.25);
  const tilt = random.between(-38, 38);
  const line = sky === paper ? mix(main, paper, 0.55) : mix(second, sky, 0.7);
  const nodes: SvgNode[] = [svg('rect', { width, height, fill: sky })];
  const tracks = [1.55, 2.1, 2.75, 3.5];
  const bodies = random.shuffle([main, second, third, second]);
  const around = tracks.map((reach) => ({
    reach: reach * planet,
    squash: random.between(0.86, 1),
    angle: random.between(0, Math.PI * 2),
  }));
  for (const { reach, squash } of around) {
    nodes.push(
      svg('ellipse', {
        cx: centreX,
        cy: centreY,
        rx: reach,
        ry: reach * squash,
        fill: 'none',
        stroke: line,
        'stroke-width': side / 260,
      }),
    );
  }
  const half = `M${short(centreX - planet)} ${short(centreY)}a${short(planet)} ${short(planet)} 0 0 1 ${short(planet * 2)} 0Z`;
  nodes.push(
    svg('g', { transform: `rotate(${short(tilt)} ${short(centreX)} ${short(centreY)})` }, [
      svg('circle', { cx: centreX, cy: centreY, r: planet, fill: second }),
      svg('path', { d: half, fill: sky === paper ? main : third }),
      svg('rect', {
        x: centreX - planet * 1.28,
        y: centreY - side / 130,
        width: planet * 2.56,
        height: side / 65,
        fill: sky === paper ? dark : main,
      }),
    ]),
  );
  around.forEach(({ reach, squash, angle }, at) => {
    const x = centreX + Math.cos(angle) * reach;
    const y = centreY + Math.sin(angle) * reach * squash;
    const size = side * (0.022 + 0.014 * ((at * 2 + 1) % 4));
    nodes.push(
      svg('circle', { cx: x, cy: y, r: size * 1.5, fill: sky }),
      svg('circle', { cx: x, cy: y, r: size, fill: bodies[at]! }),
    );
  });
  return nodes;
}
