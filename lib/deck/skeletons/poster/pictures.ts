import { drawPicture } from '../../layout/measure/measure-picture';
import type { CardToPlace, Placement } from '../../layout/placement';
import { objectOf } from '../draw-object';
import { roomyLook } from '../roomy-sizes';
import { POINT } from '../stage';
import { drawNamed } from './cut-paper';
import { PAD, PosterPage } from './page';
import { placeFlow } from './text';

/** A picture as a block of the page, with heading and text on paper beside it, separated by a thick rule. */
export function placeBeside(card: CardToPlace): Placement {
  const block = card.content.images[0];
  const page = new PosterPage(card);
  if (!block || page.isNarrow || card.content.images.length > 1) return placeFlow(card);
  const isLeft = card.layout === 'bullets-image-left';
  const width = Math.min(page.tall, page.width * 0.5);
  const x = isLeft ? 0 : page.width - width;
  const rest = card.content.body.filter((each) => each !== block);
  page.tile(0, page.crown, page.width, page.tall, 'ground');
  const box = { x: x * POINT, y: page.crown * POINT, width: width * POINT, height: page.tall * POINT };
  const object = objectOf(card.content);
  if (object) drawNamed(page, object, { x, y: page.crown, width, height: page.tall }, 'third');
  else {
    page.tile(x, page.crown, width, page.tall, 'second');
    page.elements.push(drawPicture(block, box, card.options.theme, true));
  }
  const left = isLeft ? width + PAD : PAD;
  const room = page.width - width - PAD * 2;
  const head = page.headingIn(left, page.crown + 36, room, 'ground', 84);
  if (rest.length === 0) return page.placement();
  const look = roomyLook(page, rest, room, page.edge - PAD - head - 56) ?? {};
  const height = page.heightOf(rest, room, look);
  const y = Math.max(head + 56, page.edge - PAD - height);
  page.rect(left, y - 28, room, 6, 'ink');
  page.blocks(rest, left, y, room, look);
  if (y + height > page.edge - 28) page.miss(y + height - page.edge + 28);
  return page.placement();
}

/** The band of the heading, the picture across the rest of the page, and its text on a coloured foot. */
export function placePictureFull(card: CardToPlace): Placement {
  const block = card.content.images[0];
  if (!block || card.content.images.length > 1) return placeFlow(card);
  const page = new PosterPage(card);
  const rest = card.content.body.filter((each) => each !== block);
  const top = page.around([], rest, page.band('ink', 'ground'), 'chart');
  const height = page.foot - top;
  if (height < 200) page.miss(200 - height);
  page.tile(0, top, page.width, Math.max(1, height), 'surface');
  const box = { x: 0, y: top * POINT, width: page.width * POINT, height: Math.max(1, height) * POINT };
  page.elements.push(drawPicture(block, box, card.options.theme, true));
  return page.placement();
}

/** Pictures that tile the page below the heading. */
export function placeGallery(card: CardToPlace): Placement {
  const { images, body } = card.content;
  if (images.length < 2) return placeFlow(card);
  const page = new PosterPage(card);
  const rest = body.filter((each) => each.kind !== 'image');
  const top = page.around([], rest, page.band('ink', 'ground'), 'chart');
  const rows = images.length <= 3 ? 1 : Math.ceil(images.length / 4) === 1 ? 2 : Math.ceil(images.length / 4);
  const tall = (page.foot - top) / rows;
  if (tall < 130) page.miss((130 - tall) * rows);
  const perRow = Math.ceil(images.length / rows);
  for (const [at, image] of images.entries()) {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, images.length - row * perRow);
    const width = page.width / inRow;
    const [x, y] = [(at % perRow) * width, top + row * tall];
    page.tile(x, y, width, tall, (at + row) % 2 === 0 ? 'surface' : 'second');
    const box = { x: x * POINT, y: y * POINT, width: width * POINT, height: Math.max(1, tall) * POINT };
    page.elements.push(drawPicture(image, box, card.options.theme, true));
  }
  return page.placement();
}
