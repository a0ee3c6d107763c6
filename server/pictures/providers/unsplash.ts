import * as z from 'zod';
import { addressWith, PER_QUERY, type PhotoAdapter, plainLine, webLink } from '../photo-provider';

const answer = z.object({
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

const ORIENTATION = { landscape: 'landscape', portrait: 'portrait', square: 'squarish' } as const;

export function unsplash(base: string, key: string): PhotoAdapter {
  return {
    id: 'unsplash',
    request: ({ words, shape }) => ({
      url: addressWith(`${base}/search/photos`, {
        query: words,
        per_page: String(PER_QUERY),
        orientation: ORIENTATION[shape],
        content_filter: 'high',
      }),
      headers: { authorization: `Client-ID ${key}`, 'accept-version': 'v1' },
    }),
    read: (json) =>
      answer.parse(json).results.map(({ id, width, height, urls, links, user, ...photo }) => {
        const page = webLink(links.html);
        return {
          provider: 'unsplash',
          ...{ id, width, height },
          url: urls.regular,
          alt: plainLine(photo.alt_description ?? photo.description),
          author: plainLine(user.name),
          // Unsplash's terms ask for the application's name in links.
          page: page && addressWith(page, { utm_source: 'cardwright', utm_medium: 'referral' }),
          licence: 'Unsplash License',
          // The request carries the key, so it must go to the provider itself.
          ...(links.download_location?.startsWith(`${base}/`) ? { onUse: links.download_location } : {}),
        };
      }),
  };
}
