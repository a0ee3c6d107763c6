import type { ArtCanvas } from './art-canvas';
import { type SvgNode, short, smoothLine, svg } from './svg';

/** A low sun over ranges of hills that darken towards the viewer. */
export function drawHorizon({ width, height, side, random, paper, inks, dark, mix }: ArtCanvas): SvgNode[] {
  const [main, second, third] = inks;
  const sky = mix(second, paper, 0.22);
  const sunX = width * random.between(0.28, 0.72);
  const sunY = height * random.between(0.34, 0.44);
  const sunRadius = side * random.between(0.13, 0.2);
  const layers = random.whole(4, 5);
  const nodes: SvgNode[] = [
    svg('rect', { width, height, fill: sky }),
    svg('circle', { cx: sunX, cy: sunY, r: sunRadius * 1.75, fill: third, opacity: 0.16 }),
    svg('circle', { cx: sunX, cy: sunY, r: sunRadius * 1.35, fill: third, opacity: 0.28 }),
    svg('circle', { cx: sunX, cy: sunY, r: sunRadius, fill: third }),
  ];
  for (let layer = 0; layer < layers; layer += 1) {
    const depth = layer / (layers - 1);
    const level = height * (0.47 + depth * 0.36);
    const swing = height * (0.09 - depth * 0.035);
    const count = random.whole(4, 5);
    const points = Array.from({ length: count + 1 }, (_, at) => ({
      x: (width * at) / count,
      y: level + swing * random.between(-1, 1),
    }));
    // Distant ranges have the colour of the sky; near ones have the strongest colour of the palette, then its darkest.
    const tone = depth < 0.55 ? mix(main, sky, 0.28 + depth * 0.9) : mix(dark, main, (depth - 0.55) * 0.75);
    nodes.push(svg('path', { d: `${smoothLine(points)}V${short(height)}H0Z`, fill: tone }));
  }
  return nodes;
}
