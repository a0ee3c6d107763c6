import { englishMessage } from '../../../words/stored-messages';
import type { Picture } from '../../blocks';
import { isWeb, safeHref, schemeOf } from './addresses';
import { uploadedPicture } from './uploaded-picture';

/** A picture from a URL, or a placeholder with the reason it can't be one. */
export function pictureOf(url: string): Picture {
  const uploaded = uploadedPicture(url);
  if (uploaded) return uploaded;
  if (/^data:image\//i.test(url) || (isWeb(schemeOf(url)) && safeHref(url))) return { kind: 'url', url };
  const reason = englishMessage('Not a web address: {address}', { address: url.slice(0, 200) });
  return { kind: 'placeholder', reason, isMissing: true };
}
