import type { ColourToken } from '../../theme';
import type { Box } from '../../units';
import { drawPostStreet } from '../soft/motifs';
import { drawFlat, objectsOf } from '../subject-scene';
import type { PostStage } from './social-look';

/** Pictures taller than this are in two rows. */
const TALLEST_ROW = 330;

/** Distance from the sides of a post to the street, and its maximum height. */
const STREET = { beside: 36, tallest: 420 };

/** Objects of the subject side by side: each in a tile or on a tower, or all on one line. */
export function drawObjects(page: PostStage, top: number, height: number): void {
  if (page.look.art === 'street') {
    const tall = Math.min(height, STREET.tallest);
    const width = page.width - STREET.beside * 2;
    drawPostStreet(page, page.ground, { x: STREET.beside, y: top + height - tall, width, height: tall });
  } else if (height > TALLEST_ROW) {
    drawRow(page, top, height / 2, 0);
    drawRow(page, top + height / 2, height / 2, 1);
  } else drawRow(page, top, height, 0);
}

function drawRow(page: PostStage, top: number, height: number, row: number): void {
  const { look } = page;
  const things = objectsOf(page);
  if (!look.art || height < 60) return;
  const isTiled = look.art === 'tiles';
  const tiles = look.tiles.filter((colour) => colour !== page.ground);
  const [from, wide] = isTiled ? [0, page.width] : [page.left, page.room];
  const most = Math.min(Math.max(3, Math.round(wide / Math.max(height, 150))), 5);
  // Plain posts show fewer objects, at alternating sides, and each post shows others than the one before it.
  const count = isTiled || page.kind !== 'plain' ? most : 1 + (page.card.index % 2);
  const width = wide / (isTiled ? count : most);
  const start = isTiled || count === most || page.card.index % 4 < 2 ? 0 : (most - count) * width;
  for (let at = 0; at < count; at += 1) {
    const ground = isTiled ? tiles[(at + row * 2 + page.card.index) % tiles.length]! : page.ground;
    const x = from + start + at * width;
    if (isTiled) page.rect(x, top, width + (at < count - 1 ? 1 : 0), height, ground);
    const colours = look.objects(ground);
    const object = things?.[(at + (page.card.index + row) * count) % things.length];
    const inset = isTiled ? Math.min(width, height) * 0.14 : 14;
    const spot = {
      x: x + inset,
      y: top + inset,
      width: width - inset * 2,
      height: height - inset * (isTiled ? 2 : 1),
    };
    if (object) drawFlat(page, { object, spot }, colours);
    else drawShape(page, at + row + page.card.index, spot, colours.body);
  }
  if (!isTiled) page.rect(page.left, top + height, page.room, 4, page.inks.text);
}

/** A simple shape, for a deck without a known subject. */
function drawShape(page: PostStage, turn: number, spot: Box, colour: ColourToken): void {
  const radius = Math.min(spot.width, spot.height) / 2;
  const [x, foot] = [spot.x + spot.width / 2, spot.y + spot.height];
  if (turn % 3 === 0) page.ellipse(x, foot - radius, radius, radius, colour);
  else if (turn % 3 === 1) page.sector(x, foot, 0, radius * 1.2, -90, 90, colour);
  else
    page.polygon(
      [
        [x - radius, foot],
        [x + radius, foot],
        [x, foot - radius * 1.7],
      ],
      colour,
    );
}
