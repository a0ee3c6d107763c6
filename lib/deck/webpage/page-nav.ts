import { prepareText } from '../layout/measure/prepare-text';
import { textFont } from '../layout/measure/text-font';
import { splitOwnNumber } from '../text/plain/looks-like-heading';
import { h, type Markup } from './html';
import type { PageContext } from './page-context';
import type { NavItem } from './plan-page';
import { MENU_ROWS, NAV_STEPS } from './styles/base';

/**
 * The bar that stays in view: the title and the sections. Where the sections do not fit in two lines (one on a phone),
 * they are in a menu. Where they do not fit beside the title, it is left out.
 */
export function navMarkup(items: readonly NavItem[], name: string, page: PageContext): Markup {
  const { row, brand, isFull } = navSteps(rowWidth(items, page), brandWidth(name, page));
  const list = (className: string | null) =>
    h(
      'ol',
      { class: className },
      items.map((item, at) => h('li', sectionLink(item, page.isNumbered ? at + 1 : null))),
    );
  const rows = Math.min(MENU_ROWS, Math.ceil(items.length / MENU_COLUMNS));
  return h(
    'nav',
    {
      class: `nav r${row ?? ''} b${brand ?? ''}${isFull ? ' full' : ''}`,
      'aria-label': page.words.sections,
    },
    h(
      'div',
      { class: 'in' },
      h('a', { class: 'brand', href: '#top' }, name),
      row !== null && list('row'),
      row !== 0 && h('details', { class: `menu m${rows}` }, h('summary', page.words.sections), list(null)),
    ),
  );
}

type NavStep = (typeof NAV_STEPS)[number];
type NavSteps = {
  /** From which width of the window the sections are in a row; null if never. */
  row: NavStep | null;
  /** From which width the title is beside the row; null if never. */
  brand: NavStep | null;
  /** Whether the row has two lines in a window 1024 pixels wide. */
  isFull: boolean;
};

/** The width of the bar in pixels at each step. */
const ROOM: Readonly<Record<NavStep, number>> = { 0: 276, 720: 645, 1024: 916, 1440: 1180 };
/** Two lines hold less than twice as much as one, because names are not split. */
const TWO_LINES = 1.8;

/** @param width of all sections in one line, in pixels */
export function navSteps(width: number, brand: number): NavSteps {
  return {
    row: NAV_STEPS.find((step) => width <= ROOM[step] * (step === 0 ? 1 : TWO_LINES)) ?? null,
    brand: NAV_STEPS.find((step) => width + brand <= ROOM[step]) ?? null,
    isFull: width > ROOM[1024],
  };
}

/** Columns of the menu on a phone. */
const MENU_COLUMNS = 2;
/** Type size of a section in pixels. */
const SIZE = 16;
/** Space around a section in pixels, with its number. */
const AROUND = 46;
/** Some style sheets set the sections in bold or in capitals. */
const WIDER = 1.22;
/** The longest name of a section, in pixels. Longer names are shortened. */
const LONGEST = 300;

function rowWidth(items: readonly NavItem[], { theme, fonts }: PageContext): number {
  const font = textFont(theme, 'body');
  const widths = items.map(({ name }) => prepareText([{ text: name }], font, fonts).width * SIZE * WIDER);
  return widths.reduce((sum, width) => sum + Math.min(LONGEST, width) + AROUND, 0);
}

const BRAND_SIZE = 19;
const LONGEST_BRAND = 250;
const BRAND_GAP = 24;

function brandWidth(name: string, { theme, fonts }: PageContext): number {
  const { width } = prepareText([{ text: name }], textFont(theme, 'heading'), fonts);
  return Math.min(LONGEST_BRAND, width * BRAND_SIZE * 1.05) + BRAND_GAP;
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
