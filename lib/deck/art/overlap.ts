import type { ArtCanvas } from './art-canvas';
import { type SvgNode, svg } from './svg';

/**
 * Two large discs and a slab that overprint one another, with a third colour where they overlap, as in a riso print.
 */
export function drawOverlap({ width, height, side, random, paper, inks, dark, mix }: ArtCanvas): SvgNode[] {
  const [main, second, third] = inks;
  const first = {
    cx: width * random.between(0.3, 0.42),
    cy: height * random.between(0.38, 0.5),
    r: side * random.between(0.28, 0.35),
  };
  const other = {
    cx: first.cx + side * random.between(0.28, 0.4),
    cy: first.cy + side * random.between(0.08, 0.24),
    r: side * random.between(0.24, 0.32),
  };
  const slabTop = height * random.between(0.62, 0.72);
  const slab = { x: 0, y: slabTop, width, height: height - slabTop };
  const back = mix(third, paper, 0.25);
  return [
    svg('defs', {}, [
      svg('clipPath', { id: 'disc' }, [svg('circle', first)]),
      svg('clipPath', { id: 'other' }, [svg('circle', other)]),
    ]),
    svg('rect', { width, height, fill: back }),
    svg('rect', { ...slab, fill: third }),
    svg('circle', { ...other, fill: second }),
    svg('circle', { ...first, fill: main }),
    svg('g', { 'clip-path': 'url(#disc)' }, [
      svg('circle', { ...other, fill: mix(dark, main, 0.55) }),
      svg('rect', { ...slab, fill: mix(main, third, 0.55) }),
    ]),
    svg('g', { 'clip-path': 'url(#other)' }, [svg('rect', { ...slab, fill: mix(second, dark, 0.55) })]),
    ...[0, 1, 2, 3].map((at) =>
      svg('rect', {
        x: width * 0.06,
        y: slabTop + (height - slabTop) * (0.28 + at * 0.17),
        width: width * (0.22 - at * 0.045),
        height: side / 120,
        fill: back,
      }),
    ),
  ];
}
