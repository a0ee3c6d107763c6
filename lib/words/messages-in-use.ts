/** What stands for a message: its words, or their forms by number (`one`, `few`, …) where a count decides. */
export type Translation = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** The English messages of the interface, each with what stands for it. The English itself is the name of a message. */
export type Catalogue = Readonly<Record<string, Translation>>;

/** The language of this installation's interface, and its words. */
export type Messages = { readonly locale: string; readonly dir: 'ltr' | 'rtl'; readonly messages: Catalogue };

// Word tables are read as their modules load, so the words have to be set before any of them: on the server
// `instrumentation.ts` sets them, in the browser the first script of the page. English needs neither.
const shared = globalThis as typeof globalThis & { cardwrightWords?: Messages };

const ENGLISH: Messages = { locale: 'en', dir: 'ltr', messages: {} };

/** English, unless the installation speaks another language. */
export function messagesInUse(): Messages {
  return shared.cardwrightWords ?? ENGLISH;
}

/** For the server's start and for tests: these words are said from now on; `null` is English. */
export function setMessages(words: Messages | null): void {
  shared.cardwrightWords = words ?? undefined;
}
