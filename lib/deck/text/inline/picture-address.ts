import { englishMessage } from '../../../words/stored-messages';
import type { Picture } from '../../blocks';
import { isWeb, safeHref, schemeOf } from './addresses';

/**
 * The address of a picture that was uploaded to this program: `/pictures/<id>-<width>x<height>.png`. Anyone with the
 * address can see the picture, so the id can't be guessed. The size is part of it, so that a layout needs no request.
 */
const UPLOADED = /^\/pictures\/([0-9a-f]{32})-([1-9]\d{0,4})x([1-9]\d{0,4})\.(png|jpg)$/;

const MEDIA_TYPES = { png: 'image/png', jpg: 'image/jpeg' } as const;

type Upload = { id: string; width: number; height: number; mediaType: string };

export function uploadAddress({ id, width, height, mediaType }: Upload): string {
  return `/pictures/${id}-${width}x${height}.${mediaType === MEDIA_TYPES.png ? 'png' : 'jpg'}`;
}

/** The id in an uploaded picture's address. Null for any other address. */
export function uploadIdOf(address: string): string | null {
  return UPLOADED.exec(address)?.[1] ?? null;
}

/**
 * An uploaded picture, with its address as the key: a browser can show it, and the engine looks up the stored file.
 * Null for any other address.
 */
function uploadedPicture(address: string): Extract<Picture, { kind: 'file' }> | null {
  const [, , width, height, ending] = UPLOADED.exec(address) ?? [];
  if (ending !== 'png' && ending !== 'jpg') return null;
  const size = { width: Number(width), height: Number(height) };
  return { kind: 'file', key: address, mediaType: MEDIA_TYPES[ending], ...size };
}

/** A picture from a URL, or a placeholder with the reason it can't be one. */
export function pictureOf(url: string): Picture {
  const uploaded = uploadedPicture(url);
  if (uploaded) return uploaded;
  if (/^data:image\//i.test(url) || (isWeb(schemeOf(url)) && safeHref(url))) return { kind: 'url', url };
  const reason = englishMessage('Not a web address: {address}', { address: url.slice(0, 200) });
  return { kind: 'placeholder', reason, isMissing: true };
}
