import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { isImageUrl } from '../../deck/text/inline/addresses';

/** Why a service ignores an image URL. */
export type SkipReason = 'notSecure' | 'notPublic' | 'wrapped' | 'ending';

/** A URL in the text that is, or is meant as, an image. `from` and `to` are UTF-16 offsets in the given text. */
export type ImageAddress = { from: number; to: number; skipped: SkipReason | null };

export const SKIP_WORDS = perLocale<Record<SkipReason, string>>(() => ({
  notSecure: t('not https'),
  notPublic: t('the address is private'),
  wrapped: t('put each URL on its own line'),
  ending: t('doesn’t end like an image'),
}));

const ADDRESS = /https?:\/\/[^\s<>"'`|\\^{}]+/gi;
const PRIVATE =
  /^(?:localhost|.*\.(?:localhost|local|internal|lan|home|test|invalid)|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|0\.0\.0\.0|\[.*\]|[^.]+)$/i;

/**
 * The image URLs in a text, and whether a service will use them: https, public, with an image extension, and bare
 * (docs/spec/settled-points.md#16.8). Links to pages are excluded.
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

/** Whether a service on the internet may be able to load images from this origin, and will use their URLs. */
export function isPublicOrigin(origin: string): boolean {
  return reasonFor(`${origin}/image.png`, false, true) === null;
}

/** Punctuation after a URL that belongs to the sentence. */
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
