import { englishMessage } from '@/lib/words/stored-messages';
import { LIMITS } from './limits';
import { currentTarget, TARGETS } from './run-words';
import { hasControls, hasVisible } from './text-checks';
import * as z from './zod';

/** An unpaired surrogate: invalid text that is lost when encoded as UTF-8. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Whether the text can be stored byte for byte: no NUL (Postgres refuses it), no lone surrogate. */
export function isKeepable(text: string): boolean {
  return !text.includes('\0') && !LONE_SURROGATE.test(text);
}

/** The message for a wrong type or a missing member. */
export function wrongType(message: string) {
  return (issue: { input?: unknown }) => (issue.input === undefined ? englishMessage('is required') : message);
}

export function tooLong(max: number) {
  return englishMessage('must be at most {max} characters', { max });
}

/**
 * A non-blank string of at most `max` UTF-16 units that can be stored. Never trimmed: what was sent is stored
 * (docs/spec/settled-points.md#3).
 */
export function words(max: number) {
  return (
    z
      .string({ error: wrongType(englishMessage('must be a string')) })
      .min(1, englishMessage('must not be empty'))
      // `max` counts code points here, for JSON Schema, which does too; the limit of docs/spec/settled-points.md#3 is
      // in UTF-16 units.
      .max(max, tooLong(max))
      .refine((text) => text.length <= max, tooLong(max))
      .refine((text) => text.length === 0 || /\S/.test(text), englishMessage('must not be only white space'))
      .refine(isKeepable, englishMessage('must not contain NUL or lone surrogate characters'))
  );
}

/** A string of at most `max` UTF-16 units that can be stored, and may be empty. */
export function keepable(max: number) {
  return z.string().max(max).refine(isKeepable, englishMessage('must not contain NUL or lone surrogate characters'));
}

/** An enum, with its values in the message. */
export function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  const message = englishMessage('must be one of {values}', { values: values.join(', ') });
  return z.enum(values, {
    error: (issue) => (issue.input === undefined ? englishMessage('is required: {why}', { why: message }) : message),
  });
}

export const target = z.preprocess(currentTarget, oneOf(TARGETS));

/** A name given by a person: one line. */
export const givenName = z
  .string(englishMessage('must be a string'))
  .trim()
  .refine(hasVisible, englishMessage('must not be empty'))
  .max(LIMITS.givenName, tooLong(LIMITS.givenName))
  .refine((name) => !hasControls(name), englishMessage('must be one line of text'));
