import { perLocale } from '@/lib/words/messages-in-use';
import { t, tPlural } from '@/lib/words/t';
import { textAt } from '../contract/fields';
import type { Draft } from './draft';
import type { DraftPath } from './draft-path';

/** Messages of the contract that contain wire names or state only a rule, reworded for people. */
const MESSAGES: Readonly<Record<string, string>> = perLocale(() => ({
  'is required when type is text': t('Enter some text'),
  'is required when type is image': t('Choose an image'),
  'is required when source is custom': t('Enter the image URL'),
  'is not an artifact of this workspace': t('No local deck or template has this ID.'),
  'is not a theme of this workspace': t('This theme isn’t available on Local. Choose another one.'),
  'is not a theme of the service': t('This theme isn’t available at the service. Choose another one.'),
  'is not a folder you are a member of': t('This folder isn’t available on Local. Remove it.'),
  'is not a folder of the service': t('This folder isn’t available at the service. Remove it.'),
  'must be an http or https URL': t('Enter a full web address (https://…)'),
  'must not contain NUL or lone surrogate characters': t('Remove the unreadable characters'),
}));

const BLANK = new Set(['must not be empty', 'must not be only white space', 'is required']);

/** What to do about a required field that is blank. */
const REQUIRED: { readonly [Path in DraftPath]?: string } = perLocale(() => ({
  inputText: t('Add some text first'),
  prompt: t('Add a prompt first'),
  artifactId: t('Choose a template'),
}));

const BREAKS = /^Too many cards: \d+ \(limit \d+\)\. Remove some --- lines\.$/;

/** Whether a message of the contract is about the number of cards that the breaks of a text make. */
export function isBreaksMessage(message: string): boolean {
  return BREAKS.test(message);
}

/** Our wording of a contract message about a field; null for other messages. */
export function plainMessage(message: string, path: DraftPath, draft: Draft): string | null {
  if (BLANK.has(message)) return REQUIRED[path] ?? t('Enter some text');
  const max = /^must be at most (\d+) characters$/.exec(message)?.[1];
  if (max !== undefined) return tooLongMessage(textAt(draft, path)?.length ?? 0, Number(max));
  const range = /^must be a whole number from (\d+) to (\d+)$/.exec(message);
  if (range) return t('Enter a whole number from {min} to {max}', { min: range[1] ?? '', max: range[2] ?? '' });
  if (message === 'must be an e-mail address') return notAnEmailMessage(textAt(draft, path) ?? '');
  // The form shows the value beside the message.
  const rule = message.replace(/^“.*” (?=is not )/s, '');
  return Object.hasOwn(MESSAGES, rule) ? (MESSAGES[rule] ?? null) : null;
}

export function notAnEmailMessage(address: string): string {
  return t('“{address}” isn’t a valid email address.', { address });
}

/** Says by how much a value of this length exceeds the limit. */
export function tooLongMessage(length: number, limit: number): string {
  const values = { limit: limit.toLocaleString() };
  // The other side may count differently, or refuse a shorter value.
  if (length <= limit) return t('Too long (limit {limit} characters)', values);
  const over = length - limit;
  return tPlural(
    over,
    { one: 'Too long by {count} character (limit {limit})', other: 'Too long by {count} characters (limit {limit})' },
    { ...values, count: over.toLocaleString() },
  );
}
