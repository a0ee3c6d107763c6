import { isOtherText } from './is-other-text';

/**
 * Whether a person has made a choice, so that a suggestion no longer replaces it. A choice belongs to the text it was
 * made for: it survives edits, and ends when that text is replaced. One made before there is a text belongs to the text
 * that comes.
 */
export class ChoiceMark {
  #text = '';
  #isSet = false;

  get isSet(): boolean {
    return this.#isSet;
  }

  /** Begins with the text of an opened draft. */
  open(text: string, isSet: boolean): void {
    this.#text = text;
    this.#isSet = isSet;
  }

  set(): void {
    this.#isSet = true;
  }

  /** Follows the text; returns whether it was replaced. */
  follow(text: string): boolean {
    const replaced = isReplaced(this.#text, text);
    this.#text = text;
    if (replaced) this.#isSet = false;
    return replaced;
  }
}

/** Whether one change replaced a text rather than edited it. */
export function isReplaced(before: string, after: string): boolean {
  if (before.trim() === '') return false;
  if (after.trim() === '') return true;
  const kept = keptLength(before, after);
  // Typing changes whole words, so few letters may be a whole text: "Bee", "Bees".
  if (kept === before.length || kept * 2 >= Math.max(before.length, after.length)) return false;
  return isOtherText(before, after);
}

/** How many characters are the same at the beginning and at the end. */
function keptLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return start + end;
}
