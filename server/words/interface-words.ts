import 'server-only';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import english from '@/lib/words/en.json';
import {
  type Catalogue,
  ENGLISH,
  LANGUAGE_COOKIE,
  type Messages,
  messagesInUse,
  setMessages,
  setMessagesOfReader,
} from '@/lib/words/messages-in-use';
import { PSEUDO_LOCALES, pseudoCatalogue } from '@/lib/words/pseudo-locales';
import { config } from '@/server/config';
import { currentReader, type Reader } from '@/server/http/reader';

/** How many accepted languages are read. A browser sends a handful. */
const MAX_ACCEPTED = 20;

/**
 * The reader's locale: the one chosen in Settings, otherwise the installation's (`INTERFACE_LOCALE`), otherwise the
 * first available one that the browser accepts, otherwise English.
 */
export function chooseLocale(reader: Reader, available: readonly string[], installation: string | undefined): string {
  return chosenLocale(reader, available) ?? installation ?? acceptedLocale(reader, available) ?? ENGLISH.locale;
}

/** The locale chosen in Settings; null for "System", and for one that is no longer available. */
function chosenLocale({ cookie }: Reader, available: readonly string[]): string | null {
  for (const pair of cookie.split(';')) {
    const [name = '', value] = pair.trim().split('=', 2);
    if (name === LANGUAGE_COOKIE) return available.find((locale) => locale === value) ?? null;
  }
  return null;
}

/** `de-AT` matches `de`, but `pt` does not match `pt-BR`, which may differ too much. */
function acceptedLocale({ acceptLanguage }: Reader, available: readonly string[]): string | null {
  const accepted = acceptLanguage
    .split(',', MAX_ACCEPTED)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((piece) => piece.startsWith('q='))?.slice(2);
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of accepted) {
    const found = [tag, tag.split('-', 1)[0]].flatMap((wanted) =>
      available.filter((one) => one.toLowerCase() === wanted),
    );
    if (found[0] !== undefined) return found[0];
  }
  return null;
}

/** Right-to-left languages, and the pseudo-locale that simulates them. */
const RIGHT_TO_LEFT = /^(ar|dv|fa|he|ps|sd|ug|ur|yi)\b|^en-XB$/;

/** A language to choose from, with its name in that language. */
export type LanguageOption = { locale: string; name: string };

/**
 * Finds the interface language of each request from now on. Called once, before any page is loaded.
 * @throws Error if there is no catalogue for `INTERFACE_LOCALE` beside the English one
 */
export function speakReadersLanguages(): void {
  const installation = config().interfaceLocale;
  const available = languageFiles();
  setMessages(installation === undefined ? null : wordsOf(installation));
  // Cached for each reader, because every call of `t` asks for the messages.
  const found = new WeakMap<Reader, Messages>();
  setMessagesOfReader(() => {
    const reader = currentReader();
    if (!reader) return null;
    const messages = found.get(reader) ?? wordsOf(chooseLocale(reader, available, installation));
    found.set(reader, messages);
    return messages;
  });
}

/** The languages that can be chosen, and the one that the reader chose; null for "System". */
export function languageChoice(): { languages: LanguageOption[]; chosen: string | null } {
  const available = languageFiles();
  const reader = currentReader();
  return {
    languages: available.map((locale) => ({ locale, name: nameOf(locale) })),
    chosen: reader && chosenLocale(reader, available),
  };
}

/** The page's first script, with the messages for the browser; null in English, which is built in. */
export function wordsScript(): { text: string; address: string } | null {
  return scriptOf(messagesInUse());
}

/** The script that a page has in a locale; null in English, and for a locale that no page has. */
export function wordsScriptIn(locale: string | null): { text: string; address: string } | null {
  const offered = [...languageFiles(), config().interfaceLocale].find((name) => name !== undefined && name === locale);
  return offered === undefined ? null : scriptOf(wordsOf(offered));
}

const scripts = new WeakMap<Messages, { text: string; address: string }>();

function scriptOf(words: Messages): { text: string; address: string } | null {
  if (words.locale === ENGLISH.locale) return null;
  const known = scripts.get(words);
  if (known) return known;
  // JavaScript line terminators and `</script>` need no escaping: this is a file, not part of a page.
  const text = `globalThis.cardwrightWords=${JSON.stringify(words)};`;
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  const script = { text, address: `/words?${new URLSearchParams({ locale: words.locale, v: version })}` };
  scripts.set(words, script);
  return script;
}

const read = new Map([[ENGLISH.locale, ENGLISH]]);

/** The messages of a locale, read once. */
function wordsOf(locale: string): Messages {
  const known = read.get(locale);
  if (known) return known;
  const pseudo = PSEUDO_LOCALES.find((name) => name === locale);
  const messages = pseudo ? pseudoCatalogue(english, pseudo) : readCatalogue(locale);
  const words: Messages = { locale, dir: RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr', messages };
  read.set(locale, words);
  return words;
}

/** `npm start` runs in the program's folder. Read, not imported: a language can be added without a rebuild. */
const folder = () => path.join(process.cwd(), 'lib/words');

function readCatalogue(locale: string): Catalogue {
  return JSON.parse(readFileSync(path.join(folder(), `${locale}.json`), 'utf8'));
}

/** The languages that have a catalogue, in order of their codes. */
function languageFiles(): string[] {
  return readdirSync(folder())
    .filter((name) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*\.json$/.test(name))
    .map((name) => path.basename(name, '.json'))
    .sort();
}

function nameOf(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
