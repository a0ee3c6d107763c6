/** The translation of a message, or its plural forms (`one`, `few`, …) if it depends on a count. */
export type Translation = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** The English messages of the interface with their translations. The English text is the key. */
export type Catalogue = Readonly<Record<string, Translation>>;

/** A language of the interface, and its messages. */
export type Messages = { readonly locale: string; readonly dir: 'ltr' | 'rtl'; readonly messages: Catalogue };

// On the server, `instrumentation.ts` sets how a reader's messages are found; in the browser, the first script of the
// page sets them. English needs neither. Stored on globalThis, because a build contains several copies of this module.
const shared = globalThis as typeof globalThis & {
  cardwrightWords?: Messages;
  cardwrightWordsOfReader?: () => Messages | null;
};

export const ENGLISH: Messages = { locale: 'en', dir: 'ltr', messages: {} };

/** The reader's messages: in the browser those of the page, on the server those of the current request. */
export function messagesInUse(): Messages {
  return shared.cardwrightWordsOfReader?.() ?? shared.cardwrightWords ?? ENGLISH;
}

/** Sets the messages used when no reader is known; `null` means English. For server startup and tests. */
export function setMessages(words: Messages | null): void {
  shared.cardwrightWords = words ?? undefined;
}

/**
 * Sets how the messages of the current request are found; `find` returns null outside of requests. For server startup.
 */
export function setMessagesOfReader(find: (() => Messages | null) | null): void {
  shared.cardwrightWordsOfReader = find ?? undefined;
}

/**
 * A table of messages. The server loads a module once and renders it in several languages, so there each language gets
 * its own table, created on first use. In the browser a page keeps its language until it is reloaded.
 */
export function perLocale<Table extends object>(make: () => Table): Table {
  if (typeof window !== 'undefined') return make();
  const made = new WeakMap<Messages, Table>();
  const table = () => {
    const messages = messagesInUse();
    const known = made.get(messages) ?? make();
    made.set(messages, known);
    return known;
  };
  return new Proxy<Table>(make(), {
    get: (_, name) => Reflect.get(table(), name),
    has: (_, name) => Reflect.has(table(), name),
    ownKeys: () => Reflect.ownKeys(table()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(table(), name),
  });
}

/** A label within a sentence: its first letter in lower case, except in German, where nouns are capitalised. */
export function midSentence(label: string): string {
  const { locale } = messagesInUse();
  return /^de\b/.test(locale) ? label : label.charAt(0).toLocaleLowerCase(locale) + label.slice(1);
}

/**
 * The language chosen in Settings, read by the server before it renders. Without it, the browser's language applies.
 */
export const LANGUAGE_COOKIE = 'cardwright-language';

/** The value for "no choice": follow the browser. */
export const SYSTEM_LANGUAGE = 'system';

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
