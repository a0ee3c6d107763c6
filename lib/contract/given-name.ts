import { LIMITS } from './limits';
import * as z from './zod';

/** A name that a person gives: one line. */
export const givenName = z
  .string('must be a string')
  .trim()
  .min(1, 'must not be empty')
  .max(LIMITS.givenName, `must be at most ${LIMITS.givenName} characters`)
  .refine((name) => !hasControls(name), 'must be one line of text');

/** Characters that no line of text holds; a database may refuse some of them. */
export function hasControls(text: string): boolean {
  return /\p{Cc}|\p{Cs}/u.test(text);
}
