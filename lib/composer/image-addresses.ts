import { say } from '@/lib/words/say';
import { isImageUrl } from '../deck/text/image-url';

/** Why a service passes over an address that is meant as a picture. */
export type SkipReason = 'notSecure' | 'notPublic' | 'wrapped' | 'ending';

/** An address in the text that is a picture, or is meant as one. `from`, `to` in UTF-16 units of what was read. */
export type ImageAddress = { from: number; to: number; skipped: SkipReason | null };

export const SKIP_WORDS = {
  notSecure: say('it is not https'),
  notPublic: say('it is not on the public web'),
  wrapped: say('only a bare address counts'),
  ending: say('it does not end like an image'),
} satisfies Record<SkipReason, string>;

const ADDRESS = /https?:\/\/[^\s<>"'`|\\^{}]+/gi;
const PRIVATE =
  /^(?:localhost|.*\.(?:localhost|local|internal|lan|home|test|invalid)|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|0\.0\.0\.0|\[.*\]|[^.]+)$/i;

/**
 * The addresses of pictures in a stretch of text, with whether a service will use them: https, public, ending like a
 * picture, standing bare (service-field-notes.md, "Image URLs in text"). Links to pages are none of them.
 */
export function imageAddresses(text: string): ImageAddress[] {
  const found: ImageAddress[] = [];
  for (const { 0: raw, index } of text.matchAll(ADDRESS)) {
    const before = text.slice(Math.max(0, index - 300), index);
    const inMarkdown = /!?\[[^\]\n]*\]\(\s*$/.exec(before)?.[0];
    const inTag = /<img\b[^>]*\bsrc\s*=\s*["']?$/i.test(before);
    const isWrapped = inMarkdown !== undefined || inTag || before.endsWith('<');
    const address = bare(raw, isWrapped);
    const isMeant = inMarkdown?.startsWith('!') === true || inTag;
    const looksLikePicture = isImageUrl(address.replace(/^http:/i, 'https:'));
    if (!looksLikePicture && !isMeant) continue;
    found.push({ from: index, to: index + address.length, skipped: reasonFor(address, isWrapped, looksLikePicture) });
  }
  return found;
}

/** Signs behind an address that belong to the sentence. */
function bare(raw: string, isWrapped: boolean): string {
  const cut = isWrapped ? raw.replace(/\).*$/, '') : raw;
  const trimmed = cut.replace(/[.,;:!?*_~\]]+$/, '');
  return trimmed.endsWith(')') && !trimmed.includes('(') ? trimmed.slice(0, -1) : trimmed;
}

function reasonFor(address: string, isWrapped: boolean, looksLikePicture: boolean): SkipReason | null {
  if (isWrapped) return 'wrapped';
  if (/^http:/i.test(address)) return 'notSecure';
  const host = /^https?:\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]*)/i.exec(address)?.[1] ?? '';
  if (PRIVATE.test(host)) return 'notPublic';
  return looksLikePicture ? null : 'ending';
}
