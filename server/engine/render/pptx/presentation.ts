import { type Size, toEmu } from '@/lib/deck/units';
import { DRAWING, PRESENTATION } from './namespaces';
import { FIRST_MASTER_ID } from './slide-master';
import { type XmlElement, xml, xmlOf } from './xml';

/** Slide ids start here (ST_SlideId). */
const FIRST_SLIDE_ID = 256;
/** The size of notes pages, the default of office programs. */
const NOTES_SIZE = { cx: 6_858_000, cy: 9_144_000 } as const;

type PresentationLinks = {
  master: string;
  notesMaster: string | null;
  slides: readonly string[];
  /** `p:embeddedFontLst` */
  fonts: XmlElement | null;
};

/** `presentation.xml`: the list of slides and their size. */
export function presentationXml(slide: Size, links: PresentationLinks): XmlElement {
  return xml(
    'p:presentation',
    {
      ...PRESENTATION,
      embedTrueTypeFonts: links.fonts === null ? null : true,
      saveSubsetFonts: true,
      autoCompressPictures: false,
    },
    xml('p:sldMasterIdLst', null, xml('p:sldMasterId', { id: FIRST_MASTER_ID, 'r:id': links.master })),
    links.notesMaster === null
      ? null
      : xml('p:notesMasterIdLst', null, xml('p:notesMasterId', { 'r:id': links.notesMaster })),
    xmlOf(
      'p:sldIdLst',
      null,
      links.slides.map((id, at) => xml('p:sldId', { id: FIRST_SLIDE_ID + at, 'r:id': id })),
    ),
    xml('p:sldSz', { cx: toEmu(slide.width), cy: toEmu(slide.height) }),
    xml('p:notesSz', NOTES_SIZE),
    links.fonts,
    xml('p:defaultTextStyle', null, xml('a:defPPr', null, xml('a:defRPr', { lang: 'en-US' }))),
  );
}

export function presPropsXml(): XmlElement {
  return xml('p:presentationPr', PRESENTATION);
}

export function viewPropsXml(): XmlElement {
  return xml('p:viewPr', PRESENTATION, xml('p:gridSpacing', { cx: 76_200, cy: 76_200 }));
}

/** An empty list of table styles. The id is that of the office programs' default style. */
export function tableStylesXml(): XmlElement {
  return xml('a:tblStyleLst', { ...DRAWING, def: '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}' });
}
