import type { ImageSourceName } from './enums';
import * as z from './zod';

/** Where the engine can find pictures. */
export const PHOTO_PROVIDERS = ['openverse', 'unsplash', 'pexels', 'pixabay', 'giphy'] as const;
export type PhotoProvider = (typeof PHOTO_PROVIDERS)[number];

export const PROVIDER_NAMES = {
  openverse: 'Openverse',
  unsplash: 'Unsplash',
  pexels: 'Pexels',
  pixabay: 'Pixabay',
  giphy: 'GIPHY',
} as const satisfies Record<PhotoProvider, string>;

/**
 * Each image source's providers, in the order they are asked. Empty for sources whose pictures are generated, and for
 * none.
 */
export const PROVIDERS_OF = {
  aiGenerated: [],
  illustrationStock: ['pixabay'],
  photoStock: ['unsplash', 'pexels', 'pixabay'],
  gifStock: ['giphy'],
  webAllImages: ['openverse', 'unsplash', 'pexels', 'pixabay'],
  webFreeToUse: ['openverse', 'unsplash', 'pexels', 'pixabay'],
  webFreeToUseCommercially: ['openverse', 'unsplash', 'pexels', 'pixabay'],
  placeholder: [],
  noImages: [],
} as const satisfies Record<ImageSourceName, readonly PhotoProvider[]>;

/** What `POST /api/pictures/test` can test. */
export const pictureTestRequest = z.strictObject({ source: z.enum(['model', ...PHOTO_PROVIDERS]) });
export type PictureTestSource = z.output<typeof pictureTestRequest>['source'];

/** One request to the image model or a photo source. */
export const pictureTest = z.object({
  ok: z.boolean(),
  milliseconds: z.number(),
  /** Why it failed, as a clause in English; null if it passed. */
  reason: z.string().nullable(),
});
export type PictureTest = z.infer<typeof pictureTest>;

/** `POST /api/pictures`: the address of the picture in a text. */
export const uploadedAnswer = z.object({ address: z.string() });
