import * as z from 'zod';
import { addressWith, PER_QUERY, type PhotoAdapter, plainLine, webLink } from '../photo-provider';

const answer = z.object({
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
      answer.parse(json).photos.map(({ id, width, height, url, photographer, alt, src }) => ({
        provider: 'pexels',
        id: String(id),
        url: src.large2x ?? src.original,
        ...{ width, height },
        alt: plainLine(alt),
        author: plainLine(photographer),
        page: webLink(url),
        licence: 'Pexels License',
      })),
  };
}
