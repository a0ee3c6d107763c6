import * as z from 'zod';
import { addressWith, PER_QUERY, type PhotoAdapter, plainLine, webLink } from '../photo-provider';

/** The sizes come as text. */
const image = z.object({ url: z.string(), width: z.coerce.number(), height: z.coerce.number() });
const answer = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      url: z.string().nullish(),
      title: z.string().nullish(),
      username: z.string().nullish(),
      user: z.object({ display_name: z.string().nullish() }).nullish(),
      images: z.object({ original: image, original_still: image.nullish() }),
    }),
  ),
});

const MAX_QUERY = 50;

/** Exported files contain only still pictures, so the first frame is fetched instead of the animation. */
export function giphy(base: string, key: string): PhotoAdapter {
  return {
    id: 'giphy',
    request: ({ words, language }) => ({
      url: addressWith(`${base}/v1/gifs/search`, {
        api_key: key,
        q: words.slice(0, MAX_QUERY),
        limit: String(PER_QUERY),
        rating: 'g',
        lang: /^[a-z]{2}/i.exec(language)?.[0].toLowerCase(),
      }),
      headers: {},
    }),
    read: (json) =>
      answer.parse(json).data.map(({ id, url, title, username, user, images }) => {
        const { url: file, width, height } = images.original_still ?? images.original;
        return {
          provider: 'giphy',
          id,
          url: file,
          ...{ width, height },
          alt: plainLine(title),
          author: plainLine(user?.display_name || username),
          page: webLink(url),
          licence: 'GIPHY Terms of Service',
        };
      }),
  };
}
