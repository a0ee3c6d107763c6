import { inEnglish } from '@/lib/words/say-kept';
import { wrongType } from './text';
import * as z from './zod';

/** An object of the interface: a member it does not know is a problem with the path to it (`problems.ts`). */
export function members<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, { error: wrongType(inEnglish('must be an object')) });
}

/**
 * An array of at most `max` items. The length is judged before the first item is looked at: a body of a million
 * wrong items must not make a million problems.
 */
export function listOf<Item extends z.ZodType>(item: Item, max: number, message: string) {
  return z
    .array(z.unknown(), { error: wrongType(message) })
    .max(max, inEnglish('must have at most {max} entries', { max }))
    .pipe(z.array(item).max(max));
}

/**
 * For a rule between members: it runs although one of them is at fault, so that one answer names every problem.
 * The rule must therefore look at types itself.
 */
export const ALWAYS = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null && !Array.isArray(value),
};
