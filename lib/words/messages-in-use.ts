/** The translation of a message, or its plural forms (`one`, `few`, …) where a count decides. */
export type Translation = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** The English messages of the interface with their translations. The English text is the key. */
export type Catalogue = Readonly<Record<string, Translation>>;

/** The language of this installation's interface, and its messages. */
export type Messages = { readonly locale: string; readonly dir: 'ltr' | 'rtl'; readonly messages: Catalogue };

// Word tables are read as their modules load, so the messages have to be set before any of them: on the server
// `instrumentation.ts` sets them, in the browser the first script of the page. English needs neither.
const shared = globalThis as typeof globalThis & { cardwrightWords?: Messages };

const ENGLISH: Messages = { locale: 'en', dir: 'ltr', messages: {} };

/** English, unless the installation speaks another language. */
export function messagesInUse(): Messages {
  return shared.cardwrightWords ?? ENGLISH;
}

/** For the server's start and for tests: sets the messages; `null` is English. */
export function setMessages(words: Messages | null): void {
  shared.cardwrightWords = words ?? undefined;
}
