import * as z from 'zod';
import { addressWith, PER_QUERY, type PhotoAdapter, plainLine, webLink } from '../photo-provider';

const answer = z.object({
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

const ORIENTATION = { landscape: 'horizontal', portrait: 'vertical', square: undefined } as const;
const LANGUAGES = 'cs da de en es fr id it hu nl no pl pt ro sk fi sv tr vi th bg ru el ja ko zh'.split(' ');
const MAX_QUERY = 100;

export function pixabay(base: string, key: string): PhotoAdapter {
  return {
    id: 'pixabay',
    request: ({ words, shape, kind, language }) => ({
      url: addressWith(`${base}/`, {
        key,
        q: words.slice(0, MAX_QUERY),
        lang: LANGUAGES.find((code) => language.toLowerCase().split('-')[0] === code),
        image_type: kind === 'illustration' ? 'illustration' : 'photo',
        orientation: ORIENTATION[shape],
        safesearch: 'true',
        per_page: String(PER_QUERY),
      }),
      headers: {},
    }),
    read: (json) =>
      answer.parse(json).hits.map((hit) => ({
        provider: 'pixabay',
        id: String(hit.id),
        url: hit.largeImageURL ?? hit.webformatURL,
        width: hit.imageWidth,
        height: hit.imageHeight,
        alt: plainLine(hit.tags),
        author: plainLine(hit.user),
        page: webLink(hit.pageURL),
        licence: 'Pixabay Content License',
      })),
  };
}
