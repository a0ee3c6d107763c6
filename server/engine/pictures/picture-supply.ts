import 'server-only';
import type { ImageSourceName } from '@/lib/contract/enums';
import { type PhotoProvider, PROVIDERS_OF } from '@/lib/contract/picture-sources';
import type { Config } from '@/server/config';
import type { ImageClient, ImageRequest, MadeImage } from '@/server/pictures/image-client';
import type { PhotoFinder } from '@/server/pictures/photo-finder';

/** An image model as the engine uses it. */
type PictureMaker = {
  name: string;
  credits: number;
  mostPerRun: number;
  /** Pictures may be fetched from this origin even if its address is private. */
  origin: string;
  /** @throws PictureError, or the signal's reason if it is aborted */
  make(request: ImageRequest): Promise<MadeImage>;
};

/** The configured image model and photo providers. */
export type PictureSupply = {
  maker: PictureMaker | null;
  photos: Pick<PhotoFinder, 'providers' | 'search' | 'noteUse'>;
  /** Origins with addresses that the operator set, exempt from the fetch guard, by provider. */
  photoOrigins: Partial<Record<PhotoProvider, string>>;
};

/** The configured providers of an image source, in the order in which they are tried. */
export function providersOf({ photos }: PictureSupply, source: ImageSourceName): PhotoProvider[] {
  return PROVIDERS_OF[source].filter((id) => photos.providers.includes(id));
}

/** Whether this source can deliver pictures. If not, generated art is used instead. */
export function delivers(supply: PictureSupply, source: ImageSourceName): boolean {
  return source === 'aiGenerated' ? supply.maker !== null : providersOf(supply, source).length > 0;
}

export function pictureSupply(client: ImageClient | null, photos: PhotoFinder, from: Config): PictureSupply {
  const isLocal = (address: string | undefined) => address !== undefined && /^http:/.test(address);
  const addresses = {
    openverse: from.openverseBaseUrl,
    unsplash: from.unsplashBaseUrl,
    pexels: from.pexelsBaseUrl,
    pixabay: from.pixabayBaseUrl,
    giphy: from.giphyBaseUrl,
  } satisfies Record<PhotoProvider, string | undefined>;
  const photoOrigins: PictureSupply['photoOrigins'] = {};
  for (const id of photos.providers) {
    const address = addresses[id];
    // Public addresses need no exemption.
    if (address && isLocal(address)) photoOrigins[id] = new URL(address).origin;
  }
  return {
    maker: client && {
      name: client.settings.model,
      credits: from.imageCredits,
      mostPerRun: from.imageMaxPerRun,
      origin: new URL(client.settings.baseUrl).origin,
      make: (request) => client.make(request),
    },
    photos,
    photoOrigins,
  };
}
