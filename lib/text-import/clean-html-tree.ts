import { type Shift, shiftedText } from '@/lib/deck/text/inline/raised-text';
import { withinCell } from './cell-lines';
import { dataUrlBytes, type EmbeddedPictures, PictureCollector } from './embedded-pictures';
import { isFormula, withFormulas } from './find-formulas';
import {
  attribute,
  element,
  type HtmlChild,
  type HtmlElement,
  type HtmlTree,
  holdsBlock,
  isBlock,
  isBlockTag,
  styleOf,
  textOf,
} from './html-tree';
import { NOTE, NOTE_MARK } from './link-notes';
import { isWordListItem, numberedLists, numberItems, wordLists } from './number-lists';
import { boldContent, tidyTable } from './tidy-table';

/** Elements without visible text. */
const DROPPED = new Set(
  'head script style meta link title base template noscript iframe object embed svg canvas audio video map button select textarea datalist dialog'.split(
    ' ',
  ),
);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * The tree reduced to text and structure, the pictures in it, and the number of those that were dropped. `hasRaised`:
 * plain text would lose superscripts or subscripts.
 */
export type CleanTree = { tree: HtmlTree; pictures: EmbeddedPictures; lostPictures: number; hasRaised: boolean };

/** Finds the bytes of a picture by its `src`. */
export type ReadPicture = (src: string) => Uint8Array<ArrayBuffer> | null;

/**
 * Removes what editors add to pasted or converted HTML: styles, scripts, hidden parts, empty wrappers, tracking pixels;
 * and converts styles with a meaning (Word's lists, bold spans) to elements.
 */
export function cleanHtmlTree(tree: HtmlTree, readPicture: ReadPicture = dataUrlBytes): CleanTree {
  const cleaner = new Cleaner(readPicture);
  const children =
    'children' in tree
      ? cleaner.all(tree.children as HtmlChild[], { inHeading: false, inPre: false, marks: NO_MARKS })
      : [];
  const { pictures, lostPictures, hasRaised } = cleaner;
  return { tree: { type: 'root', children: withoutStrayBreaks(children) }, pictures, lostPictures, hasRaised };
}

/** `marks`: the kinds of emphasis around it. The Markdown library needs cubic time for nested ones. */
type Place = { inHeading: boolean; inPre: boolean; marks: ReadonlySet<Mark> };

type Mark = 'strong' | 'em' | 'del';

const MARKS: ReadonlyMap<string, Mark> = new Map<string, Mark>([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'em'],
  ['em', 'em'],
  ['s', 'del'],
  ['strike', 'del'],
  ['del', 'del'],
]);
const NO_MARKS: ReadonlySet<Mark> = new Set();
/** Blocks with a meaning in Markdown, or in what holds them. Others only separate their content from its surroundings. */
const MEANINGFUL = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr td th blockquote pre listing xmp plaintext hr'.split(
    ' ',
  ),
);
/** Lists under another name. */
const LISTS = new Set(['menu', 'dir']);

class Cleaner {
  lostPictures = 0;
  hasRaised = false;
  readonly pictures = new PictureCollector();

  constructor(private readonly readPicture: ReadPicture) {}

  all(given: readonly HtmlChild[], place: Place): HtmlChild[] {
    const nodes = withFormulas(given);
    const out: HtmlChild[] = [];
    for (let at = 0; at < nodes.length; at += 1) {
      const node = nodes[at]!;
      if (node.type === 'element' && isWordListItem(node)) {
        // A list continues across whitespace and comments between its paragraphs.
        const items: HtmlElement[] = [];
        let next = at;
        for (; next < nodes.length; next += 1) {
          const one = nodes[next]!;
          if (one.type === 'element' && isWordListItem(one)) items.push(one);
          else if (one.type === 'element' || (one.type === 'text' && one.value.trim() !== '')) break;
        }
        append(
          out,
          wordLists(items, (children) => this.all(children, place)),
        );
        at = next - 1;
      } else append(out, this.one(node, place));
    }
    return out;
  }

  private one(node: HtmlChild, place: Place): HtmlChild[] {
    if (node.type === 'text') return [{ type: 'text', value: place.inPre ? node.value : plainSpaces(node.value) }];
    if (node.type !== 'element') return [];
    const tag = meaningOf(node);
    if (DROPPED.has(tag) || isHidden(node)) return [];
    if (tag === NOTE_MARK || isFormula(node)) return [node];
    if (tag === 'img') return this.picture(node);
    if (tag === 'input') return attribute(node, 'type') === 'checkbox' ? [node] : [];
    if (tag === 'br' || tag === 'hr' || tag === 'wbr') return [element(tag, [])];
    const mark = MARKS.get(tag);
    const isMarked = mark !== undefined && isEmphatic(node, mark) && !place.marks.has(mark);
    const marks = mark !== undefined ? (isMarked ? [mark] : []) : isSpan(tag) ? marksOf(node, place) : [];
    const inside: Place = {
      inHeading: place.inHeading || HEADINGS.has(tag) || tag === 'th',
      inPre: place.inPre || tag === 'pre',
      // Emphasis around blocks is dropped.
      marks: isBlockTag(tag) ? NO_MARKS : marks.length > 0 ? new Set([...place.marks, ...marks]) : place.marks,
    };
    const isList = tag === 'ol' || tag === 'ul';
    if (isList) numberItems(node);
    let children = this.all(node.children, inside);
    if (children.some(isBlock)) children = withoutStrayBreaks(children);
    if (shiftOf(node)) return this.raised(node, children);
    if (tag === 'a') return this.link(node, children);
    if (mark !== undefined || isSpan(tag)) return marks.reduce((out, each) => marked(each, out), children);
    if (tag === 'p' || tag === 'div') return this.paragraph(node, tag, children);
    if (tag === 'table') return tidyTable(children);
    if (isList) return numberedLists(children);
    if (HEADINGS.has(tag)) {
      if (isBlank(children)) return [];
      if (children.some(holdsBlock)) children = withinCell(children);
    }
    const kept: HtmlElement['properties'] = {};
    for (const name of ['align', 'colSpan', 'rowSpan', 'className', 'checked', 'label', 'number'])
      if (node.properties[name] != null && (name !== 'className' || /^(?:code|pre|h1)$/.test(tag)))
        kept[name] = node.properties[name];
    return [element(tag, children, kept)];
  }

  private paragraph(node: HtmlElement, tag: string, children: HtmlChild[]): HtmlChild[] {
    if (isBlank(children)) return [];
    const isTitle = tag === 'p' && /\b(?:MsoTitle|title)\b/.test(attribute(node, 'className'));
    return [
      isTitle
        ? element('h1', boldContent(children) ?? children, { className: ['title'] })
        : // The Markdown library joins what is in a paragraph.
          element(children.some(holdsBlock) ? 'div' : tag, children),
    ];
  }

  private raised(node: HtmlElement, children: HtmlChild[]): HtmlChild[] {
    const nodes = raisedNodes(children, shiftOf(node)!);
    if (nodes !== children) this.hasRaised = true;
    return nodes;
  }

  private picture(node: HtmlElement): HtmlChild[] {
    const sizes = ['width', 'height'].map((side) => Number.parseFloat(attribute(node, side) || styleOf(node, side)));
    // An invisible pixel tracks who opened the page.
    if (sizes.some((size) => size <= 2)) return [];
    const given = attribute(node, 'src').trim();
    const src = /^https?:\/\//i.test(given) ? given : this.pictures.add(this.readPicture(given));
    if (src === null) {
      this.lostPictures += 1;
      return [];
    }
    return [element('img', [], { src, alt: attribute(node, 'alt') })];
  }

  private link(node: HtmlElement, children: HtmlChild[]): HtmlChild[] {
    const href = attribute(node, 'href').trim();
    const goesSomewhere = /^(?:https?:\/\/|mailto:|tel:)/i.test(href);
    return goesSomewhere && !isBlank(children) ? [element('a', children, { href })] : children;
  }
}

/** Appends nodes. Adjacent text is joined, because the Markdown library is slow with many nodes. */
function append(out: HtmlChild[], nodes: readonly HtmlChild[]): void {
  for (const node of nodes) {
    const last = out.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      out[out.length - 1] = { type: 'text', value: last.value + node.value };
    else out.push(node);
  }
}

/** The name of the element that this one amounts to. */
function meaningOf(node: HtmlElement): string {
  const tag = node.tagName.toLowerCase();
  if (LISTS.has(tag)) return 'ul';
  if (MEANINGFUL.has(tag) || DROPPED.has(tag) || tag === NOTE) return tag;
  return isBlockTag(tag) || /^(?:block|flex|grid|flow-root|list-item|table)$/.test(styleOf(node, 'display'))
    ? 'div'
    : tag;
}

function isHidden(node: HtmlElement): boolean {
  return (
    (node.properties.hidden != null && node.properties.hidden !== false) ||
    styleOf(node, 'display') === 'none' ||
    styleOf(node, 'visibility') === 'hidden' ||
    styleOf(node, 'mso-hide') === 'all'
  );
}

/** Some editors wrap everything in a `b` with a style that makes it not bold. */
function isEmphatic(node: HtmlElement, mark: Mark): boolean {
  if (mark === 'strong') return !/^(?:normal|[1-4]00)$/.test(styleOf(node, 'font-weight'));
  return mark === 'del' || styleOf(node, 'font-style') !== 'normal';
}

function isSpan(tag: string): boolean {
  return tag === 'span' || tag === 'font' || tag.includes(':');
}

/** What the style of an element adds to the emphasis around it, from the inside out. */
function marksOf(node: HtmlElement, { inHeading, inPre, marks }: Place): Mark[] {
  if (inPre) return [];
  const found: Mark[] = [];
  // A heading is bold anyway.
  if (!inHeading && /^(?:bold|bolder|[6-9]00)$/.test(styleOf(node, 'font-weight'))) found.push('strong');
  if (styleOf(node, 'font-style') === 'italic') found.push('em');
  if (/line-through/.test(`${styleOf(node, 'text-decoration')} ${styleOf(node, 'text-decoration-line')}`))
    found.push('del');
  return found.filter((mark) => !marks.has(mark));
}

/**
 * Wraps content in emphasis: never around nothing, and never including spaces at the edges, which Markdown does not
 * allow.
 */
function marked(tag: string, children: HtmlChild[]): HtmlChild[] {
  if (isBlank(children) || children.some(holdsBlock)) return children;
  const inside = [...children];
  const lead = edge(inside, 0, /^\s+/);
  const tail = edge(inside, inside.length - 1, /\s+$/);
  return [...lead, element(tag, inside), ...tail];
}

/** Removes the spaces at one end and returns them as text. */
function edge(nodes: HtmlChild[], at: number, spaces: RegExp): HtmlChild[] {
  const node = nodes[at];
  const found = node?.type === 'text' ? spaces.exec(node.value) : null;
  if (node?.type !== 'text' || !found) return [];
  nodes[at] = { type: 'text', value: node.value.replace(spaces, '') };
  return [{ type: 'text', value: found[0] }];
}

function isBlank(children: readonly HtmlChild[]): boolean {
  return children.every(
    (child) =>
      (child.type === 'text' && child.value.trim() === '') || (child.type === 'element' && child.tagName === 'br'),
  );
}

/** Between blocks a `br` is only a gap. */
function withoutStrayBreaks(nodes: HtmlChild[]): HtmlChild[] {
  const solid = nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  const stray = new Set<HtmlChild>();
  solid.forEach((node, at) => {
    if (node.type !== 'element' || node.tagName !== 'br') return;
    const before = solid[at - 1];
    const after = solid[at + 1];
    if (!before || !after || isBlock(before) || isBlock(after) || stray.has(before)) stray.add(node);
  });
  return nodes.filter((node) => !stray.has(node));
}

/** Non-breaking spaces keep words together; those next to other whitespace or at an edge are only used for layout. */
function plainSpaces(value: string): string {
  return value.replace(/(?<=\s|^)\u00a0+|\u00a0+(?=\s|$)/g, ' ');
}

/** Whether an element raises or lowers its text. */
function shiftOf(node: HtmlElement): Shift | null {
  if (node.tagName === 'sup') return 'up';
  if (node.tagName === 'sub') return 'down';
  if (node.tagName !== 'span' && node.tagName !== 'font') return null;
  const align = styleOf(node, 'vertical-align');
  return align === 'super' ? 'up' : align === 'sub' ? 'down' : null;
}

/** Signs that are high already, and marks in brackets. */
const PLAIN = /^\s*(?:[®™℠©*†‡§¶ªº°′″]*|\[.*\])\s*$/su;

/**
 * A superscript or subscript as Unicode characters if each has one, otherwise as the element of that name, which
 * Markdown may hold. The children themselves, if they need neither.
 */
function raisedNodes(children: HtmlChild[], shift: Shift): HtmlChild[] {
  const text = children.map(textOf).join('');
  if (PLAIN.test(text) || children.some((child) => isBlock(child) || holdsMark(child))) return children;
  const own = shiftedText(text, shift);
  if (own !== null && !children.some(holdsLink)) return [{ type: 'text', value: own }];
  return [element(shift === 'up' ? 'sup' : 'sub', children)];
}

function holdsMark(node: HtmlChild): boolean {
  return node.type === 'element' && (node.tagName === NOTE_MARK || node.children.some(holdsMark));
}

function holdsLink(node: HtmlChild): boolean {
  return node.type === 'element' && (attribute(node, 'href') !== '' || node.children.some(holdsLink));
}
