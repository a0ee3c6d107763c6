import 'server-only';
import * as z from '@/lib/contract/zod';
import { parseJson } from '@/lib/json';
import { englishMessage } from '@/lib/words/stored-messages';

export const OWN_PAGE = { min: 1, default: 20, max: 100 } as const;
const OUT_OF_RANGE = englishMessage('must be a whole number from {min} to {max}', OWN_PAGE);

/** `limit` of our own lists: the rows per page. */
export const pageLimit = z
  .string()
  .regex(/^\d{1,3}$/, OUT_OF_RANGE)
  .transform(Number)
  .refine((value) => value >= OWN_PAGE.min && value <= OWN_PAGE.max, OUT_OF_RANGE)
  .default(OWN_PAGE.default);

export const NO_CURSOR = englishMessage('is not a cursor of this list');

/** The page of rows of which one more was read than fits, and how the list goes on. */
export function cutPage<Row>(rows: readonly Row[], limit: number, cursorAt: (last: Row) => string) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = rows.length > limit && last !== undefined ? cursorAt(last) : null;
  return { page, next: { hasMore: nextCursor !== null, nextCursor } };
}

/** A position in a list as an opaque cursor: JSON as base64url. */
export function encodeCursor(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The inverse, for untrusted input: null if it is not a cursor. */
export function decodeCursor(text: string): unknown {
  return parseJson(Buffer.from(text, 'base64url').toString('utf8')) ?? null;
}

/** Parses `after` of a list with positions of this shape. */
export function cursorOf<Place>(place: z.ZodType<Place>, maxCharacters: number) {
  return z
    .string()
    .max(maxCharacters)
    .transform((text, context) => {
      const parsed = place.safeParse(decodeCursor(text));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', message: NO_CURSOR });
      return z.NEVER;
    });
}
