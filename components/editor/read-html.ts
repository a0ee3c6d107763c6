import { fromDom } from 'hast-util-from-dom';
import { htmlToMarkdown, type ImportedText } from '@/lib/text-import/html-to-markdown';

/** Handlers never run in a parsed document, but each one is told in the console as refused by the page's policy. */
const HANDLER = /(?<=[\s"'/])on[a-z]+(?=\s*=)/gi;

/** Untrusted HTML as Markdown. The parser makes a document that runs nothing and loads nothing. */
export function readHtml(html: string): ImportedText {
  const quiet = html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(HANDLER, 'data-handler'));
  return htmlToMarkdown(fromDom(new DOMParser().parseFromString(quiet, 'text/html').body));
}
