import type { Box } from '../../units';
import { drawArch } from '../magazine/still-life';
import { drawFigure } from '../poster/cut-paper';
import { drawPostStreet } from '../soft/motifs';
import { seedOf } from '../title-seed';
import type { PostStage } from './social-look';

/** Distance from the sides of a post to the street, and its maximum height. */
const STREET = { beside: 36, tallest: 420 };

export function drawStreet(page: PostStage, { y, width, height }: Box): void {
  const tall = Math.min(height, STREET.tallest);
  const inner = width - STREET.beside * 2;
  drawPostStreet(page, page.ground, { x: STREET.beside, y: y + height - tall, width: inner, height: tall });
}

const FIGURES = 4;

/** Tiles of cut paper side by side, in two rows if there is much space. */
export function drawFigures(page: PostStage, { y, width, height }: Box): void {
  const side = width / FIGURES;
  const rows = Math.max(1, Math.floor(height / side));
  const fills = (page.look.tiles ?? []).filter((fill) => fill !== page.ground);
  const seed = seedOf(page.card.content.heading?.runs ?? []);
  for (let at = 0; at < FIGURES * rows; at += 1) {
    const x = (at % FIGURES) * side;
    const top = y + height - side * (rows - Math.floor(at / FIGURES));
    const fill = fills[(at + Math.floor(at / FIGURES)) % fills.length]!;
    page.rect(x, top, side + 0.6, side + 0.6, fill);
    drawFigure(page, seed, at, x, top, side, fill);
  }
}

/** Three arches on the foot of the post. */
export function drawArches(page: PostStage, { y, width, height }: Box): void {
  const radius = Math.min(width / 6, height);
  const colours = (page.look.tiles ?? []).filter((fill) => fill !== page.ground);
  for (const at of [0, 1, 2]) drawArch(page, (width / 6) * (at * 2 + 1), y + height, radius, colours);
}
