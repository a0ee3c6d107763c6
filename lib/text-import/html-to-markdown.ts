import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type { ListItem } from 'mdast';
import { cleanHtmlTree, type ReadPicture } from './clean-html-tree';
import type { EmbeddedPictures } from './embedded-pictures';
import { isFormula } from './find-formulas';
import { attribute, type HtmlChild, type HtmlElement, type HtmlTree, textOf } from './html-tree';
import { linkNotes, NOTE, NOTE_MARK } from './link-notes';
import { parseHtml } from './parse-html';
import { writeMarkdown } from './write-markdown';

/** `formatted`: whether it has more structure than paragraphs, so that Markdown adds something to plain text. */
export type ImportedText = { text: string; formatted: boolean; pictures: EmbeddedPictures; lostPictures: number };

const FORMATS = new Set(
  `h1 h2 h3 h4 h5 h6 ul ol table a b strong i em del s code pre blockquote hr img sup sub ${NOTE_MARK}`.split(' '),
);

/**
 * Converts a parsed page or document to clean Markdown. The tree is untrusted: nothing in it is executed or fetched.
 */
export function htmlToMarkdown(page: HtmlTree, readPicture?: ReadPicture): ImportedText {
  linkNotes(page);
  const { tree, pictures, lostPictures, hasRaised } = cleanHtmlTree(page, readPicture);
  const text = writeMarkdown(toMdast(demoteHeadings(tree), { handlers: HANDLERS }));
  // A plain object, because a worker posts it.
  const { mark, files } = pictures;
  return { text, formatted: hasRaised || isFormatted(tree), pictures: { mark, files }, lostPictures };
}

/** What Markdown has no element for: HTML in Markdown, footnotes and formulas. */
const HANDLERS: Record<string, Handle> = {
  sup: asTags,
  sub: asTags,
  [NOTE_MARK]: (_state, node) => {
    const label = attribute(node, 'label');
    return { type: 'footnoteReference', identifier: label.toLowerCase(), label };
  },
  [NOTE]: (state, node) => {
    const label = attribute(node, 'label');
    const children = state.toFlow(state.all(node)) as never;
    return { type: 'footnoteDefinition', identifier: label.toLowerCase(), label, children };
  },
  // The library separates the items of a list by empty lines if one of them has a list inside.
  li: (state, node, parent) => {
    const item = (defaultHandlers.li as Handle)(state, node, parent) as ListItem;
    return { ...item, spread: item.children.filter(({ type }) => type === 'paragraph').length > 1 };
  },
  code: (state, node, parent) =>
    isFormula(node)
      ? ({ type: 'inlineMath', value: textOf(node) } as never)
      : (defaultHandlers.code as Handle)(state, node, parent),
};

/** A directive is the kind of Markdown node for an element with a name among words. `writeMarkdown` makes it HTML. */
function asTags(...[state, node]: Parameters<Handle>): ReturnType<Handle> {
  return { type: 'textDirective', name: node.tagName, children: state.all(node) } as never;
}

function isFormatted(node: HtmlTree): boolean {
  if (node.type === 'element' && FORMATS.has(node.tagName)) return true;
  return 'children' in node && node.children.some((child) => isFormatted(child as HtmlTree));
}

const HEADING = /^h[1-6]$/;

/** With a title above its headings of the first level, each heading is one level lower. Changes the tree. */
function demoteHeadings(tree: HtmlTree): HtmlTree {
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

/** Converts untrusted HTML to Markdown. */
export function readHtml(html: string, readPicture?: ReadPicture): ImportedText {
  return htmlToMarkdown(parseHtml(html), readPicture);
}
