import * as z from 'zod';
import { addressWith, PER_QUERY, type PhotoAdapter, type PhotoQuery, plainLine, webLink } from '../photo-provider';

const answer = z.object({
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
const LICENCES = {
  any: undefined,
  personal: 'by,by-sa,by-nc,by-nc-sa,cc0,pdm',
  commercial: 'by,by-sa,cc0,pdm',
} as const satisfies Record<PhotoQuery['licence'], string | undefined>;

const ASPECT = { landscape: 'wide', portrait: 'tall', square: 'square' } as const;

export function openverse(base: string): PhotoAdapter {
  return {
    id: 'openverse',
    interval: 1000,
    request: ({ words, shape, licence }) => ({
      url: addressWith(`${base}/v1/images/`, {
        q: words,
        page_size: String(PER_QUERY),
        license: LICENCES[licence],
        aspect_ratio: ASPECT[shape],
        mature: 'false',
      }),
      headers: {},
    }),
    read: (json) =>
      usable(answer.parse(json).results).map((photo) => ({
        provider: 'openverse',
        id: photo.id,
        url: photo.url,
        width: photo.width ?? 0,
        height: photo.height ?? 0,
        alt: plainLine(photo.title),
        author: plainLine(photo.creator),
        page: webLink(photo.foreign_landing_url),
        licence: licenceName(photo.license, photo.license_version ?? ''),
      })),
  };
}

type Result = z.output<typeof answer>['results'][number];

function usable(results: Result[]): Result[] {
  return results.filter(({ license }) => !/\bnd\b/i.test(license));
}

function licenceName(code: string, version: string): string {
  const name = code.toLowerCase();
  if (name === 'pdm') return 'Public Domain Mark';
  if (name === 'cc0') return 'CC0';
  return plainLine(`CC ${name.toUpperCase()} ${version}`, 40);
}
