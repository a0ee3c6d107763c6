import { type Shift, shiftedText } from '@/lib/deck/text/inline/raised-text';
import { attribute, element, type HtmlChild, type HtmlElement, isBlock, styleOf, textOf } from './html-tree';
import { NOTE_MARK } from './link-notes';

/** Whether an element raises or lowers its text. */
export function shiftOf(node: HtmlElement): Shift | null {
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
export function raisedNodes(children: HtmlChild[], shift: Shift): HtmlChild[] {
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
