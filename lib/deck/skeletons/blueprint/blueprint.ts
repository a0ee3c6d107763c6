import type { Block } from '../../blocks';
import type { CardToPlace, Placement, Skeleton } from '../../layout/placement';
import { polyline } from '../../path';
import { pictureBoxes } from '../cover-parts';
import { type DiagramLook, diagramPlacers } from '../draw-diagrams';
import { placesOf } from '../places';
import { roomyLook } from '../roomy-text';
import { withShortCards } from '../short-cards';
import type { ShortCardPage } from '../visual-page';
import * as cells from './cells';
import * as charts from './charts';
import * as covers from './covers';
import * as lists from './lists';
import { onPage } from './lists';
import { BlueprintPage, drawPictureIn } from './page';
import { LINE, MARKED, STRONG } from './sheet';
import * as text from './text';
import { placeFlow } from './text';

const LOOK: DiagramLook = {
  font: 'body',
  boxes: [
    { fill: 'surface', stroke: { colour: 'line', width: 3 } },
    { fill: 'surface', stroke: { colour: 'line', width: 1.5 } },
    { fill: 'ground', stroke: { colour: 'line', width: 1.5, dashed: true } },
  ],
  levels: ['accent', 'surface'],
  line: { colour: 'line', width: 1.5 },
};

const diagrams = diagramPlacers(onPage, LOOK, (page, top) => ({
  x: page.left,
  y: top + 4,
  width: page.room,
  height: page.foot - top - 4,
}));

/** A set of technical drawings: a ruled sheet with the heading in its title block, and everything drawn in outline. */
export const blueprint: Skeleton = withShortCards(openShortCard, {
  id: 'blueprint',
  groundOf: () => 'ground',
  place: placesOf({
    ...cells,
    ...charts,
    ...covers,
    ...lists,
    ...text,
    placeBeside,
    placeGallery,
    ...diagrams,
    placePictureFull,
  }),
});

/** A ruled schedule. */
function openShortCard(card: CardToPlace, before: Block[]): ShortCardPage {
  const page = new BlueprintPage(card);
  const y = page.around(before, [], page.open() + 8, 'features');
  return {
    page,
    area: { x: page.left, y, width: page.room, height: page.foot - y },
    font: 'body',
    inset: 28,
    row(box) {
      page.rect(box.x, box.y, box.width, box.height, 'ground');
      page.frame(box.x, box.y, box.width, box.height, LINE);
      page.line(box.x + 90, box.y, box.x + 90, box.y + box.height, LINE);
    },
    cell: {
      font: 'display',
      pad: { x: 36, y: 48 },
      draw(box, at) {
        page.rect(box.x, box.y, box.width, box.height, 'ground');
        page.frame(box.x, box.y, box.width, box.height, STRONG);
        page.line(box.x, box.y, box.x + 64, box.y, { colour: at === 0 ? 'accentInk' : 'line', width: 6 });
      },
    },
  };
}

/** A framed picture on one side, the text under a marked rule on the other. */
function placeBeside(card: CardToPlace): Placement {
  const image = card.content.images[0];
  const page = new BlueprintPage(card);
  if (!image || page.isNarrow) return placeFlow(card);
  const isLeft = card.layout === 'bullets-image-left';
  const top = page.open();
  const width = Math.min(560, page.room * 0.5);
  const x = isLeft ? page.left : page.right - width;
  const [from, to] = isLeft ? [x + width + 64, page.right] : [page.left, x - 64];
  const height = page.limit - top + 8;
  if (height < 220) page.miss(220 - height);
  drawPictureIn(page, image, { x, y: top, width, height: Math.max(120, height) });
  const rest = card.content.body.filter((each) => each !== image);
  if (rest.length === 0) return page.placement();
  const look = roomyLook(page, rest, to - from, height - 24) ?? {};
  const tall = page.heightOf(rest, to - from, look);
  const y = Math.max(top + 24, top + (height - tall) * 0.4);
  page.line(from, y - 20, to, y - 20, MARKED);
  page.blocks(rest, from, y, to - from, look);
  return page.placement();
}

/** One large framed picture, with the text beside its foot. */
function placePictureFull(card: CardToPlace): Placement {
  const image = card.content.images[0];
  if (!image) return placeFlow(card);
  const page = new BlueprintPage(card);
  const top = page.open();
  const rest = card.content.body.filter((each) => each !== image);
  const beside = rest.length > 0 && !page.isNarrow;
  const side = 300;
  const width = beside ? page.room - side - 48 : page.room;
  const below = rest.length > 0 && !beside ? page.heightOf(rest, page.room, { size: 24 }) + 24 : 0;
  const height = page.limit - top - below + 8;
  if (height < 200) page.miss(200 - height);
  drawPictureIn(page, image, { x: page.left, y: top, width, height: Math.max(120, height) });
  if (beside) {
    const left = page.right - side;
    const tall = page.heightOf(rest, side, { size: 25 });
    const y = Math.max(top + 20, page.limit - tall);
    page.path(polyline([left - 30, y - 14], [page.right, y - 14]), null, MARKED);
    page.blocks(rest, left, y, side, { size: 25 });
  } else if (rest.length > 0) page.blocks(rest, page.left, top + height + 24, page.room, { size: 24 });
  return page.placement();
}

/** Framed pictures side by side. */
function placeGallery(card: CardToPlace): Placement {
  const { images, texts } = card.content;
  const page = new BlueprintPage(card);
  const top = page.around([], texts, page.open(), 'features') + 4;
  const area = { x: page.left, y: top, width: page.room, height: page.foot + 8 - top };
  const boxes = pictureBoxes(page, images.length, area, 40, 120);
  for (const [at, image] of images.entries())
    drawPictureIn(page, image, { ...boxes[at]!, height: Math.max(60, boxes[at]!.height) });
  return page.placement();
}
