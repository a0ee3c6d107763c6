import type { PhotoProvider } from '@/lib/contract/picture-sources';
import type { PictureShape } from './picture-shape';

/** What a picture is wanted for. */
export type PhotoQuery = {
  words: string;
  shape: PictureShape;
  kind: 'photo' | 'illustration' | 'gif';
  /** `any`: licensing may be unknown. */
  licence: 'any' | 'personal' | 'commercial';
  /** BCP 47, of the words. */
  language: string;
};

/** A picture that a provider offers. All of it is untrusted. */
export type FoundPhoto = {
  provider: PhotoProvider;
  /** Unique within the provider. */
  id: string;
  /** Of the file, at a size that a slide needs. */
  url: string;
  width: number;
  height: number;
  alt: string;
  author: string;
  /** Where a person can see it. */
  page: string | null;
  licence: string;
  /** To be called when the picture is used, as the provider's terms ask. */
  onUse?: string;
};

/** One provider as data: how to ask it, and how to read its answer. Requests and limits are `PhotoFinder`'s. */
export type PhotoAdapter = {
  id: PhotoProvider;
  /** Milliseconds between two requests. */
  interval?: number;
  request(query: PhotoQuery): { url: string; headers: Record<string, string> };
  /** @throws if the answer has another shape */
  read(json: unknown): FoundPhoto[];
};

/** Photos offered for one query. */
export const PER_QUERY = 12;

export function addressWith(base: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}

/** A web address, or null: links of others are shown to people. */
export function webLink(text: string | null | undefined): string | null {
  if (!text || text.length > 2048 || !URL.canParse(text)) return null;
  const url = new URL(text);
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' ? url.href : null;
}

/** One line of someone else's text. */
export function plainLine(text: string | null | undefined, most = 120): string {
  return (text ?? '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, most);
}
