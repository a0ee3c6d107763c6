import { prepareText } from '../layout/prepare-text';
import { textFont } from '../layout/text-font';
import { splitOwnNumber } from '../text/own-number';
import { h, type Markup } from './html';
import type { PageContext } from './page-context';
import type { NavItem } from './plan-page';

/**
 * The bar that stays in view: the title and the sections, on one line. If the sections do not fit beside the title, it
 * is left out. If they still do not fit, and on a narrow page, the line scrolls.
 */
export function navMarkup(items: readonly NavItem[], name: string, page: PageContext): Markup {
  const room = roomFor(items, page);
  return h(
    'nav',
    { class: room ? `nav ${room}` : 'nav', 'aria-label': page.words.sections },
    h(
      'div',
      { class: 'in' },
      h('a', { class: 'brand', href: '#top' }, name),
      h(
        'ol',
        null,
        items.map((item, at) => h('li', null, sectionLink(item, page.isNumbered ? at + 1 : null))),
      ),
    ),
  );
}

/** In pixels: the room for the sections beside the title, in windows 1024 and 1440 wide. */
const ROOM = 680;
const WIDE_ROOM = 880;
/** Type size of a section in pixels. */
const SIZE = 16;
/** Space around a section in pixels, with its number. */
const AROUND = 52;
/** Some style sheets set the sections in bold or in capitals. */
const WIDER = 1.22;

/** `tight`: fits if the title is left out in windows that are not very wide. `long`: does not fit. */
function roomFor(items: readonly NavItem[], page: PageContext): 'tight' | 'long' | null {
  const width = rowWidth(items, page);
  return width <= ROOM ? null : width <= WIDE_ROOM ? 'tight' : 'long';
}

function rowWidth(items: readonly NavItem[], { theme, fonts }: PageContext): number {
  const font = textFont(theme, 'body');
  const widths = items.map(({ name }) => prepareText([{ text: name }], font, fonts).width * SIZE * WIDER + AROUND);
  return widths.reduce((sum, width) => sum + width, 0);
}

/** A link with the number in its heading, or with its position, which is decoration. */
function sectionLink({ id, name }: NavItem, place: number | null): Markup {
  const own = splitOwnNumber(name);
  const isOwn = place === null && own.number !== null;
  return h(
    'a',
    { href: `#${id}` },
    place !== null && h('span', { class: 'no', 'aria-hidden': 'true' }, `${place}`),
    isOwn && [h('span', { class: 'no' }, own.number), ' '],
    h('span', { class: 'to' }, isOwn ? own.name : name),
  );
}
