import type { Block } from '../../blocks';
import type { CardToPlace, Placement, Skeleton } from '../../layout/placement';
import { type DiagramLook, diagramPlacers } from '../draw-diagrams';
import { placesOf } from '../places';
import { roomyLook } from '../roomy-text';
import { withShortCards } from '../short-cards';
import type { ShortCardPage } from '../visual-page';
import * as charts from './charts';
import * as covers from './covers';
import * as lists from './lists';
import { onPage } from './lists';
import { groundOf, PAD, PosterPage, sideFill } from './page';
import * as sequences from './sequences';
import * as text from './text';
import { placeFlow } from './text';

const LOOK: DiagramLook = {
  font: 'strong',
  boxes: [{ fill: 'accent' }, { fill: 'second' }, { fill: 'surface' }],
  levels: ['accent', 'second', 'third', 'fourth', 'ink'],
  line: { colour: 'ink', width: 4 },
};

const diagrams = diagramPlacers(onPage, LOOK, (page, top) => {
  page.tile(0, top, page.width, page.foot - top, 'ground');
  return { x: PAD, y: top + 36, width: page.width - PAD * 2, height: page.foot - top - 72 };
});

/** Based on bills pasted on a wall: flat blocks of colour from edge to edge, black capitals, figures of cut paper. */
export const poster: Skeleton = withShortCards(openShortCard, {
  id: 'poster',
  groundOf,
  place: placesOf({
    ...charts,
    ...covers,
    ...lists,
    ...sequences,
    ...text,
    placeBeside,
    placeGallery,
    ...diagrams,
    placePictureFull,
  }),
});

/** Rows from edge to edge beside a coloured block, separated by thick rules. */
function openShortCard(card: CardToPlace, before: Block[], count: number): ShortCardPage {
  const page = new PosterPage(card);
  const fill = sideFill(card.index);
  const isSided = before.length > 0 || (card.content.heading !== null && !page.hasLongHeading);
  const top = isSided ? page.crown : page.band('ink', 'ground');
  const left = isSided ? page.sideWidth : top > page.crown ? 0 : page.bar(fill);
  if (isSided) page.sideNote(before, fill, page.side(fill));
  const tall = page.edge - top;
  page.tile(left, top, page.width - left, tall, 'ground');
  const height = Math.min(top > page.crown ? tall - PAD * 2 : tall, count * 180);
  return {
    page,
    area: { x: left + PAD, y: top + (tall - height) / 2, width: page.width - left - PAD * 2, height },
    font: 'strong',
    row: (box, at) => at > 0 && page.rect(left, box.y - 3, page.width - left, 6, 'ink'),
  };
}

/** A picture as a block of the page, with heading and text on paper beside it, separated by a thick rule. */
function placeBeside(card: CardToPlace): Placement {
  const block = card.content.images[0];
  const page = new PosterPage(card);
  if (!block || page.isNarrow || card.content.images.length > 1) return placeFlow(card);
  const isLeft = card.layout === 'bullets-image-left';
  const width = Math.min(page.tall, page.width * 0.5);
  const x = isLeft ? 0 : page.width - width;
  const rest = card.content.body.filter((each) => each !== block);
  page.tile(0, page.crown, page.width, page.tall, 'ground');
  page.tile(x, page.crown, width, page.tall, 'second');
  page.picture(block, { x, y: page.crown, width, height: page.tall });
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
function placePictureFull(card: CardToPlace): Placement {
  const block = card.content.images[0];
  if (!block || card.content.images.length > 1) return placeFlow(card);
  const page = new PosterPage(card);
  const rest = card.content.body.filter((each) => each !== block);
  const top = page.around([], rest, page.band('ink', 'ground'), 'chart');
  const height = page.foot - top;
  if (height < 200) page.miss(200 - height);
  page.tile(0, top, page.width, Math.max(1, height), 'surface');
  page.picture(block, { x: 0, y: top, width: page.width, height });
  return page.placement();
}

/** Pictures that tile the page below the heading. */
function placeGallery(card: CardToPlace): Placement {
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
    page.picture(image, { x, y, width, height: tall });
  }
  return page.placement();
}
