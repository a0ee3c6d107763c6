import type { PlacedChart, PlacedImage } from '@/lib/deck/placed';
import type { Box } from '@/lib/deck/units';
import { pictureReason } from '../read-picture';
import { graphicFrame, nonVisual, outline, rectangle, transform } from './place-shape';
import { fontSize } from './runs';
import { fillOf } from './scheme-colours';
import type { SlideContext, SlidePicture } from './slide-context';
import { type XmlElement, xml } from './xml';

/** A picture with its alternative text, or a marked frame with the reason if it has no file. */
export function placeImage(image: PlacedImage, context: SlideContext): XmlElement {
  const picture = image.picture.kind === 'file' ? context.picture(image.picture.key) : null;
  return picture ? pictureXml(image, picture, context) : frameXml(image, context);
}

function pictureXml(image: PlacedImage, picture: SlidePicture, context: SlideContext): XmlElement {
  const id = context.nextId();
  const box = image.fit === 'contain' ? containedBox(image.box, picture) : image.box;
  return xml(
    'p:pic',
    nonVisual(
      'Pic',
      { id, name: `Picture ${id}`, descr: image.decorative ? '' : image.alt },
      { isDecorative: image.decorative, locks: xml('a:picLocks', { noChangeAspect: true }) },
    ),
    xml(
      'p:blipFill',
      xml('a:blip', { 'r:embed': picture.relationshipId }),
      image.fit === 'cover' ? cropXml(image.box, picture) : null,
      xml('a:stretch', xml('a:fillRect')),
    ),
    xml('p:spPr', transform('a:xfrm', box), rectangle(box, image.radius)),
  );
}

/** Crops what is outside the box, equally on both sides. In hundred-thousandths of the picture's sides. */
function cropXml(box: Box, picture: SlidePicture): XmlElement | null {
  const wanted = box.width / box.height;
  const own = picture.width / picture.height;
  if (!Number.isFinite(wanted) || !Number.isFinite(own) || wanted <= 0 || own <= 0) return null;
  const cut = Math.round(((1 - Math.min(wanted / own, own / wanted)) / 2) * 100_000);
  if (cut === 0) return null;
  return own > wanted ? xml('a:srcRect', { l: cut, r: cut }) : xml('a:srcRect', { t: cut, b: cut });
}

function containedBox(box: Box, picture: SlidePicture): Box {
  const factor = Math.min(box.width / picture.width, box.height / picture.height);
  if (!Number.isFinite(factor) || factor <= 0) return box;
  const width = picture.width * factor;
  const height = picture.height * factor;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

function frameXml(image: PlacedImage, context: SlideContext): XmlElement {
  const id = context.nextId();
  return xml(
    'p:sp',
    nonVisual('Sp', { id, name: `Picture frame ${id}`, descr: image.alt }),
    xml(
      'p:spPr',
      transform('a:xfrm', image.box),
      rectangle(image.box, image.radius),
      fillOf(context.colours, 'surface'),
      outline({ colour: 'line', width: 1, dashed: true }, context.colours),
    ),
    xml(
      'p:txBody',
      xml('a:bodyPr', { wrap: 'square', anchor: 'ctr' }, xml('a:normAutofit')),
      xml('a:lstStyle'),
      xml(
        'a:p',
        xml('a:pPr', { algn: 'ctr' }),
        xml(
          'a:r',
          xml(
            'a:rPr',
            { lang: context.language, sz: fontSize(12) },
            fillOf(context.colours, 'muted'),
            xml('a:latin', { typeface: '+mn-lt' }),
          ),
          xml('a:t', pictureReason(image)),
        ),
      ),
    ),
  );
}

const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart';

/** A chart as a native chart, whose numbers can be edited. */
export function placeChart(chart: PlacedChart, context: SlideContext): XmlElement {
  const named = { name: 'Chart', descr: chart.alt };
  return graphicFrame(named, chart.box, CHART, context, () =>
    xml('c:chart', { 'xmlns:c': CHART, 'r:id': context.chart(chart) }),
  );
}
