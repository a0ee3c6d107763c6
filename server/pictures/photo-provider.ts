import type { PhotoProvider } from '@/lib/contract/picture-sources';

export type PhotoQuery = {
  words: string;
  shape: PictureShape;
  kind: 'photo' | 'illustration' | 'gif';
  /** `any` includes pictures whose licence is unknown. */
  licence: 'any' | 'personal' | 'commercial';
  /** The language of `words`, as a BCP 47 tag. */
  language: string;
};

/** A picture that a provider offers. Its content is untrusted. */
export type FoundPhoto = {
  provider: PhotoProvider;
  /** Unique within the provider. */
  id: string;
  /** URL of the image file, at a size suitable for a slide. */
  url: string;
  width: number;
  height: number;
  alt: string;
  author: string;
  /** URL of the page where a person can see it. */
  page: string | null;
  licence: string;
  /** URL to call when the picture is used, as the provider's terms ask. */
  onUse?: string;
};

type ThirdPartyText = string | null | undefined;
type ReadPhoto = Omit<FoundPhoto, 'provider' | 'alt' | 'author' | 'page'> &
  Record<'alt' | 'author' | 'page', ThirdPartyText>;

/**
 * One provider, described as data: how to build a request and how to read the response. `PhotoFinder` sends the
 * requests and applies the limits.
 */
export type PhotoAdapter = {
  id: PhotoProvider;
  /** Minimum milliseconds between two requests. */
  interval?: number;
  request(query: PhotoQuery): { url: string; headers: Record<string, string> };
  /** The texts and links as the provider sent them. @throws if the response has another shape */
  read(json: unknown): ReadPhoto[];
};

/** How many photos are requested per query. */
export const PER_QUERY = 12;

export function addressWith(base: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

/** The text if it is a web address, otherwise null: third-party links are shown to people. */
export function webLink(text: string | null | undefined): string | null {
  if (!text || text.length > 2048 || !URL.canParse(text)) return null;
  const url = new URL(text);
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' ? url.href : null;
}

/** A third party's text, as one line of plain text. */
export function plainLine(text: string | null | undefined, most = 120): string {
  return (text ?? '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, most);
}

export type PictureShape = 'landscape' | 'portrait' | 'square';

/**
 * The shape that picture servers are asked for.
 * @param ratio width over height
 */
export function shapeOfRatio(ratio: number): PictureShape {
  if (ratio > 1.2) return 'landscape';
  return ratio < 1 / 1.2 ? 'portrait' : 'square';
}
