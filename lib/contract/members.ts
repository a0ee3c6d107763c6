import { englishMessage } from '@/lib/words/stored-messages';
import { wrongType } from './text';
import * as z from './zod';

/** An object of the interface: an unknown member is reported with its path (`problems.ts`). */
export function members<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, { error: wrongType(englishMessage('must be an object')) });
}

/**
 * An array of at most `max` items. The length is checked first, so that a body with a million invalid items does not
 * produce a million problems.
 */
export function listOf<Item extends z.ZodType>(item: Item, max: number, message: string) {
  return z
    .array(z.unknown(), { error: wrongType(message) })
    .max(max, englishMessage('must have at most {max} entries', { max }))
    .pipe(z.array(item).max(max));
}

/** A page of a list. `nextCursor` is null on the last one. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), hasMore: z.boolean(), nextCursor: z.string().nullable() });
}

/**
 * For a rule between members: runs even if one of them is invalid, so that one response lists every problem. The rule
 * must therefore check types itself.
 */
export const ALWAYS = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null && !Array.isArray(value),
};
