import { fromHtml } from 'hast-util-from-html';
import type { ReadPicture } from './clean-html-tree';
import { htmlToMarkdown, type ImportedText } from './html-to-markdown';

/**
 * Converts untrusted HTML to Markdown. Parsed without a DOM, so that a worker can do it; nothing is executed or loaded.
 */
export function readHtml(html: string, readPicture?: ReadPicture): ImportedText {
  return htmlToMarkdown(fromHtml(html), readPicture);
}
