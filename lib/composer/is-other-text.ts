/** Only this many characters from the beginning are compared, which is enough to identify a text. */
const COMPARED_CHARACTERS = 20_000;
/** The minimum share of the shorter text's words that occur in the other one. */
const MIN_SHARED = 0.25;
/** The same where the shorter text has a few words, one of which may be in any text. */
const MIN_SHARED_FEW = 0.4;
/** The same for a text of a few words and one many times as long, which contains most common words anyway. */
const MIN_SHARED_TOPIC = 0.9;
const FEW_WORDS = 12;
const MANY_TIMES = 4;

/**
 * Whether a text was replaced rather than edited: it is now empty, or hardly any of its words were there before. An
 * empty text counts as the beginning of any text.
 */
export function isOtherText(before: string, after: string): boolean {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  if (one.size === 0) return false;
  if (other.size === 0) return true;
  const shared = [...other].filter((word) => one.has(word)).length;
  const [least, most] = [Math.min(one.size, other.size), Math.max(one.size, other.size)];
  const isTopic = least <= FEW_WORDS && most >= least * MANY_TIMES;
  return shared / least < (isTopic ? MIN_SHARED_TOPIC : least <= FEW_WORDS ? MIN_SHARED_FEW : MIN_SHARED);
}

/** Unique words; short ones occur in every text. */
function wordsOf(text: string): ReadonlySet<string> {
  const words =
    text
      .slice(0, COMPARED_CHARACTERS)
      .toLowerCase()
      .match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 3 || /\p{Script=Han}/u.test(word));
  return new Set(telling.length > 0 ? telling : words);
}
