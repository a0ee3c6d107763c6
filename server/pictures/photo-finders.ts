import 'server-only';
import { type Config, config } from '../config';
import { PhotoFinder } from './photo-finder';
import type { PhotoAdapter } from './photo-provider';
import { giphy } from './providers/giphy';
import { openverse } from './providers/openverse';
import { pexels } from './providers/pexels';
import { pixabay } from './providers/pixabay';
import { unsplash } from './providers/unsplash';

/** Modules are evaluated twice in one process, and both copies must share one cache and the providers' pauses. */
const shared = globalThis as typeof globalThis & { cardwrightPhotos?: { for: object; finder: PhotoFinder } };

/** The configured photo providers of this process. */
export function photoFinder(): PhotoFinder {
  const from = config();
  if (shared.cardwrightPhotos?.for !== from)
    shared.cardwrightPhotos = { for: from, finder: new PhotoFinder(adaptersOf(from)) };
  return shared.cardwrightPhotos.finder;
}

export function adaptersOf(from: Config): PhotoAdapter[] {
  const found: PhotoAdapter[] = [];
  if (from.openverseBaseUrl) found.push(openverse(from.openverseBaseUrl));
  if (from.unsplashAccessKey) found.push(unsplash(from.unsplashBaseUrl, from.unsplashAccessKey));
  if (from.pexelsApiKey) found.push(pexels(from.pexelsBaseUrl, from.pexelsApiKey));
  if (from.pixabayApiKey) found.push(pixabay(from.pixabayBaseUrl, from.pixabayApiKey));
  if (from.giphyApiKey) found.push(giphy(from.giphyBaseUrl, from.giphyApiKey));
  return found;
}
