import { drawParagraph, setParagraph } from '@/lib/deck/layout/measure/set-paragraph';
import { inksOn, textFont } from '@/lib/deck/layout/measure/text-font';
import type { PlacedImage } from '@/lib/deck/placed';
import { pictureReason } from '../picture-reason';
import { drawUntagged } from './draw-lines';
import type { PageContext } from './page-context';
import { drawImage as drawPicture, roundedRect } from './pdf-document';
import { addTag, drawArtifact, drawTagged } from './tags';

/** Draws a picture with its alternative text, or a marked frame with the reason if it has no file. */
export function drawImage(image: PlacedImage, context: PageContext): void {
  const { document, section } = context;
  const picture = image.picture.kind === 'file' ? context.picture(image.picture.key) : null;
  const draw = () => {
    document.save();
    if (picture) {
      roundedRect(document, image.box, image.radius);
      document.clip();
      drawPicture(document, picture, image.box, image.fit);
    } else {
      drawFrame(image, context);
    }
    document.restore();
  };
  if (image.decorative) {
    drawArtifact(document, 'Layout', draw);
    return;
  }
  const alt = picture && image.alt !== '' ? image.alt : pictureReason(image);
  drawTagged(document, addTag(document, section, 'Figure', { alt }), 'Figure', draw);
}

const REASON_SIZE = 12;
const REASON_INSET = 12;

function drawFrame(image: PlacedImage, context: PageContext): void {
  const { document, colour, theme, book } = context;
  roundedRect(document, image.box, image.radius);
  document.fill(colour('surface'));
  document.lineWidth(1).dash(4, { space: 3 });
  roundedRect(document, image.box, image.radius);
  document.stroke(colour('line'));
  document.undash();
  const width = image.box.width - 2 * REASON_INSET;
  const reason = setParagraph([{ text: pictureReason(image) }], width, book, {
    font: textFont(theme, 'body'),
    size: REASON_SIZE,
    leading: 1.4,
    inks: inksOn('surface'),
    colour: 'muted',
    align: 'center',
  });
  const shown = Math.min(reason.lines.length, Math.floor((image.box.height - REASON_INSET) / reason.leading));
  if (shown < 1) return;
  const placed = drawParagraph(reason, 0, shown, {
    x: image.box.x + REASON_INSET,
    y: image.box.y + (image.box.height - shown * reason.leading) / 2,
    width,
  });
  drawUntagged(placed, context);
}
