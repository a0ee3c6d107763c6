import { type Box, type Size, toEmu } from '@/lib/deck/units';
import type { TitleType } from './deck-styles';
import { fontSize, spacing } from './paragraphs';
import { inPlaceholder, transform } from './place-shape';
import { type Placeholder, placeholderXml, SEATS, type Seat } from './placeholders';
import type { TitlePlace } from './title-places';
import { type XmlElement, xml } from './xml';

export type SeatLook = {
  placeholder?: Placeholder;
  box?: Box | null;
  insets?: TitlePlace['insets'];
  anchor?: 't' | 'ctr' | 'b';
  type?: TitleType | null;
};

const NO_INSETS = { left: 0, top: 0, right: 0, bottom: 0 } as const;

/**
 * An empty placeholder of the master or a layout, for slides that are added in an office program.
 * @param box its place, if not the default; null if a layout inherits it from the master
 * @param type its type, if that is not the master's
 */
export function seatShape(
  seat: Seat,
  id: number,
  slide: Size,
  {
    placeholder = SEATS[seat],
    box = seatBox(seat, slide),
    insets = NO_INSETS,
    anchor = PROMPTS[seat].anchor,
    type = null,
  }: SeatLook = {},
): XmlElement {
  return xml(
    'p:sp',
    inPlaceholder({ id, name: `${PROMPTS[seat].name} ${id}` }, placeholderXml(placeholder)),
    box ? xml('p:spPr', transform('a:xfrm', box), xml('a:prstGeom', { prst: 'rect' }, xml('a:avLst'))) : xml('p:spPr'),
    xml(
      'p:txBody',
      xml(
        'a:bodyPr',
        { lIns: toEmu(insets.left), tIns: toEmu(insets.top), rIns: toEmu(insets.right), bIns: 0, anchor },
        xml(seat === 'number' ? 'a:noAutofit' : 'a:normAutofit'),
      ),
      xml('a:lstStyle', type && typeXml(type)),
      seat === 'number' ? numberParagraph() : promptParagraph(PROMPTS[seat].prompt),
    ),
  );
}

function typeXml({ size, leading, tracking }: TitleType): XmlElement {
  return xml(
    'a:lvl1pPr',
    xml('a:lnSpc', xml('a:spcPts', { val: fontSize(leading) })),
    xml('a:defRPr', { sz: fontSize(size), spc: spacing(tracking) }),
  );
}

function promptParagraph(prompt: string): XmlElement {
  return xml('a:p', xml('a:r', xml('a:rPr', { lang: 'en-US' }), xml('a:t', prompt)));
}

function numberParagraph(): XmlElement {
  return xml(
    'a:p',
    xml('a:pPr', { algn: 'r' }),
    xml(
      'a:fld',
      { id: '{7E4C7B4E-5A0B-4C5E-9C53-0B6E0C6C2F11}', type: 'slidenum' },
      xml('a:rPr', { lang: 'en-US', sz: 1000 }),
      xml('a:t', '‹#›'),
    ),
  );
}

/** Default boxes as fractions of the slide's sides: left, top, width, height. */
const BOXES: Record<Seat | 'first', readonly [number, number, number, number]> = {
  title: [0.06, 0.09, 0.88, 0.15],
  ctrTitle: [0.06, 0.28, 0.8, 0.28],
  subTitle: [0.06, 0.6, 0.8, 0.16],
  text: [0.06, 0.6, 0.8, 0.16],
  content: [0.06, 0.28, 0.88, 0.6],
  first: [0.06, 0.28, 0.42, 0.6],
  second: [0.52, 0.28, 0.42, 0.6],
  number: [0.82, 0.92, 0.12, 0.05],
};

/** The distance of text below a title, in points. */
const GAP = 12;
/** Text below a title keeps at least this share of its height. */
const MIN_SHARE = 0.5;

/**
 * The default box of a placeholder. Text begins below the title, or ends above one in the lower half of the slide.
 * @param seat `first`: the content in the first of two columns
 * @param title the box of the title, if the slide has one
 */
export function seatBox(seat: Seat | 'first', { width, height }: Size, title: Box | null = null): Box {
  const [x, y, w, h] = BOXES[seat];
  const box = { x: x * width, y: y * height, width: w * width, height: h * height };
  if (!title || seat === 'title' || seat === 'ctrTitle' || seat === 'number') return box;
  if (title.y > height / 2) {
    const end = title.y - GAP;
    const top = seat === 'subTitle' || seat === 'text' ? end - box.height : BOXES.title[1] * height;
    return { ...box, y: top, height: end - top };
  }
  const bottom = box.y + box.height;
  const top = Math.min(title.y + title.height + GAP, bottom - MIN_SHARE * box.height);
  return top > box.y ? { ...box, y: top, height: bottom - top } : box;
}

const PROMPTS = {
  title: { name: 'Title', prompt: 'Click to add a title', anchor: 'b' },
  ctrTitle: { name: 'Title', prompt: 'Click to add a title', anchor: 'b' },
  subTitle: { name: 'Subtitle', prompt: 'Click to add a subtitle', anchor: 't' },
  text: { name: 'Text', prompt: 'Click to add text', anchor: 't' },
  content: { name: 'Content', prompt: 'Click to add content', anchor: 't' },
  second: { name: 'Content', prompt: 'Click to add content', anchor: 't' },
  number: { name: 'Slide number', prompt: '', anchor: 'ctr' },
} as const satisfies Record<Seat, { name: string; prompt: string; anchor: 't' | 'ctr' | 'b' }>;
