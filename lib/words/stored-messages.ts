import { type Messages, messagesInUse, type Translation } from './messages-in-use';
import { filled, type Places } from './t';

declare const inTheCatalogue: unique symbol;

/** An English message that `tStored` can translate, or text from elsewhere that is shown unchanged (`verbatim`). */
export type StoredMessage = string & { readonly [inTheCatalogue]: true };

/** A placeholder with one of these names holds another stored message, which is translated along with the outer one. */
type NestedPlace = 'what' | 'why' | 'where' | 'state';
const NESTED_PLACES: readonly string[] = ['what', 'why', 'where', 'state'] satisfies NestedPlace[];

type StoredValues<Message> = [Places<Message>] extends [never]
  ? []
  : [values: { readonly [Name in Places<Message>]: Name extends NestedPlace ? StoredMessage : string | number }];

/**
 * A message for the wire or the database. It stays English in every interface language, because other programs read the
 * engine's responses too. It is in the catalogue anyway, so that `tStored` can translate it when a person reads it.
 */
export function englishMessage<const Message extends string>(
  message: Message,
  ...[values]: StoredValues<Message>
): StoredMessage {
  return filled(message, values) as StoredMessage;
}

/** Marks text that is not ours (from a service, for example) where a message of ours is also possible. */
export function verbatim(text: string): StoredMessage {
  return text as StoredMessage;
}

/**
 * Translates an English message from the wire or the database into the reader's language. Text that is not in the
 * catalogue, such as a remote service's own, is returned unchanged.
 */
export function tStored(text: string): string {
  const words = messagesInUse();
  return words.locale === 'en' ? text : (known(text, words, 0) ?? text);
}

/** The placeholder values that produced a stored text from this English message; null if it does not match. */
export function storedValues(message: string, text: string): Record<string, string> | null {
  return valuesOf(patternOf(message), text);
}

/** The maximum nesting of messages that is translated. Untrusted text may be nested without end. */
const MAX_DEPTH = 3;
/**
 * Minimum number of characters outside the placeholders. A message with fewer is recognised only if a nested message
 * is.
 */
const MIN_LITERAL_LENGTH = 5;

function known(text: string, words: Messages, depth: number): string | null {
  const exact = Object.hasOwn(words.messages, text) ? words.messages[text] : undefined;
  if (typeof exact === 'string') return exact;
  if (depth === MAX_DEPTH) return null;
  for (const pattern of patternsOf(words)) {
    const values = valuesOf(pattern, text);
    if (!values) continue;
    let isKnown = pattern.literalLength >= MIN_LITERAL_LENGTH;
    for (const name of NESTED_PLACES.filter((place) => Object.hasOwn(values, place))) {
      const nested = known(values[name] ?? '', words, depth + 1);
      isKnown ||= nested !== null;
      values[name] = nested ?? values[name] ?? '';
    }
    if (isKnown) return filled(formOf(pattern.translation, values, words.locale), values);
  }
  return null;
}

/** A message split at its placeholders: `texts` has one item more than `places`. */
type Pieces = { texts: readonly string[]; places: readonly string[] };
type Pattern = Pieces & { literalLength: number; translation: Translation };

let made: { of: Messages['messages']; patterns: readonly Pattern[] } | null = null;

/**
 * The messages with placeholders, cached. Those with the most literal text come first, because they are most specific.
 */
function patternsOf({ messages }: Messages): readonly Pattern[] {
  if (made?.of !== messages) {
    const patterns = Object.entries(messages).flatMap(([message, translation]): Pattern[] => {
      const { texts, places } = patternOf(message);
      return places.length === 0 ? [] : [{ texts, places, literalLength: texts.join('').length, translation }];
    });
    made = { of: messages, patterns: patterns.sort((one, other) => other.literalLength - one.literalLength) };
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

/** The placeholder values in a text produced from this message; null if the text does not match. */
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

/** Selects the plural form by `count`: a language may have more forms than English. */
function formOf(translation: Translation, { count }: Record<string, string>, locale: string): string {
  if (typeof translation === 'string') return translation;
  return translation[new Intl.PluralRules(locale).select(Number(count))] ?? translation.other ?? '';
}
