/** Words at the beginning of a text tell which one it is. */
const READ = 20_000;
/** Of the words of the text after: so many at least stood in the text before. */
const SHARED = 0.25;

/**
 * Whether a text was put in the place of another, rather than changed: it is empty now, or hardly a word of it was there
 * before. An empty text is the beginning of whatever follows it.
 */
export function isOtherText(before: string, after: string): boolean {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  if (one.size === 0) return false;
  if (other.size === 0) return true;
  const shared = [...other].filter((word) => one.has(word)).length;
  return shared / Math.min(one.size, other.size) < SHARED;
}

/** Each once; the short ones are in every text. */
function wordsOf(text: string): ReadonlySet<string> {
  const words =
    text
      .slice(0, READ)
      .toLowerCase()
      .match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => word.length > 3 || /\p{Script=Han}/u.test(word));
  return new Set(telling.length > 0 ? telling : words);
}
