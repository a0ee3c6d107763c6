import { midSentence } from '@/lib/words/mid-sentence';
import { t } from '@/lib/words/t';
import { fieldWords, isText } from './field-change-words';

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
