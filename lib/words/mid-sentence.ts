import { messagesInUse } from './messages-in-use';

/** A label inside of a sentence, in lower case. German keeps it: its nouns have capitals. */
export function midSentence(label: string): string {
  const { locale } = messagesInUse();
  return /^de\b/.test(locale) ? label : label.charAt(0).toLocaleLowerCase(locale) + label.slice(1);
}
