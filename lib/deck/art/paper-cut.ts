import type { ArtCanvas } from './art-canvas';
import { type SvgNode, smoothLoop, svg } from './svg';

/** Sheets with wavy holes, one inside the other, each with the soft shadow of the one above. */
export function drawPaperCut({ width, height, side, random, paper, inks, dark, light, mix }: ArtCanvas): SvgNode[] {
  const [main, second, third] = inks;
  const tones = [
    mix(main, paper, 0.3),
    mix(main, paper, 0.62),
    main,
    mix(dark, main, 0.35),
    random.pick([second, third]),
    mix(light, third, 0.5),
  ];
  const centreX = width * random.between(0.42, 0.7);
  const centreY = height * random.between(0.4, 0.62);
  const corners = 9;
  const wobble = Array.from({ length: corners }, () => random.between(0.84, 1.16));
  const turn = random.between(0, Math.PI * 2);
  const nodes: SvgNode[] = [svg('rect', { width, height, fill: paper })];
  tones.forEach((tone, layer) => {
    const reach = 1.02 - layer * 0.165;
    const points = wobble.map((swell, corner) => {
      const angle = turn + layer * 0.12 + (corner / corners) * Math.PI * 2;
      const grown = swell * random.between(0.95, 1.05) * reach;
      // Stretched to the proportions of the picture, so that a wide one is filled as well as a square one.
      return {
        x: centreX + Math.cos(angle) * grown * (width * 0.36 + side * 0.2),
        y: centreY + Math.sin(angle) * grown * (height * 0.36 + side * 0.2),
      };
    });
    const outline = smoothLoop(points);
    nodes.push(
      svg('path', {
        d: outline,
        fill: dark,
        opacity: 0.1,
        transform: `translate(${Math.round(-side / 110)} ${Math.round(-side / 80)})`,
      }),
      svg('path', { d: outline, fill: tone }),
    );
  });
  return nodes;
}
