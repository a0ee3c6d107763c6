import { h, type Markup } from './html';
import type { PageContext } from './page-context';
import type { NavItem } from './plan-page';

/** The bar that stays in view: the title, and a row of the sections that scrolls where it is longer than the page is wide. */
export function navMarkup(items: readonly NavItem[], name: string, { words }: PageContext): Markup {
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
        items.map((item, at) =>
          h(
            'li',
            null,
            h(
              'a',
              { href: `#${item.id}` },
              h('span', { class: 'no', 'aria-hidden': 'true' }, `${at + 1}`),
              h('span', { class: 'to' }, item.name),
            ),
          ),
        ),
      ),
    ),
  );
}
