/** The translation of a message, or its plural forms (`one`, `few`, …) where a count decides. */
export type Translation = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** The English messages of the interface with their translations. The English text is the key. */
export type Catalogue = Readonly<Record<string, Translation>>;

/** A language of the interface, and its messages. */
export type Messages = { readonly locale: string; readonly dir: 'ltr' | 'rtl'; readonly messages: Catalogue };

// On the server `instrumentation.ts` sets how a reader's messages are found, in the browser the first script of the
// page sets its messages. English needs neither. On globalThis, because a build has several copies of this module.
const shared = globalThis as typeof globalThis & {
  cardwrightWords?: Messages;
  cardwrightWordsOfReader?: () => Messages | null;
};

export const ENGLISH: Messages = { locale: 'en', dir: 'ltr', messages: {} };

/** Those of the reader: of the page in the browser, of the current request on the server. */
export function messagesInUse(): Messages {
  return shared.cardwrightWordsOfReader?.() ?? shared.cardwrightWords ?? ENGLISH;
}

/** For the server's start and for tests: sets the messages where no reader is known; `null` is English. */
export function setMessages(words: Messages | null): void {
  shared.cardwrightWords = words ?? undefined;
}

/** For the server's start: how the messages of the current request are found, null where there is none. */
export function setMessagesOfReader(find: (() => Messages | null) | null): void {
  shared.cardwrightWordsOfReader = find ?? undefined;
}
