import { fromHtml } from 'hast-util-from-html';
import { htmlToMarkdown, type ImportedText } from './html-to-markdown';

/**
 * Converts untrusted HTML to Markdown. Parsed without a DOM, so that a worker can do it; nothing is executed or loaded.
 */
export function readHtml(html: string): ImportedText {
  return htmlToMarkdown(fromHtml(html));
}
