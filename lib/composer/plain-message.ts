import { say, sayCount } from '@/lib/words/say';
import { LIMITS } from '../contract/limits';
import type { Draft } from './draft';
import type { DraftPath } from './draft-path';

/** Clauses of the contract that name members of the interface or state only a rule, as a person would say them. */
const MESSAGES: Readonly<Record<string, string>> = {
  'is required when type is text': say('Enter some text'),
  'is required when type is image': say('Choose an image'),
  'is required when source is custom': say('Enter the web address of the image'),
  'must be an http or https URL': say('Enter a full web address (https://…)'),
  'must be an e-mail address': say('Not a valid email address'),
  'must not contain NUL or lone surrogate characters': say('Remove the unreadable characters'),
};

const BLANK = new Set(['must not be empty', 'must not be only white space', 'is required']);

/** What to do about a field that is required and blank. */
const REQUIRED: { readonly [Path in DraftPath]?: string } = {
  inputText: say('Add some text first'),
  prompt: say('Add a prompt first'),
  artifactId: say('Choose a template'),
};

/** Our words for a message of the contract about a field; null for messages of others. */
export function plainMessage(message: string, path: DraftPath, draft: Draft): string | null {
  if (BLANK.has(message)) return REQUIRED[path] ?? say('Enter some text');
  const max = /^must be at most (\d+) characters$/.exec(message)?.[1];
  if (max !== undefined) return tooLongMessage(valueAt(draft, path)?.length ?? 0, Number(max));
  const range = /^must be a whole number from (\d+) to (\d+)$/.exec(message);
  if (range) return say('Enter a whole number from {min} to {max}', { min: range[1] ?? '', max: range[2] ?? '' });
  return Object.hasOwn(MESSAGES, message) ? (MESSAGES[message] ?? null) : null;
}

/** Says by how much a value of this length is over the limit. */
export function tooLongMessage(length: number, limit: number): string {
  const values = { limit: limit.toLocaleString() };
  // Another side may count differently, or refuse a shorter value.
  if (length <= limit) return say('Too long (limit {limit} characters)', values);
  const over = length - limit;
  return sayCount(
    over,
    { one: 'Too long by {count} character (limit {limit})', other: 'Too long by {count} characters (limit {limit})' },
    { ...values, count: over.toLocaleString() },
  );
}

/** The longest value of a field in characters, where it has such a limit. */
export function limitOf(path: DraftPath): number | null {
  if (Object.hasOwn(FIELD_LIMITS, path)) return FIELD_LIMITS[path] ?? null;
  if (/^headerFooter\.\w+\.value$/.test(path)) return LIMITS.headerFooterText;
  if (/^headerFooter\.\w+\.src$/.test(path)) return LIMITS.url;
  return /^recipients\.\d+$/.test(path) ? LIMITS.email : null;
}

const FIELD_LIMITS: { readonly [Path in DraftPath]?: number } = {
  inputText: LIMITS.inputText,
  prompt: LIMITS.prompt,
  additionalInstructions: LIMITS.additionalInstructions,
  tone: LIMITS.words,
  audience: LIMITS.words,
  imageStyle: LIMITS.words,
  language: LIMITS.openList,
  imageModel: LIMITS.openList,
};

/** The text at a path of the form; null where it holds none. */
export function valueAt(draft: Draft, path: string): string | null {
  let value: unknown = draft;
  for (const member of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, member)) return null;
    value = Object.getOwnPropertyDescriptor(value, member)?.value;
  }
  return typeof value === 'string' ? value : null;
}
