import type { BlockOf, ListItem, TextRun } from '../blocks';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { wornMarker } from '../text/worn-marker';
import { type Child, h, type Markup } from './html';
import { dirOf, inline } from './inline';
import type { PageContext } from './page-context';

/** A list with its nested lists. Terms and their definitions become a description list. */
export function listMarkup({ ordered, start, close, items, definitions }: BlockOf<'list'>, page: PageContext): Markup {
  if (definitions) return h('dl', null, items.map(definition));
  return nested(items, 0, items.length, items[0]?.level ?? 0, { ordered, start, close, page });
}

type ListLook = { ordered: boolean; start: number; close?: ')'; page: PageContext };

/** The items of one level between two positions, each with the deeper ones that follow it. */
function nested(items: readonly ListItem[], from: number, to: number, level: number, look: ListLook): Markup {
  const children: Markup[] = [];
  for (let at = from; at < to; ) {
    let next = at + 1;
    while (next < to && items[next]!.level > level) next += 1;
    children.push(
      item(items[at]!, next > at + 1 ? nested(items, at + 1, next, items[at + 1]!.level, below(look)) : null, look),
    );
    at = next;
  }
  const { ordered, start, close } = look;
  return h(
    ordered ? 'ol' : 'ul',
    ordered ? { class: close ? 'paren' : null, start: start === 1 ? null : start } : null,
    children,
  );
}

/** Nested items have their own numbers in the text (`wornMarker`). */
function below(look: ListLook): ListLook {
  return { page: look.page, ordered: false, start: 1 };
}

function item(own: ListItem, inner: Child, { ordered, page }: ListLook): Markup {
  const worn = wornMarker(own, ordered);
  const runs = worn ? worn.runs : own.runs;
  return h(
    'li',
    { class: worn ? 'worn' : null, dir: dirOf(runs, page.isRtl) },
    worn && h('span', { class: 'mark' }, worn.text),
    worn ? h('span', null, inline(runs)) : inline(runs),
    inner,
  );
}

/** A term in bold and, after a line break, its definition. */
function definition({ runs }: ListItem): Child {
  const at = plainText(runs).indexOf('\n');
  const [term, meaning]: [TextRun[], TextRun[]] =
    at < 0 ? [[...runs], []] : [trimRuns(sliceRuns(runs, 0, at)), trimRuns(sliceRuns(runs, at))];
  return h('div', null, h('dt', null, inline(term)), h('dd', null, inline(meaning)));
}
