import type { ArtCanvas } from './art-canvas';
import { type SvgNode, short, svg } from './svg';

/** A patchwork of quarter discs, half discs, wedges and stripes, as on a quilt or a weaver's pattern card. */
export function drawTiles({ width, height, side, random, paper, inks, dark, light, mix }: ArtCanvas): SvgNode[] {
  const [main, second, third] = inks;
  const grounds = [paper, mix(main, paper, 0.16), mix(second, paper, 0.3), light];
  const figures = [main, main, second, third, dark];
  const rows = Math.max(2, Math.round(height / (side / random.pick([3, 4]))));
  const tile = height / rows;
  const columns = Math.ceil(width / tile);
  const left = (width - columns * tile) / 2;
  const nodes: SvgNode[] = [svg('rect', { width, height, fill: paper })];
  let last = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const ground = random.pick(grounds);
      let figure = random.pick(figures);
      // Two neighbours in one colour would look like a stain.
      if (figure === last) figure = random.pick(figures.filter((colour) => colour !== last));
      last = figure;
      const turn = random.whole(0, 3) * 90;
      const place = `translate(${short(left + column * tile)} ${short(row * tile)}) rotate(${turn} ${short(tile / 2)} ${short(tile / 2)})`;
      nodes.push(
        svg('g', { transform: place }, [
          // Slightly larger than the tile, so that no seam shows between tiles.
          svg('rect', { x: -0.3, y: -0.3, width: tile + 0.6, height: tile + 0.6, fill: ground }),
          ...random.pick(TILES)(tile, figure, random.pick([second, third, light])),
        ]),
      );
    }
  }
  return nodes;
}

const TILES: readonly ((size: number, fill: string, other: string) => SvgNode[])[] = [
  (size, fill) => [
    svg('path', { d: `M0 0H${short(size)}A${short(size)} ${short(size)} 0 0 1 0 ${short(size)}Z`, fill }),
  ],
  (size, fill, other) => [
    svg('path', { d: `M0 0H${short(size)}A${short(size)} ${short(size)} 0 0 1 0 ${short(size)}Z`, fill }),
    svg('path', {
      d: `M0 0H${short(size / 2)}A${short(size / 2)} ${short(size / 2)} 0 0 1 0 ${short(size / 2)}Z`,
      fill: other,
    }),
  ],
  (size, fill) => [
    svg('path', {
      d: `M0 ${short(size)}A${short(size / 2)} ${short(size / 2)} 0 0 1 ${short(size)} ${short(size)}Z`,
      fill,
    }),
  ],
  (size, fill) => [svg('path', { d: `M0 0L${short(size)} ${short(size)}H0Z`, fill })],
  (size, fill) => [0, 2, 4].map((at) => svg('rect', { x: 0, y: (size * at) / 5, width: size, height: size / 5, fill })),
  (size, fill, other) => [
    svg('circle', { cx: size / 2, cy: size / 2, r: size * 0.36, fill }),
    svg('circle', { cx: size / 2, cy: size / 2, r: size * 0.14, fill: other }),
  ],
];
