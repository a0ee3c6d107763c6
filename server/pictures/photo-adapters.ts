import * as z from 'zod';
import { addressWith, PER_QUERY, type PhotoAdapter, type PhotoQuery, plainLine, webLink } from './photo-provider';

/** The sizes come as text. */
const giphyImage = z.object({ url: z.string(), width: z.coerce.number(), height: z.coerce.number() });
const giphyAnswer = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      url: z.string().nullish(),
      title: z.string().nullish(),
      username: z.string().nullish(),
      user: z.object({ display_name: z.string().nullish() }).nullish(),
      images: z.object({ original: giphyImage, original_still: giphyImage.nullish() }),
    }),
  ),
});

const GIPHY_MAX_QUERY = 50;

/** Exported files contain only still pictures, so the first frame is fetched instead of the animation. */
export function giphy(base: string, key: string): PhotoAdapter {
  return {
    id: 'giphy',
    request: ({ words, language }) => ({
      url: addressWith(`${base}/v1/gifs/search`, {
        api_key: key,
        q: words.slice(0, GIPHY_MAX_QUERY),
        limit: String(PER_QUERY),
        rating: 'g',
        lang: /^[a-z]{2}/i.exec(language)?.[0].toLowerCase(),
      }),
      headers: {},
    }),
    read: (json) =>
      giphyAnswer.parse(json).data.map(({ id, url, title, username, user, images }) => {
        const { url: file, width, height } = images.original_still ?? images.original;
        return {
          id,
          url: file,
          ...{ width, height },
          alt: title,
          author: user?.display_name || username,
          page: url,
          licence: 'GIPHY Terms of Service',
        };
      }),
  };
}

const openverseAnswer = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      title: z.string().nullish(),
      creator: z.string().nullish(),
      license: z.string(),
      license_version: z.string().nullish(),
      url: z.string(),
      foreign_landing_url: z.string().nullish(),
      width: z.number().nullish(),
      height: z.number().nullish(),
    }),
  ),
});

/** Licences that forbid adaptations are excluded, because pictures are cropped to fit. */
const OPENVERSE_LICENCES = {
  any: undefined,
  personal: 'by,by-sa,by-nc,by-nc-sa,cc0,pdm',
  commercial: 'by,by-sa,cc0,pdm',
} as const satisfies Record<PhotoQuery['licence'], string | undefined>;

const OPENVERSE_ASPECT = { landscape: 'wide', portrait: 'tall', square: 'square' } as const;

export function openverse(base: string): PhotoAdapter {
  return {
    id: 'openverse',
    interval: 1000,
    request: ({ words, shape, licence }) => ({
      url: addressWith(`${base}/v1/images/`, {
        q: words,
        page_size: String(PER_QUERY),
        license: OPENVERSE_LICENCES[licence],
        aspect_ratio: OPENVERSE_ASPECT[shape],
        mature: 'false',
      }),
      headers: {},
    }),
    read: (json) =>
      openverseAnswer
        .parse(json)
        .results.filter(({ license }) => !/\bnd\b/i.test(license))
        .map((photo) => ({
          id: photo.id,
          url: photo.url,
          width: photo.width ?? 0,
          height: photo.height ?? 0,
          alt: photo.title,
          author: photo.creator,
          page: photo.foreign_landing_url,
          licence: licenceName(photo.license, photo.license_version ?? ''),
        })),
  };
}

function licenceName(code: string, version: string): string {
  const name = code.toLowerCase();
  if (name === 'pdm') return 'Public Domain Mark';
  if (name === 'cc0') return 'CC0';
  return plainLine(`CC ${name.toUpperCase()} ${version}`, 40);
}

const pexelsAnswer = z.object({
  photos: z.array(
    z.object({
      id: z.number(),
      width: z.number(),
      height: z.number(),
      url: z.string().nullish(),
      photographer: z.string(),
      alt: z.string().nullish(),
      src: z.object({ large2x: z.string().nullish(), original: z.string() }),
    }),
  ),
});

export function pexels(base: string, key: string): PhotoAdapter {
  return {
    id: 'pexels',
    request: ({ words, shape }) => ({
      url: addressWith(`${base}/v1/search`, { query: words, per_page: String(PER_QUERY), orientation: shape }),
      headers: { authorization: key },
    }),
    read: (json) =>
      pexelsAnswer.parse(json).photos.map(({ id, width, height, url, photographer, alt, src }) => ({
        id: String(id),
        url: src.large2x ?? src.original,
        ...{ width, height, alt },
        author: photographer,
        page: url,
        licence: 'Pexels License',
      })),
  };
}

const pixabayAnswer = z.object({
  hits: z.array(
    z.object({
      id: z.number(),
      pageURL: z.string().nullish(),
      tags: z.string().nullish(),
      user: z.string(),
      largeImageURL: z.string().nullish(),
      webformatURL: z.string(),
      imageWidth: z.number(),
      imageHeight: z.number(),
    }),
  ),
});

const PIXABAY_ORIENTATION = { landscape: 'horizontal', portrait: 'vertical', square: undefined } as const;
const PIXABAY_LANGUAGES = 'cs da de en es fr id it hu nl no pl pt ro sk fi sv tr vi th bg ru el ja ko zh'.split(' ');
const PIXABAY_MAX_QUERY = 100;

export function pixabay(base: string, key: string): PhotoAdapter {
  return {
    id: 'pixabay',
    request: ({ words, shape, kind, language }) => ({
      url: addressWith(`${base}/`, {
        key,
        q: words.slice(0, PIXABAY_MAX_QUERY),
        lang: PIXABAY_LANGUAGES.find((code) => language.toLowerCase().split('-')[0] === code),
        image_type: kind === 'illustration' ? 'illustration' : 'photo',
        orientation: PIXABAY_ORIENTATION[shape],
        safesearch: 'true',
        per_page: String(PER_QUERY),
      }),
      headers: {},
    }),
    read: (json) =>
      pixabayAnswer.parse(json).hits.map((hit) => ({
        id: String(hit.id),
        url: hit.largeImageURL ?? hit.webformatURL,
        width: hit.imageWidth,
        height: hit.imageHeight,
        alt: hit.tags,
        author: hit.user,
        page: hit.pageURL,
        licence: 'Pixabay Content License',
      })),
  };
}

const unsplashAnswer = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      width: z.number(),
      height: z.number(),
      alt_description: z.string().nullish(),
      description: z.string().nullish(),
      urls: z.object({ regular: z.string(), full: z.string().nullish() }),
      links: z.object({ html: z.string().nullish(), download_location: z.string().nullish() }),
      user: z.object({ name: z.string() }),
    }),
  ),
});

const UNSPLASH_ORIENTATION = { landscape: 'landscape', portrait: 'portrait', square: 'squarish' } as const;

export function unsplash(base: string, key: string): PhotoAdapter {
  return {
    id: 'unsplash',
    request: ({ words, shape }) => ({
      url: addressWith(`${base}/search/photos`, {
        query: words,
        per_page: String(PER_QUERY),
        orientation: UNSPLASH_ORIENTATION[shape],
        content_filter: 'high',
      }),
      headers: { authorization: `Client-ID ${key}`, 'accept-version': 'v1' },
    }),
    read: (json) =>
      unsplashAnswer.parse(json).results.map(({ id, width, height, urls, links, user, ...photo }) => {
        const page = webLink(links.html);
        return {
          ...{ id, width, height },
          url: urls.regular,
          alt: photo.alt_description ?? photo.description,
          author: user.name,
          // Unsplash's terms ask for the application's name in links.
          page: page && addressWith(page, { utm_source: 'cardwright', utm_medium: 'referral' }),
          licence: 'Unsplash License',
          // The request carries the key, so it must go to the provider itself.
          ...(links.download_location?.startsWith(`${base}/`) ? { onUse: links.download_location } : {}),
        };
      }),
  };
}
