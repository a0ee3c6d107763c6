import { messagesInUse } from './messages-in-use';

/** A label within a sentence: its first letter in lower case, except in German, where nouns are capitalised. */
export function midSentence(label: string): string {
  const { locale } = messagesInUse();
  return /^de\b/.test(locale) ? label : label.charAt(0).toLocaleLowerCase(locale) + label.slice(1);
}
