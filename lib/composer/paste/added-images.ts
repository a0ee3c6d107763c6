import { uploadIdOf } from '../../deck/text/inline/picture-address';

/** In the Markdown of an image that was added to the text from a file or the clipboard. */
const MARK = '](/pictures/';
const MAX_ALT = 2000;
const MAX_ADDRESS = 80;

type Added = { from: number; to: number; address: string };

function addedImages(text: string): Added[] {
  const found: Added[] = [];
  for (let at = text.indexOf(MARK); at !== -1; at = text.indexOf(MARK, at + MARK.length)) {
    const close = text.slice(at, at + MAX_ADDRESS).indexOf(')');
    const address = text.slice(at + 2, at + Math.max(2, close));
    const start = Math.max(found.at(-1)?.to ?? 0, at - MAX_ALT);
    const alt = text.slice(start, at).lastIndexOf('![');
    if (alt !== -1 && uploadIdOf(address) !== null)
      found.push({ from: start + alt, to: at + 2 + address.length + 1, address });
  }
  return found;
}

export function countAddedImages(text: string): number {
  return addedImages(text).length;
}

/**
 * The text as a remote service gets it, which loads added images from `origin`: as bare URLs where they stand alone,
 * because only then it finds them (docs/spec/settled-points.md#16.8). Without an origin they are left out. Undefined
 * leaves the text unchanged.
 */
export function sendImages(text: string, origin: string | null | undefined): string {
  if (origin === undefined) return text;
  let out = '';
  let last = 0;
  for (const { from, to, address } of addedImages(text)) {
    const lineStart = text.slice(last, from);
    const isAlone = /(?:^|\n)[^\S\n]*$/.test(lineStart) && /^[^\S\n]*(?:\n|$)/.test(text.slice(to, to + 200));
    const sent = isAlone ? `${origin}${address}` : text.slice(from, to).replace(MARK, `](${origin}/pictures/`);
    out += lineStart + (origin === null ? '' : sent);
    last = to;
  }
  return out + text.slice(last);
}
