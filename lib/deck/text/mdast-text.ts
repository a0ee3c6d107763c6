import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

const FLOW = ['headingAtx', 'setextUnderline', 'list', 'blockQuote', 'thematicBreak', 'codeFenced', 'definition'];
const githubSyntax = gfm();
const githubTree = gfmFromMarkdown();

/**
 * The Markdown tree of a text, GitHub's tables, task lists, strike-through and footnotes included.
 * Indented text is code only where asked for: pasted paragraphs are indented far more often than code is.
 */
export function parseMarkdown(text: string, options: { indentedCode: boolean }): Root {
  const disable = options.indentedCode ? [] : ['codeIndented'];
  return fromMarkdown(text, {
    extensions: [githubSyntax, { disable: { null: disable } }],
    mdastExtensions: [githubTree],
  });
}

/** The same for a piece of text that is in a line, such as a table cell. */
export function parseInline(text: string): Root {
  return fromMarkdown(text, {
    extensions: [
      githubSyntax,
      { disable: { null: [...FLOW, 'codeIndented', 'table', 'gfmFootnoteDefinition', 'htmlFlow'] } },
    ],
    mdastExtensions: [githubTree],
  });
}
