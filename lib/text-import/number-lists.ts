import { attribute, element, type HtmlChild, type HtmlElement, isBlock, styleOf, textOf } from './html-tree';
import { NUMBER_BOOKMARK } from './prepare-docx';
import { writtenNumber } from './word-numbers';

/** The number that an item shows: `''` for none. Items of bullet lists don't have it. */
const NUMBER = 'number';

/** Writes into each item of a list the number that it shows. Changes the items. */
export function numberItems(list: HtmlElement): void {
  const items = list.children.filter(
    (child): child is HtmlElement => child.type === 'element' && child.tagName === 'li',
  );
  const isReversed = list.properties.reversed != null && list.properties.reversed !== false;
  const start = Number.parseInt(attribute(list, 'start'), 10);
  let next = Number.isNaN(start) ? (isReversed ? items.length : 1) : start;
  for (const item of items) {
    const [first] = item.children;
    const name = first?.type === 'element' && first.tagName === 'a' ? attribute(first, 'id') : '';
    if (name.startsWith(NUMBER_BOOKMARK)) {
      item.properties[NUMBER] = decodeURIComponent(name.slice(NUMBER_BOOKMARK.length)).trim();
      continue;
    }
    if (list.tagName !== 'ol') continue;
    const value = Number.parseInt(attribute(item, 'value'), 10);
    const number = Number.isNaN(value) ? next : value;
    next = number + (isReversed ? -1 : 1);
    const style = styleOf(item, 'list-style-type') || styleOf(list, 'list-style-type');
    const format = FORMATS.get(attribute(list, 'type') || style);
    item.properties[NUMBER] = format && number > 0 ? `${writtenNumber(number, format)}.` : String(number);
  }
}

/**
 * A list with these items, which `numberItems` has numbered. Markdown counts upwards in digits, so that the list is
 * split where the numbers jump, and other numbers, such as `(c)`, become part of the text.
 */
export function numberedLists(children: readonly HtmlChild[]): HtmlElement[] {
  const out: HtmlElement[] = [];
  let next = 1;
  let beside: HtmlElement | null = null;
  for (const child of children) {
    if (child.type === 'text' && child.value.trim() === '') continue;
    const last = out.at(-1);
    if (child.type !== 'element' || child.tagName !== 'li') {
      // What is between items belongs to the one before it.
      const holder = last?.children.at(-1);
      if (holder?.type !== 'element') out.push(element('ul', [element('li', [child])]));
      else if (beside && !isBlock(child)) beside.children.push(child);
      else {
        beside = isBlock(child) ? null : element('div', [child]);
        holder.children.push(beside ?? child);
      }
      continue;
    }
    beside = null;
    const inner = onlyList(child);
    if (inner) {
      // Office programs begin a list at any level. Markdown would show a bullet for each level above.
      const holder = last?.children.at(-1);
      if (holder?.type === 'element') holder.children.push(inner);
      else out.push(inner);
      continue;
    }
    const number = child.properties[NUMBER] === undefined ? null : attribute(child, NUMBER);
    const digits = /^\d{1,9}(?=[.)]?$)/.exec(number ?? '')?.[0];
    if (number === '') out.push(element('div', child.children));
    else if (digits === undefined) {
      if (last?.tagName !== 'ul') out.push(element('ul', []));
      out.at(-1)!.children.push(number === null ? child : element('li', labelled(child.children, number)));
    } else {
      const own = Number(digits);
      if (last?.tagName !== 'ol' || own !== next) out.push(element('ol', [], own === 1 ? {} : { start: own }));
      out.at(-1)!.children.push(element('li', child.children));
      next = own + 1;
    }
  }
  return out;
}

/** The list in an item that has no words or number of its own. */
function onlyList({ children, properties }: HtmlElement): HtmlElement | null {
  if (properties[NUMBER] !== undefined) return null;
  const [first, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return others.length === 0 && first?.type === 'element' && /^[ou]l$/.test(first.tagName) ? first : null;
}

/** How HTML and CSS name formats other than digits. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ['a', 'lowerLetter'],
  ['A', 'upperLetter'],
  ['i', 'lowerRoman'],
  ['I', 'upperRoman'],
  ['lower-alpha', 'lowerLetter'],
  ['lower-latin', 'lowerLetter'],
  ['upper-alpha', 'upperLetter'],
  ['upper-latin', 'upperLetter'],
  ['lower-roman', 'lowerRoman'],
  ['upper-roman', 'upperRoman'],
]);

/** The content with a label before its first text. */
export function labelled(children: readonly HtmlChild[], label: string): HtmlChild[] {
  const [first, ...rest] = children;
  if (first?.type === 'element' && (first.tagName === 'p' || first.tagName === 'div'))
    return [{ ...first, children: labelled(first.children, label) }, ...rest];
  return [{ type: 'text', value: `${label} ` }, ...children];
}

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
