import type { toMdast } from 'hast-util-to-mdast';

/** An HTML tree as the `hast` utilities take it, from any parser. */
export type HtmlTree = Parameters<typeof toMdast>[0];
export type HtmlElement = Extract<HtmlTree, { type: 'element' }>;
export type HtmlChild = HtmlElement['children'][number];

export function element(
  tagName: string,
  children: HtmlChild[],
  properties: HtmlElement['properties'] = {},
): HtmlElement {
  return { type: 'element', tagName, properties, children };
}

/** An attribute as text; `''` if it is missing. Lists such as `class` are joined by spaces. */
export function attribute(node: HtmlElement, name: string): string {
  const value = node.properties[name];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

/** One declaration of the element's inline `style`, lower-cased and trimmed. */
export function styleOf(node: HtmlElement, property: string): string {
  for (const part of attribute(node, 'style').split(';')) {
    const colon = part.indexOf(':');
    if (colon !== -1 && part.slice(0, colon).trim().toLowerCase() === property)
      return part
        .slice(colon + 1)
        .trim()
        .toLowerCase();
  }
  return '';
}

/** The text content, unchanged. */
export function textOf(node: HtmlTree): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const BLOCKS = new Set(
  'p div section article main header footer aside nav h1 h2 h3 h4 h5 h6 ul ol menu dir li dl dt dd table caption thead tbody tfoot tr td th blockquote pre listing xmp plaintext hr figure figcaption address details summary fieldset legend form center hgroup search dialog optgroup option multicol'.split(
    ' ',
  ),
);

/** Whether elements of this name are on lines of their own. */
export function isBlockTag(tagName: string): boolean {
  return BLOCKS.has(tagName);
}

export function isBlock(node: HtmlChild): boolean {
  return node.type === 'element' && BLOCKS.has(node.tagName);
}

/** Whether it is a block, or an inline element around one. */
export function holdsBlock(node: HtmlChild): boolean {
  return isBlock(node) || (node.type === 'element' && node.children.some(holdsBlock));
}
