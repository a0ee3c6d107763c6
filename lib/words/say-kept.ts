import { filled, type Values } from './say';
import { wordsInUse } from './words-in-use';

/**
 * English for the wire and the database, which stays English whatever the interface speaks: what the engine answers is
 * read by other programs too. It is in the catalogue all the same, for `sayKept` to find when a person is to read it.
 */
export function inEnglish<const Message extends string>(message: Message, ...[values]: Values<Message>): string {
  return filled(message, values);
}

/** So much must stand before the first place of a message to know it again by its beginning. */
const KNOWN_BY = 5;

/**
 * What came in English over the wire or out of the database, in the language of this installation. What the catalogue
 * does not know, as the words of a remote service, is shown as it came.
 */
export function sayKept(text: string): string {
  const { locale, messages } = wordsInUse();
  if (locale === 'en') return text;
  const exact = messages[text];
  if (typeof exact === 'string') return exact;
  for (const [message, said] of Object.entries(messages)) {
    if (typeof said !== 'string' || message.indexOf('{') < KNOWN_BY) continue;
    const values = valuesOf(message, text);
    if (values) return filled(said, values);
  }
  return text;
}

/** What stands at the places of a message in a text that was made of it; null for every other text. */
function valuesOf(message: string, text: string): Record<string, string> | null {
  const [first = '', ...rest] = message.split(/\{(\w+)\}/);
  if (!text.startsWith(first)) return null;
  const values: Record<string, string> = {};
  let at = first.length;
  for (let index = 0; index < rest.length; index += 2) {
    const [name = '', next = ''] = rest.slice(index, index + 2);
    const isLast = index + 2 >= rest.length;
    const end = next === '' ? text.length : isLast ? text.length - next.length : text.indexOf(next, at);
    if (end < at || !text.startsWith(next, end)) return null;
    values[name] = text.slice(at, end);
    at = end + next.length;
  }
  return at === text.length ? values : null;
}
