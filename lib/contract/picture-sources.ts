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

/** `POST /api/pictures`: the address of the picture in a text. */
export const uploadedAnswer = z.object({ address: z.string() });
