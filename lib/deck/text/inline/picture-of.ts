import { englishMessage } from '../../../words/stored-messages';
import type { Picture } from '../../blocks';
import { isWeb, safeHref, schemeOf } from './addresses';
import { uploadedPicture } from './uploaded-picture';

const EMBEDDED = 'data:image/';

/** A picture from a URL, or a placeholder with the reason it can't be one. */
export function pictureOf(url: string): Picture {
  const uploaded = uploadedPicture(url);
  if (uploaded) return uploaded;
  const isEmbedded = url.slice(0, EMBEDDED.length).toLowerCase() === EMBEDDED;
  if (isEmbedded || (isWeb(schemeOf(url)) && safeHref(url))) return { kind: 'url', url };
  const reason = englishMessage('Not a web address: {address}', { address: url.slice(0, 200) });
  return { kind: 'placeholder', reason, isMissing: true };
}
