import { englishMessage } from '@/lib/words/stored-messages';
import { hasVisible } from './has-visible';
import { LIMITS } from './limits';
import * as z from './zod';

/** A name given by a person: one line. */
export const givenName = z
  .string(englishMessage('must be a string'))
  .trim()
  .refine(hasVisible, englishMessage('must not be empty'))
  .max(LIMITS.givenName, englishMessage('must be at most {max} characters', { max: LIMITS.givenName }))
  .refine((name) => !hasControls(name), englishMessage('must be one line of text'));

/** Control characters, which no single-line text contains and some databases refuse. */
export function hasControls(text: string): boolean {
  return /\p{Cc}|\p{Cs}/u.test(text);
}
