import { attribute, element, type HtmlChild, type HtmlElement, styleOf, textOf } from './html-tree';

/** Word stores lists as paragraphs with `mso-list:l0 level2 lfo1`, and the bullet as text. */
export function isWordListItem(node: HtmlElement): boolean {
  return node.tagName === 'p' && /\blevel\d/.test(styleOf(node, 'mso-list'));
}

type Item = { level: number; ordered: boolean; start: number | null; children: HtmlChild[] };
type Open = { level: number; list: HtmlElement; ordered: boolean };

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
    if (current && current.level === item.level && current.ordered !== item.ordered) open.pop();
    if (open.at(-1)?.level !== item.level) {
      const list = element(
        item.ordered ? 'ol' : 'ul',
        [],
        item.start !== null && item.start !== 1 ? { start: item.start } : {},
      );
      const parent = open.at(-1)?.list.children.at(-1);
      if (parent?.type === 'element') parent.children.push(list);
      else lists.push(list);
      open.push({ level: item.level, list, ordered: item.ordered });
    }
    open.at(-1)!.list.children.push(element('li', item.children));
  }
  return lists;
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
  const number = /^\s*\(?(\d{1,9}|[a-z]{1,4})[.)]/i.exec(sign);
  return {
    level: Number(/\blevel(\d+)/.exec(attribute(paragraph, 'style'))?.[1] ?? 1),
    ordered: number !== null,
    start: number && /^\d+$/.test(number[1]!) ? Number(number[1]) : null,
    children,
  };
}
