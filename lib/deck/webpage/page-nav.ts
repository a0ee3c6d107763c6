import { splitOwnNumber } from '../text/own-number';
import { h, type Markup } from './html';
import type { PageContext } from './page-context';
import type { NavItem } from './plan-page';

/** The bar that stays in view: the title, and a row of sections that scrolls if it is longer than the page is wide. */
export function navMarkup(items: readonly NavItem[], name: string, { words, isNumbered }: PageContext): Markup {
  return h(
    'nav',
    { class: 'nav', 'aria-label': words.sections },
    h(
      'div',
      { class: 'in' },
      h('a', { class: 'brand', href: '#top' }, name),
      h(
        'ol',
        null,
        items.map((item, at) => h('li', null, sectionLink(item, isNumbered ? at + 1 : null))),
      ),
    ),
  );
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
