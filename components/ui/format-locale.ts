import { messagesInUse } from '@/lib/words/messages-in-use';

/**
 * The locale for words in dates: the interface's language, in the reader's variant of it if the browser names one
 * (`en-GB`). "4 minutes ago" must not be in another language than the sentence around it.
 */
export function formatLocale(): string {
  const { locale } = messagesInUse();
  const languageOf = (tag: string) => tag.split('-', 1)[0];
  const accepted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  return accepted.find((tag) => languageOf(tag) === languageOf(locale)) ?? locale;
}
