import { inPlaceholder, nonVisual } from './place-shape';
import { colourMap } from './scheme-colours';
import { PRESENTATION, shapeTree, type XmlElement, xml } from './xml';

/** The notes master: the slide above, its notes below. It is light, regardless of the deck's theme. */
export function notesMasterXml(): XmlElement {
  return xml(
    'p:notesMaster',
    PRESENTATION,
    xml(
      'p:cSld',
      xml('p:bg', xml('p:bgPr', solid('FFFFFF'), xml('a:effectLst'))),
      shapeTree([slideImage(2, place(685_800, 1_143_000, 5_486_400, 3_086_100)), notesText(3, [], BELOW)]),
    ),
    xml('p:clrMap', colourMap(false)),
    xml(
      'p:notesStyle',
      xml(
        'a:lvl1pPr',
        { marL: 0, algn: 'l' },
        xml('a:defRPr', { sz: 1200 }, solid('1A1A1A'), xml('a:latin', { typeface: '+mn-lt' })),
      ),
    ),
  );
}

/** The notes of one slide. Every line is a paragraph. */
export function notesSlideXml(notes: string, language: string): XmlElement {
  const paragraphs = notes
    .split(/\r?\n/)
    .map((line) =>
      line === ''
        ? xml('a:p', xml('a:endParaRPr', { lang: language }))
        : xml('a:p', xml('a:r', xml('a:rPr', { lang: language }), xml('a:t', line))),
    );
  return xml(
    'p:notes',
    PRESENTATION,
    xml('p:cSld', shapeTree([slideImage(2, null), notesText(3, paragraphs, null)])),
    xml('p:clrMapOvr', xml('a:masterClrMapping')),
  );
}

const BELOW = place(685_800, 4_400_550, 5_486_400, 3_600_450);

function slideImage(id: number, position: XmlElement | null): XmlElement {
  return xml(
    'p:sp',
    nonVisual(
      'Sp',
      { id, name: 'Slide' },
      {
        locks: xml('a:spLocks', { noGrp: true, noRot: true, noChangeAspect: true }),
        own: xml('p:nvPr', xml('p:ph', { type: 'sldImg', idx: position ? 2 : null })),
      },
    ),
    xml('p:spPr', position, position && xml('a:prstGeom', { prst: 'rect' }, xml('a:avLst'))),
  );
}

function notesText(id: number, paragraphs: readonly XmlElement[], position: XmlElement | null): XmlElement {
  return xml(
    'p:sp',
    inPlaceholder(
      { id, name: 'Notes' },
      xml('p:ph', { type: 'body', sz: position ? 'quarter' : null, idx: position ? 3 : 1 }),
    ),
    xml('p:spPr', position, position && xml('a:prstGeom', { prst: 'rect' }, xml('a:avLst'))),
    xml(
      'p:txBody',
      xml('a:bodyPr'),
      xml('a:lstStyle'),
      paragraphs.length > 0 ? paragraphs : [xml('a:p', xml('a:endParaRPr', { lang: 'en-US' }))],
    ),
  );
}

function place(x: number, y: number, cx: number, cy: number): XmlElement {
  return xml('a:xfrm', xml('a:off', { x, y }), xml('a:ext', { cx, cy }));
}

function solid(digits: string): XmlElement {
  return xml('a:solidFill', xml('a:srgbClr', { val: digits }));
}
