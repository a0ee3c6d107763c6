import {
  POSITION_SIZE_WORDS,
  POSITION_SOURCE_WORDS,
  POSITION_TYPE_WORDS,
  wordsOfChoice,
  wordsOfField,
} from '@/components/composer/settings/choice-words';
import type { Draft } from '@/lib/composer/draft';
import type { FieldDifference } from '@/lib/composer/request-differences';
import { languageName } from '@/lib/contract/enums';
import { fieldAt, setAt, valueAt } from '@/lib/contract/fields';
import { midSentence } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

/** The text and the prompt are compared as texts, card by card. */
export function isText(path: string): boolean {
  return path === 'inputText' || path === 'prompt';
}

/** The form's label of a field; its name in the interface if the form does not have it. */
export function fieldWords(path: string): string {
  if (path === 'cardOptions.headerFooter.hideFromFirstCard') return t('Hide header and footer on first card');
  if (path === 'cardOptions.headerFooter.hideFromLastCard') return t('Hide header and footer on last card');
  return wordsOfField(path) ?? path;
}

/** Names by id. */
export type KnownNames = ReadonlyMap<string, string>;

/** A value in readable form; null if not set. */
export function valueWords(path: string, value: unknown, names: KnownNames): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.map((one) => names.get(String(one)) ?? String(one)).join(', ');
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (typeof value === 'object')
    return path.startsWith('cardOptions.headerFooter.') ? positionWords(value) : JSON.stringify(value);
  const text = String(value);
  if (path === 'textOptions.language') return languageName(text);
  return wordsOfChoice(path, text) ?? names.get(text) ?? text;
}

/** "Image, The theme’s logo, Large". */
function positionWords(position: object): string {
  const { type, value, source, size, src } = position as Record<string, unknown>;
  const known = (words: Readonly<Record<string, string>>, of: unknown) =>
    typeof of === 'string' && Object.hasOwn(words, of) ? words[of] : of;
  const parts = [known(POSITION_TYPE_WORDS, type), value, known(POSITION_SOURCE_WORDS, source), src];
  return [...parts, known(POSITION_SIZE_WORDS, size)]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}

/** The maximum number of fields listed; the rest is counted. */
const MAX_LISTED = 4;

/** What changed, in a few words: "text, theme, tone". Null if nothing did. */
export function changeListWords(paths: readonly string[]): string | null {
  const names = [...new Set(paths.map((path) => (isText(path) ? t('Text') : fieldWords(path))))].map(midSentence);
  if (names.length === 0) return null;
  const named = names.slice(0, MAX_LISTED).join(', ');
  const more = names.length - MAX_LISTED;
  return more > 0 ? t('{names} and {more} more', { names: named, more }) : named;
}

/** The form with the given fields as in the run; the others stay. */
export function takenBack(draft: Draft, theirs: Draft, changes: readonly Pick<FieldDifference, 'path'>[]): Draft {
  const back = structuredClone(draft);
  for (const { path } of changes) {
    if (fieldAt(path) === null || valueAt(theirs, path) === undefined) continue;
    setAt(back, path, structuredClone(valueAt(theirs, path)));
    // A custom number only applies without Auto length, which also sends a number.
    if (path === 'numCards') back.autoLength = theirs.autoLength;
  }
  return back;
}
