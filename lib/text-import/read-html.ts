import { fromHtml } from 'hast-util-from-html';
import { htmlToMarkdown, type ImportedText } from './html-to-markdown';

/** Untrusted HTML as Markdown. Parsed without a document, so that a worker can do it; nothing runs and nothing loads. */
export function readHtml(html: string): ImportedText {
  return htmlToMarkdown(fromHtml(html));
}
