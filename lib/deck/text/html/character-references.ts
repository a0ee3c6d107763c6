import { parseInline } from '../mdast-text';

const REFERENCE = /&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/g;
/** Common references. Non-breaking and typographic spaces become ordinary ones on a card. */
const KNOWN = new Map([
  ['&nbsp;', ' '],
  ['&#160;', ' '],
  ['&ensp;', ' '],
  ['&emsp;', ' '],
  ['&thinsp;', ' '],
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
]);
const MOST_CACHED = 3000;

/** HTML text with its character references decoded. */
export function readReferences(text: string): string {
  return text.includes('&') ? text.replace(REFERENCE, (reference) => KNOWN.get(reference) ?? decode(reference)) : text;
}

function decode(reference: string): string {
  const [paragraph] = parseInline(reference).children;
  const [only] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const value = only?.type === 'text' ? only.value : reference;
  if (KNOWN.size < MOST_CACHED) KNOWN.set(reference, value);
  return value;
}
