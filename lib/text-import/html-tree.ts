import type { toMdast } from 'hast-util-to-mdast';

/** A tree of HTML as the `hast` utilities take it, however it was parsed. */
export type HtmlTree = Parameters<typeof toMdast>[0];
export type HtmlElement = Extract<HtmlTree, { type: 'element' }>;
export type HtmlChild = HtmlElement['children'][number];

/** An element made anew. */
export function element(
  tagName: string,
  children: HtmlChild[],
  properties: HtmlElement['properties'] = {},
): HtmlElement {
  return { type: 'element', tagName, properties, children };
}

/** An attribute as text; `''` when it is not there. Lists such as `class` come joined by spaces. */
export function attribute(node: HtmlElement, name: string): string {
  const value = node.properties[name];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

/** One declaration of the element's own `style`, lower-case and trimmed. */
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

/** All text inside, as it stands. */
export function textOf(node: HtmlTree): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
