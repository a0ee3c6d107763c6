import { attribute, element, type HtmlChild, type HtmlElement, type HtmlTree, styleOf, textOf } from './html-tree';

/** What marks and notes become: `footnote-mark` in the text, `footnote` at the end, both with a `label`. */
export const NOTE_MARK = 'footnote-mark';
export const NOTE = 'footnote';

type Place = { node: HtmlElement; parent: Place | null; from: number; to: number };

/**
 * Finds footnotes, however a program writes them: a mark links to its note, and the note links back to the mark. The
 * links are replaced by marks, and the notes moved to the end. Changes the tree.
 */
export function linkNotes(tree: HtmlTree): void {
  if (!('children' in tree)) return;
  const notes = new NoteFinder(tree).find();
  if (notes.length === 0) return;
  const children = [...withoutLastRule(tree.children as HtmlChild[]), ...notes];
  Object.assign(tree, { children });
}

class NoteFinder {
  private byId = new Map<string, Place>();
  private links: Place[] = [];
  private count = 0;

  constructor(tree: HtmlTree) {
    if ('children' in tree) this.visit(tree.children as HtmlChild[], null);
  }

  find(): HtmlElement[] {
    const labels = new Map<Place, string>();
    const used = new Set<string>();
    const removed = new Set<HtmlChild>();
    const bodies = new Map<HtmlElement, Place>();
    for (const mark of this.links) {
      const target = this.byId.get(fragmentOf(mark.node));
      const back = target && this.linksBack(target, mark);
      if (!back || removed.has(mark.node) || target.from <= mark.from) continue;
      const body = this.bodyOf(target, back, mark);
      if (!body) continue;
      if (!labels.has(body)) {
        const label = freeLabel(textOf(mark.node), used);
        used.add(label);
        labels.set(body, label);
        bodies.set(body.node, body);
      }
      removed.add(back.node);
      const label = labels.get(body)!;
      // Not empty: the Markdown library needs quadratic time for empty elements.
      Object.assign(mark.node, element(NOTE_MARK, [{ type: 'text', value: label }], { label }));
    }
    if (bodies.size === 0) return [];
    const notes = [...labels].map(([{ node }, label]) =>
      element(NOTE, node.children.flatMap((child) => without(child, removed)) as HtmlChild[], { label }),
    );
    // A note may be inside another's section, so the bodies are removed last: the cleaner drops scripts.
    for (const { node } of bodies.values()) Object.assign(node, element('script', []));
    return notes;
  }

  private visit(nodes: readonly HtmlChild[], parent: Place | null): void {
    for (const node of nodes) {
      if (node.type !== 'element') continue;
      const place: Place = { node, parent, from: this.count, to: this.count };
      this.count += 1;
      for (const id of idsOf(node)) if (!this.byId.has(id)) this.byId.set(id, place);
      if (node.tagName === 'a' && fragmentOf(node) !== '') this.links.push(place);
      this.visit(node.children, place);
      place.to = this.count;
    }
  }

  /** The link back to the mark: the mark's target, or a link within it or within the block that it begins. */
  private linksBack(target: Place, mark: Place): Place | null {
    const ids = new Set([mark, mark.parent, mark.parent?.parent].flatMap((place) => (place ? idsOf(place.node) : [])));
    const within = INLINE.has(target.node.tagName) ? (target.parent ?? target) : target;
    const first = this.firstLinkFrom(within.from);
    const links = this.links.slice(first, first + MOST_LINKS).filter((link) => link.from < within.to);
    return links.find((link) => link !== mark && ids.has(fragmentOf(link.node))) ?? null;
  }

  /** The element that is the note: the nearest one around the link back that begins with it, but no other note. */
  private bodyOf(target: Place, back: Place, mark: Place): Place | null {
    if (!INLINE.has(target.node.tagName)) return target;
    let paragraph: Place | null = back;
    while (paragraph && INLINE.has(paragraph.node.tagName)) paragraph = paragraph.parent;
    const around = paragraph?.parent;
    const isOnlyNote =
      around != null &&
      /^(?:li|div|dd|aside)$/.test(around.node.tagName) &&
      !(around.from < mark.from && mark.from < around.to) &&
      idsOf(around.node)
        .concat(styleOf(around.node, 'mso-element'))
        .some((id) => /note|ftn|edn/i.test(id));
    return isOnlyNote ? around : paragraph;
  }

  private firstLinkFrom(from: number): number {
    let [low, high] = [0, this.links.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.links[middle]!.from < from) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const INLINE = new Set('a span sup sub b i em strong font cite small u'.split(' '));
/** The most links of one note that are looked at. */
const MOST_LINKS = 20;

function idsOf(node: HtmlElement): string[] {
  return [attribute(node, 'id'), attribute(node, 'name')].filter((id) => id !== '');
}

/** The part after `#`. Browsers make the links of a copied page absolute. */
function fragmentOf(node: HtmlElement): string {
  const href = attribute(node, 'href');
  const hash = href.indexOf('#');
  if (hash === -1) return '';
  try {
    return decodeURIComponent(href.slice(hash + 1));
  } catch {
    return href.slice(hash + 1);
  }
}

/** The mark without brackets, if it can be a label and is still free; otherwise the next free number. */
function freeLabel(mark: string, used: ReadonlySet<string>): string {
  const label = mark.replace(/[[\]()\s]/g, '');
  if (/^[\p{L}\p{N}]{1,12}$/u.test(label) && !used.has(label)) return label;
  let number = used.size + 1;
  while (used.has(String(number))) number += 1;
  return String(number);
}

/** A copy of the node without the links back. */
function without(node: HtmlChild, removed: ReadonlySet<HtmlChild>): HtmlChild[] {
  if (removed.has(node)) return [];
  if (node.type !== 'element') return [node];
  return [{ ...node, children: node.children.flatMap((child) => without(child, removed)) }];
}

/** Without the line that programs draw above the notes. */
function withoutLastRule(nodes: HtmlChild[]): HtmlChild[] {
  const last = nodes.findLastIndex((node) => textOf(node).trim() !== '' || holdsRule(node));
  const node = nodes[last];
  if (node?.type !== 'element') return nodes;
  if (node.tagName === 'hr') return nodes.toSpliced(last, 1);
  return nodes.with(last, { ...node, children: withoutLastRule(node.children) });
}

function holdsRule(node: HtmlChild): boolean {
  return node.type === 'element' && (node.tagName === 'hr' || node.children.some(holdsRule));
}
