import { inPlaceholder, nonVisual } from './place-shape';
import { colourMap } from './scheme-colours';
import { PRESENTATION, shapeTree, type XmlElement, xml, xmlOf } from './xml';

/** The notes master: the slide above, its notes below. It is light, regardless of the deck's theme. */
export function notesMasterXml(): XmlElement {
  return xml(
    'p:notesMaster',
    PRESENTATION,
    xml(
      'p:cSld',
      null,
      xml('p:bg', null, xml('p:bgPr', null, solid('FFFFFF'), xml('a:effectLst'))),
      shapeTree([slideImage(2, place(685_800, 1_143_000, 5_486_400, 3_086_100)), notesText(3, [], BELOW)]),
    ),
    xml('p:clrMap', colourMap(false)),
    xmlOf('p:notesStyle', null, [
      xml(
        'a:lvl1pPr',
        { marL: 0, algn: 'l' },
        xml('a:defRPr', { sz: 1200 }, solid('1A1A1A'), xml('a:latin', { typeface: '+mn-lt' })),
      ),
    ]),
  );
}

/** The notes of one slide. Every line is a paragraph. */
export function notesSlideXml(notes: string, language: string): XmlElement {
  const paragraphs = notes
    .split(/\r?\n/)
    .map((line) =>
      line === ''
        ? xml('a:p', null, xml('a:endParaRPr', { lang: language }))
        : xml('a:p', null, xml('a:r', null, xml('a:rPr', { lang: language }), xml('a:t', null, line))),
    );
  return xml(
    'p:notes',
    PRESENTATION,
    xml('p:cSld', null, shapeTree([slideImage(2, null), notesText(3, paragraphs, null)])),
    xml('p:clrMapOvr', null, xml('a:masterClrMapping')),
  );
}

const BELOW = place(685_800, 4_400_550, 5_486_400, 3_600_450);

function slideImage(id: number, position: XmlElement | null): XmlElement {
  return xml(
    'p:sp',
    null,
    nonVisual(
      'Sp',
      { id, name: 'Slide' },
      {
        locks: xml('a:spLocks', { noGrp: true, noRot: true, noChangeAspect: true }),
        own: xml('p:nvPr', null, xml('p:ph', { type: 'sldImg', idx: position ? 2 : null })),
      },
    ),
    xml('p:spPr', null, position, position && xml('a:prstGeom', { prst: 'rect' }, xml('a:avLst'))),
  );
}

function notesText(id: number, paragraphs: readonly XmlElement[], position: XmlElement | null): XmlElement {
  return xml(
    'p:sp',
    null,
    inPlaceholder(
      { id, name: 'Notes' },
      xml('p:ph', { type: 'body', sz: position ? 'quarter' : null, idx: position ? 3 : 1 }),
    ),
    xml('p:spPr', null, position, position && xml('a:prstGeom', { prst: 'rect' }, xml('a:avLst'))),
    xmlOf('p:txBody', null, [
      xml('a:bodyPr'),
      xml('a:lstStyle'),
      ...(paragraphs.length > 0 ? paragraphs : [xml('a:p', null, xml('a:endParaRPr', { lang: 'en-US' }))]),
    ]),
  );
}

function place(x: number, y: number, cx: number, cy: number): XmlElement {
  return xml('a:xfrm', null, xml('a:off', { x, y }), xml('a:ext', { cx, cy }));
}

function solid(digits: string): XmlElement {
  return xml('a:solidFill', null, xml('a:srgbClr', { val: digits }));
}
