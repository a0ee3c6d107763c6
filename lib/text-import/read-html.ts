import type { ReadPicture } from './clean-html-tree';
import { htmlToMarkdown, type ImportedText } from './html-to-markdown';
import { attribute, type HtmlChild, type HtmlElement, type HtmlTree } from './html-tree';
import { parseHtml } from './parse-html';

/** Converts untrusted HTML to Markdown. */
export function readHtml(html: string, readPicture?: ReadPicture): ImportedText {
  return htmlToMarkdown(parseHtml(html), readPicture);
}

const HEADING = /^h[1-6]$/;

/** With a title above its headings of the first level, each heading is one level lower. Changes the tree. */
export function demoteHeadings(tree: HtmlTree): HtmlTree {
  const headings: HtmlElement[] = [];
  const collect = (nodes: readonly HtmlChild[]) => {
    for (const node of nodes) {
      if (node.type !== 'element') continue;
      if (HEADING.test(node.tagName)) headings.push(node);
      else collect(node.children);
    }
  };
  if ('children' in tree) collect(tree.children as HtmlChild[]);
  const [first] = headings;
  const isTitle = (node: HtmlElement) => node.tagName === 'h1' && /\btitle\b/i.test(attribute(node, 'className'));
  if (!first || !isTitle(first) || !headings.some((node) => node.tagName === 'h1' && !isTitle(node))) return tree;
  for (const node of headings)
    if (!isTitle(node)) Object.assign(node, { tagName: `h${Math.min(6, Number(node.tagName[1]) + 1)}` });
  return tree;
}
