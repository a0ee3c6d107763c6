import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

const FLOW = ['headingAtx', 'setextUnderline', 'list', 'blockQuote', 'thematicBreak', 'codeFenced', 'definition'];
const githubSyntax = gfm();
const githubTree = gfmFromMarkdown();

/**
 * Parses a text as Markdown with GitHub's tables, task lists, strikethrough and footnotes. Indented text is no code
 * here, because pasted paragraphs are indented far more often (`tables/indented-code.ts`).
 */
export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, {
    extensions: [githubSyntax, { disable: { null: ['codeIndented'] } }],
    mdastExtensions: [githubTree],
  });
}

/** Parses text within a line, such as a table cell. */
export function parseInline(text: string): Root {
  return fromMarkdown(text, {
    extensions: [
      githubSyntax,
      { disable: { null: [...FLOW, 'codeIndented', 'table', 'gfmFootnoteDefinition', 'htmlFlow'] } },
    ],
    mdastExtensions: [githubTree],
  });
}
