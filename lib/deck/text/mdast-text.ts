import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { hasComparisons } from './inline/literal-lines';
import { emphasisSyntax } from './inline/literal-marks';

const FLOW = ['headingAtx', 'setextUnderline', 'list', 'blockQuote', 'thematicBreak', 'codeFenced', 'definition'];
const githubSyntax = gfm({ singleTilde: false });
const githubTree = gfmFromMarkdown();

/**
 * Parses a text as Markdown with GitHub's tables, task lists, strikethrough and footnotes. Indented text is no code
 * here, because pasted paragraphs are indented far more often (`tables/find-grids.ts`).
 */
export function parseMarkdown(text: string): Root {
  const disable = ['codeIndented', ...(hasComparisons(text.split('\n')) ? ['blockQuote'] : [])];
  return fromMarkdown(text, {
    extensions: [githubSyntax, emphasisSyntax(text), { disable: { null: disable } }],
    mdastExtensions: [githubTree],
  });
}

/** Parses text within a line, such as a table cell. */
export function parseInline(text: string): Root {
  return fromMarkdown(text, {
    extensions: [
      githubSyntax,
      emphasisSyntax(text),
      { disable: { null: [...FLOW, 'codeIndented', 'table', 'gfmFootnoteDefinition', 'htmlFlow'] } },
    ],
    mdastExtensions: [githubTree],
  });
}
