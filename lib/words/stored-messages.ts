import { type Messages, messagesInUse, type Translation } from './messages-in-use';
import { filled, type Places } from './t';

declare const inTheCatalogue: unique symbol;

/** English that `tStored` knows again; or the words of another, which are shown as they came (`verbatim`). */
export type StoredMessage = string & { readonly [inTheCatalogue]: true };

/** At a place of one of these names is a message that is kept itself, and is said with the one around it. */
type NestedPlace = 'what' | 'why' | 'where' | 'state';
const NESTED_PLACES: readonly string[] = ['what', 'why', 'where', 'state'] satisfies NestedPlace[];

type StoredValues<Message> = [Places<Message>] extends [never]
  ? []
  : [values: { readonly [Name in Places<Message>]: Name extends NestedPlace ? StoredMessage : string | number }];

/**
 * English for the wire and the database, which stays English whatever the interface speaks: what the engine answers is
 * read by other programs too. It is in the catalogue all the same, for `tStored` to find when a person is to read it.
 */
export function englishMessage<const Message extends string>(
  message: Message,
  ...[values]: StoredValues<Message>
): StoredMessage {
  return filled(message, values) as StoredMessage;
}

/** Messages that are not ours, as those of a service, where a message of ours could be as well. */
export function verbatim(text: string): StoredMessage {
  return text as StoredMessage;
}

/**
 * What came in English over the wire or out of the database, in the reader's language. What the catalogue
 * does not know, as the words of a remote service, is shown as it came.
 */
export function tStored(text: string): string {
  const words = messagesInUse();
  return words.locale === 'en' ? text : (known(text, words, 0) ?? text);
}

/** The values at the places of an English message that a stored text was made from; null for any other text. */
export function storedValues(message: string, text: string): Record<string, string> | null {
  return valuesOf(patternOf(message), text);
}

/** How far messages that are in one another are followed. What came may have been made to go on and on. */
const DEPTH = 3;
/** With less text of its own a message is known again only by a message that is in it. */
const OWN_TEXT = 5;

function known(text: string, words: Messages, depth: number): string | null {
  const exact = Object.hasOwn(words.messages, text) ? words.messages[text] : undefined;
  if (typeof exact === 'string') return exact;
  if (depth === DEPTH) return null;
  for (const pattern of patternsOf(words)) {
    const values = valuesOf(pattern, text);
    if (!values) continue;
    let isKnown = pattern.ownText >= OWN_TEXT;
    for (const name of NESTED_PLACES.filter((place) => Object.hasOwn(values, place))) {
      const said = known(values[name] ?? '', words, depth + 1);
      isKnown ||= said !== null;
      values[name] = said ?? values[name] ?? '';
    }
    if (isKnown) return filled(formOf(pattern.said, values, words.locale), values);
  }
  return null;
}

/** `texts` are around the places: one more of them than of `places`. */
type Pieces = { texts: readonly string[]; places: readonly string[] };
type Pattern = Pieces & { ownText: number; said: Translation };

let made: { of: Messages['messages']; patterns: readonly Pattern[] } | null = null;

/** The messages that have places, made once: those with the most text of their own first, for they say the most. */
function patternsOf({ messages }: Messages): readonly Pattern[] {
  if (made?.of !== messages) {
    const patterns = Object.entries(messages).flatMap(([message, said]): Pattern[] => {
      const { texts, places } = patternOf(message);
      return places.length === 0 ? [] : [{ texts, places, ownText: texts.join('').length, said }];
    });
    made = { of: messages, patterns: patterns.sort((one, other) => other.ownText - one.ownText) };
  }
  return made.patterns;
}

function patternOf(message: string): Pieces {
  const pieces = message.split(/\{(\w+)\}/);
  return {
    texts: pieces.filter((_, index) => index % 2 === 0),
    places: pieces.filter((_, index) => index % 2 === 1),
  };
}

/** What is at the places of a message in a text that was made of it; null for every other text. */
function valuesOf({ texts, places }: Pieces, text: string): Record<string, string> | null {
  const [first = '', ...rest] = texts;
  if (!text.startsWith(first)) return null;
  const values: Record<string, string> = {};
  let at = first.length;
  for (const [index, name] of places.entries()) {
    const next = rest[index] ?? '';
    const isLast = index === places.length - 1;
    const end = isLast ? text.length - next.length : text.indexOf(next, at);
    if (end < at || !text.startsWith(next, end)) return null;
    values[name] = text.slice(at, end);
    at = end + next.length;
  }
  return values;
}

/** A language may have more forms than English for a message that holds a `count`. */
function formOf(said: Translation, { count }: Record<string, string>, locale: string): string {
  if (typeof said === 'string') return said;
  return said[new Intl.PluralRules(locale).select(Number(count))] ?? said.other ?? '';
}
