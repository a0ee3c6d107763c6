import { toMdast } from 'hast-util-to-mdast';
import { cleanHtmlTree } from './clean-html-tree';
import type { HtmlTree } from './html-tree';
import { writeMarkdown } from './write-markdown';

/** `formatted`: whether it has more structure than paragraphs, so that Markdown adds something to plain text. */
export type ImportedText = { text: string; formatted: boolean; lostPictures: number };

const FORMATS = new Set('h1 h2 h3 h4 h5 h6 ul ol table a b strong i em del s code pre blockquote hr img'.split(' '));

/**
 * Converts a parsed page or document to clean Markdown. The tree is untrusted: nothing in it is executed or fetched.
 */
export function htmlToMarkdown(page: HtmlTree): ImportedText {
  const { tree, lostPictures } = cleanHtmlTree(page);
  return { text: writeMarkdown(toMdast(tree)), formatted: isFormatted(tree), lostPictures };
}

function isFormatted(node: HtmlTree): boolean {
  if (node.type === 'element' && FORMATS.has(node.tagName)) return true;
  return 'children' in node && node.children.some((child) => isFormatted(child as HtmlTree));
}
