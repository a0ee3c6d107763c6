import { attribute, element, type HtmlChild, type HtmlElement, styleOf, textOf } from './html-tree';
import { labelled } from './number-lists';

/** Word stores lists as paragraphs with `mso-list:l0 level2 lfo1`, and the bullet as text. */
export function isWordListItem(node: HtmlElement): boolean {
  return node.tagName === 'p' && /\blevel\d/.test(styleOf(node, 'mso-list'));
}

type Item = { level: number; ordered: boolean; start: number | null; children: HtmlChild[] };
type Open = { level: number; list: HtmlElement; ordered: boolean; next: number | null };

/** Converts such paragraphs to lists, nested by level. `clean` processes an item's content. */
export function wordLists(
  paragraphs: readonly HtmlElement[],
  clean: (children: readonly HtmlChild[]) => HtmlChild[],
): HtmlElement[] {
  const lists: HtmlElement[] = [];
  const open: Open[] = [];
  for (const item of paragraphs.map((paragraph) => readItem(paragraph, clean))) {
    while (open.length > 0 && open.at(-1)!.level > item.level) open.pop();
    const current = open.at(-1);
    if (current && current.level === item.level && !continues(current, item)) open.pop();
    if (open.at(-1)?.level !== item.level) {
      const list = element(
        item.ordered ? 'ol' : 'ul',
        [],
        item.start !== null && item.start !== 1 ? { start: item.start } : {},
      );
      const parent = open.at(-1)?.list.children.at(-1);
      if (parent?.type === 'element') parent.children.push(list);
      else lists.push(list);
      open.push({ level: item.level, list, ordered: item.ordered, next: null });
    }
    open.at(-1)!.next = item.start === null ? null : item.start + 1;
    open.at(-1)!.list.children.push(element('li', item.children));
  }
  return lists;
}

/** Whether the list has the item's kind of sign, and its numbers don't jump. */
function continues({ ordered, next }: Open, item: Item): boolean {
  return ordered === item.ordered && (!ordered || item.start === next);
}

function readItem(paragraph: HtmlElement, clean: (children: readonly HtmlChild[]) => HtmlChild[]): Item {
  let sign = '';
  const withoutSign = (nodes: readonly HtmlChild[]): HtmlChild[] =>
    nodes.flatMap((node): HtmlChild[] => {
      if (node.type !== 'element') return [node];
      if (styleOf(node, 'mso-list') === 'ignore') {
        sign += textOf(node);
        return [];
      }
      return [{ ...node, children: withoutSign(node.children) }];
    });
  const children = clean(withoutSign(paragraph.children));
  const own = sign.replace(/\s+/g, ' ').trim();
  const digits = /^(\d{1,9})[.)]?$/.exec(own)?.[1];
  // A letter, Roman numeral or number of several levels. A bullet may be an `o`.
  const label = digits === undefined && /^(?=.*[.)])\(?[\p{L}\p{N}.]{1,12}[.)]?$/u.test(own) ? own : null;
  return {
    level: Number(/\blevel(\d+)/.exec(attribute(paragraph, 'style'))?.[1] ?? 1),
    ordered: digits !== undefined,
    start: digits === undefined ? null : Number(digits),
    children: label === null ? children : labelled(children, label),
  };
}
