import { drawPicture } from '../../layout/measure/measure-picture';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { Box } from '../../units';
import { roomyLook } from '../roomy-sizes';
import { POINT } from '../stage';
import { MARGIN, SwissPage } from './page';
import { placeFlow } from './text';

function inPoints({ x, y, width, height }: Box): Box {
  return { x: x * POINT, y: y * POINT, width: width * POINT, height: Math.max(1, height) * POINT };
}

/** A picture up to the edge of the card on one side, with heading and text low on the other. */
export function placeBeside(card: CardToPlace): Placement {
  const block = card.content.images[0];
  const page = new SwissPage(card);
  if (!block || page.isNarrow) return placeFlow(card);
  const isLeft = card.layout === 'bullets-image-left';
  const width = page.column(6) - 12;
  // If the deck has a header, the picture stays between header and footer.
  const isBare = card.frame.bare;
  const y0 = isBare ? 0 : page.top;
  const box = {
    x: isBare ? (isLeft ? 0 : page.width - width) : isLeft ? MARGIN : page.width - width,
    y: y0,
    width: isBare ? width : width - MARGIN,
    height: (isBare ? page.height : page.bottom) - y0,
  };
  const rest = card.content.body.filter((each) => each !== block);
  const left = isLeft ? page.column(6) + 12 : MARGIN;
  const room = isLeft ? page.right - left : page.width - width - MARGIN - 36;
  page.elements.push(drawPicture(block, inPoints(box), card.options.theme, true));
  page.rect(left, 40, room, 2, page.inks.text);
  const head = page.headingAt(left, room, 60);
  const top = head + 40;
  const look = roomyLook(page, rest, room, page.bottom - top) ?? {};
  const height = rest.length > 0 ? page.heightOf(rest, room, look) : 0;
  const y = Math.max(top, page.bottom - height);
  if (rest.length > 0) {
    page.rect(left, y - 24, room, 2, page.inks.text);
    page.blocks(rest, left, y, room, look);
  }
  return page.placement();
}

/** The picture across the whole card, with its text on a block of paper at the lower left. */
export function placePictureFull(card: CardToPlace): Placement {
  const block = card.content.images[0];
  const page = new SwissPage(card);
  if (!block) return placeFlow(card);
  const rest = card.content.body.filter((each) => each !== block);
  const head =
    card.content.heading || card.content.kicker || rest.length > 0
      ? page.heading(page.right - MARGIN, 60)
      : Math.max(52, page.top);
  const height = rest.length > 0 ? page.heightOf(rest, page.span(8)) + 24 : 0;
  const bottom = page.bottom - height;
  const box = { x: MARGIN, y: head + 24, width: page.right - MARGIN, height: bottom - head - 24 };
  if (box.height < 160) page.miss(160 - box.height);
  page.elements.push(
    drawPicture(
      block,
      { x: box.x * POINT, y: box.y * POINT, width: box.width * POINT, height: Math.max(1, box.height) * POINT },
      card.options.theme,
      true,
    ),
  );
  if (rest.length > 0) page.blocks(rest, MARGIN, bottom + 24, page.span(8));
  return page.placement();
}

/** Pictures side by side on the grid below the heading. */
export function placeGallery(card: CardToPlace): Placement {
  const { images, body } = card.content;
  const page = new SwissPage(card);
  page.running();
  const head = page.heading();
  const rest = body.filter((each) => each.kind !== 'image');
  const height = rest.length > 0 ? page.heightOf(rest, page.span(8)) + 24 : 0;
  const columns = images.length <= 3 ? images.length : Math.ceil(images.length / 2);
  const rows = Math.ceil(images.length / Math.max(1, columns));
  const top = head + 32;
  const width = (page.right - MARGIN + 24) / Math.max(1, columns) - 24;
  const tall = (page.bottom - height - top + 24) / Math.max(1, rows) - 24;
  if (tall < 120) page.miss((120 - tall) * rows);
  for (const [at, image] of images.entries()) {
    const x = MARGIN + (at % columns) * (width + 24);
    const y = top + Math.floor(at / columns) * (tall + 24);
    page.elements.push(
      drawPicture(
        image,
        { x: x * POINT, y: y * POINT, width: width * POINT, height: Math.max(1, tall) * POINT },
        card.options.theme,
        true,
      ),
    );
  }
  if (rest.length > 0) page.blocks(rest, MARGIN, page.bottom - height + 24, page.span(8));
  return page.placement();
}
