import { wordsOfField } from '@/components/composer/settings/choice-words';
import { tStored } from '@/lib/words/stored-messages';

/** A warning in which API field names are replaced by the form's labels. */
export function warningWords(warning: string): string {
  const path = /^(\S+) (?:is ignored|defaults to)\b/.exec(warning)?.[1];
  const label = path === undefined ? null : wordsOfField(path);
  const words = tStored(warning);
  return path === undefined || label === null ? words : words.replace(path, () => label);
}
