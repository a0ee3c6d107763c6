import type { PlacedCard, PlacedText } from '@/lib/deck/placed';
import { type XmlElement, xml } from './xml';

/** A text's placeholder in the slide's layout. */
export type Placeholder = { type: 'title' | 'ctrTitle' | 'subTitle' | 'body' | 'sldNum' | null; idx: number | null };

/** The layouts of the file's master. Each slide uses one of them. */
export const SLIDE_LAYOUTS = [
  { name: 'Title', type: 'title', holds: ['ctrTitle', 'subTitle'] },
  { name: 'Section', type: 'secHead', holds: ['title', 'text'] },
  { name: 'Title and content', type: 'obj', holds: ['title', 'content'] },
  { name: 'Two columns', type: 'twoObj', holds: ['title', 'content', 'second'] },
  { name: 'Title only', type: 'titleOnly', holds: ['title'] },
  { name: 'Blank', type: 'blank', holds: [] },
] as const satisfies readonly { name: string; type: string; holds: readonly Seat[] }[];

export type SlideLayoutType = (typeof SLIDE_LAYOUTS)[number]['type'];

/** A place for text on a layout. */
export type Seat = 'title' | 'ctrTitle' | 'subTitle' | 'text' | 'content' | 'second' | 'number';

/** A placeholder must have the same type and index on master, layout and slide, because slides inherit by these. */
export const SEATS = {
  title: { type: 'title', idx: null },
  ctrTitle: { type: 'ctrTitle', idx: null },
  subTitle: { type: 'subTitle', idx: 1 },
  text: { type: 'body', idx: 1 },
  content: { type: null, idx: 1 },
  second: { type: null, idx: 2 },
  number: { type: 'sldNum', idx: 12 },
} as const satisfies Record<Seat, Placeholder>;

export type SlidePlan = { layout: SlideLayoutType; seats: ReadonlyMap<PlacedText, Placeholder> };

/** Chooses the layout of a card's slide, and the texts that fill the layout's placeholders. */
export function planSlide(card: PlacedCard): SlidePlan {
  const texts = card.elements.filter((element) => element.kind === 'text');
  // A card of only a quotation has no heading. The quotation is its slide's title, as in the deck's outline.
  const title = texts.find(({ role }) => role === 'title') ?? texts.find(({ role }) => role === 'quote');
  const subtitle = texts.find(({ role }) => role === 'subtitle');
  const bodies = texts.filter(({ role }) => role === 'body');
  const number = texts.find(({ role }) => role === 'cardNumber');
  const seats = new Map<PlacedText, Placeholder>();
  const seat = (text: PlacedText | undefined, place: Seat) => text && seats.set(text, SEATS[place]);
  seat(number, 'number');

  // Its title is hidden (`hiddenTitle`).
  if (!title) return { layout: 'titleOnly', seats };
  const isCover = card.layout === 'title' || card.layout === 'closing';
  if (isCover && bodies.length <= 1) {
    seat(title, 'ctrTitle');
    seat(subtitle ?? bodies[0], 'subTitle');
    return { layout: 'title', seats };
  }
  seat(title, 'title');
  if (card.layout === 'section' && bodies.length <= 1) {
    seat(subtitle ?? bodies[0], 'text');
    return { layout: 'secHead', seats };
  }
  seat(bodies[0], 'content');
  if (bodies.length === 2) seat(bodies[1], 'second');
  if (bodies.length === 0) return { layout: 'titleOnly', seats };
  return { layout: bodies.length === 2 ? 'twoObj' : 'obj', seats };
}

/** Whether a placeholder inherits the master's style for titles. */
export function isTitle({ type }: Placeholder): boolean {
  return type === 'title' || type === 'ctrTitle';
}

export function placeholderXml({ type, idx }: Placeholder): XmlElement {
  return xml('p:ph', { type, sz: type === 'sldNum' ? 'quarter' : null, idx });
}
