import { PictureError } from './picture-error';
import type { PictureShape } from './picture-shape';

type SizeTable = 'usual' | 'wide' | 'square' | 'none';

/** What an image server accepts. Learned from its refusals, which cost nothing, and kept for later calls. */
export type ImageDialect = { sizes: SizeTable; asksForBytes: boolean };

export const FIRST_IMAGE_DIALECT: ImageDialect = { sizes: 'usual', asksForBytes: true };

const SIZES = {
  usual: { landscape: '1536x1024', portrait: '1024x1536', square: '1024x1024' },
  wide: { landscape: '1792x1024', portrait: '1024x1792', square: '1024x1024' },
  square: { landscape: '1024x1024', portrait: '1024x1024', square: '1024x1024' },
  none: null,
} as const satisfies Record<SizeTable, Record<PictureShape, string> | null>;

const NEXT = { usual: 'wide', wide: 'square', square: 'none', none: null } as const satisfies Record<
  SizeTable,
  SizeTable | null
>;

type Parts = { model: string; prompt: string; shape: PictureShape };

export function imageBody({ model, prompt, shape }: Parts, { sizes, asksForBytes }: ImageDialect): string {
  const size = SIZES[sizes]?.[shape];
  return JSON.stringify({
    model,
    prompt,
    n: 1,
    ...(size ? { size } : {}),
    ...(asksForBytes ? { response_format: 'b64_json' } : {}),
  });
}

const DECLINED = /content[ _-]?policy|moderation|safety|not allowed|violat/i;

/**
 * The dialect to try next, after the server refused the request with 400 or 422.
 * @throws PictureError if no other dialect would help
 */
export function nextImageDialect(dialect: ImageDialect, refusal: string): ImageDialect {
  if (DECLINED.test(refusal)) throw new PictureError('refused');
  const sizes = NEXT[dialect.sizes];
  if (dialect.asksForBytes && /response_format/.test(refusal)) return { ...dialect, asksForBytes: false };
  if (sizes !== null && /\bsizes?\b|resolution|dimension|\d{3,4}x\d{3,4}/i.test(refusal)) return { ...dialect, sizes };
  // An older server may refuse an unknown member without naming it.
  if (dialect.asksForBytes) return { ...dialect, asksForBytes: false };
  throw new PictureError('rejected');
}
