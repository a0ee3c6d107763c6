import { inEnglish } from '@/lib/words/say-kept';
import { hasVisible } from './has-visible';
import { LIMITS } from './limits';
import * as z from './zod';

/** A name given by a person: one line. */
export const givenName = z
  .string(inEnglish('must be a string'))
  .trim()
  .refine(hasVisible, inEnglish('must not be empty'))
  .max(LIMITS.givenName, inEnglish('must be at most {max} characters', { max: LIMITS.givenName }))
  .refine((name) => !hasControls(name), inEnglish('must be one line of text'));

/** Control characters, which no single-line text contains and some databases refuse. */
export function hasControls(text: string): boolean {
  return /\p{Cc}|\p{Cs}/u.test(text);
}
