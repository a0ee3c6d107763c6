import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import english from '@/lib/words/en.json';
import { type Catalogue, type Messages, messagesInUse, setMessages } from '@/lib/words/messages-in-use';
import { PSEUDO_LOCALES, pseudoCatalogue } from '@/lib/words/pseudo-locales';
import { config } from '@/server/config';
import formerMessages from './former-messages.json';

/** Right-to-left languages, and the pseudo-locale that simulates them. */
const RIGHT_TO_LEFT = /^(ar|dv|fa|he|ps|sd|ug|ur|yi)\b|^en-XB$/;

/**
 * Sets the interface language of this process to `INTERFACE_LOCALE`. Called once, before any page is loaded.
 * @throws Error if there is no catalogue of that name beside the English one
 */
export function speakInterfaceLocale(): void {
  const locale = config().interfaceLocale;
  setMessages(locale === 'en' ? null : wordsOf(locale));
}

/** The page's first script, with the messages for the browser; null in English, which is built in. */
export function wordsScript(): { text: string; address: string } | null {
  const words = messagesInUse();
  if (words.locale === 'en') return null;
  // JavaScript line terminators and `</script>` need no escaping: this is a file, not part of a page.
  const text = `globalThis.cardwrightWords=${JSON.stringify(words)};`;
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return { text, address: `/words?v=${version}` };
}

function wordsOf(locale: string): Messages {
  const pseudo = PSEUDO_LOCALES.find((name) => name === locale);
  const messages = pseudo ? pseudoCatalogue(english, pseudo) : readCatalogue(locale);
  return { locale, dir: RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr', messages: withFormer(messages) };
}

/**
 * Rows written by earlier versions contain sentences that have been reworded since. Each is translated as the message
 * that replaced it.
 */
function withFormer(messages: Catalogue): Catalogue {
  const former = Object.entries(formerMessages).flatMap(([old, current]) => {
    const said = Object.hasOwn(messages, current) ? messages[current] : undefined;
    return said === undefined ? [] : [[old, said] as const];
  });
  return { ...Object.fromEntries(former), ...messages };
}

function readCatalogue(locale: string): Catalogue {
  // `npm start` runs in the program's folder. Read, not imported: a language can be added without a rebuild.
  const file = path.join(process.cwd(), 'lib/words', `${locale}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
