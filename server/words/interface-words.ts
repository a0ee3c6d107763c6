import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import english from '@/lib/words/en.json';
import { PSEUDO_LOCALES, pseudoCatalogue } from '@/lib/words/pseudo-locales';
import { type Catalogue, useWords, type Words, wordsInUse } from '@/lib/words/words-in-use';
import { config } from '@/server/config';

/** Languages written from right to left, and the pseudo-locale that stands for them. */
const RIGHT_TO_LEFT = /^(ar|dv|fa|he|ps|sd|ug|ur|yi)\b|^en-XB$/;

/**
 * Makes the interface of this process speak `INTERFACE_LOCALE`. Called once, before any page is loaded.
 * @throws Error when there is no catalogue of that name beside the English one
 */
export function speakInterfaceLocale(): void {
  const locale = config().interfaceLocale;
  useWords(locale === 'en' ? null : wordsOf(locale));
}

/** What the page's first script says to the browser; null in English, which stands in the program itself. */
export function wordsScript(): { text: string; address: string } | null {
  const words = wordsInUse();
  if (words.locale === 'en') return null;
  // Line ends of JavaScript and the end of a script are no matter here: this is a file, not a part of a page.
  const text = `globalThis.cardwrightWords=${JSON.stringify(words)};`;
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return { text, address: `/words?v=${version}` };
}

function wordsOf(locale: string): Words {
  const pseudo = PSEUDO_LOCALES.find((name) => name === locale);
  const messages = pseudo ? pseudoCatalogue(english, pseudo) : readCatalogue(locale);
  return { locale, dir: RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr', messages };
}

function readCatalogue(locale: string): Catalogue {
  // `npm start` stands in the program's folder. Read, not imported: a language is added without building anew.
  const file = path.join(process.cwd(), 'lib/words', `${locale}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
