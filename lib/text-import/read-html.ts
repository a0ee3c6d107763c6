import type { ReadPicture } from './clean-html-tree';
import { htmlToMarkdown, type ImportedText } from './html-to-markdown';
import { parseHtml } from './parse-html';

/** Converts untrusted HTML to Markdown. */
export function readHtml(html: string, readPicture?: ReadPicture): ImportedText {
  return htmlToMarkdown(parseHtml(html), readPicture);
}
