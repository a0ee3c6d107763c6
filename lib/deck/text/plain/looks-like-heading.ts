export const HEADING_LETTERS = 64;
const MOST_WORDS = 9;
/** Characters that occur in formulas but not in headings, and amounts of money at the start: `£30,000 in all`. */
const NO_HEADING = /[=≈≤≥≠≡∝√∑∏∫]|^\p{Sc}\s?\d|^\d[\d.,'’ ]*\s?\p{Sc}/u;

/** `9.00 Walk`, unless the text has sections such as `9.1`. */
export const TIME = /^\d{1,2}\.[0-5]\d[ \t]/;

/** Whether an unmarked line could be a heading: few words, and neither the end nor the middle of a sentence. */
export function looksLikeHeading(text: string): boolean {
  if (NO_HEADING.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  if (text.length > HEADING_LETTERS || words > MOST_WORDS) return false;
  return /\p{L}/u.test(text) && !/[.,;:!…。，；：！]["'”’)\]]*$/u.test(text) && !/^[\p{Ll}([]/u.test(text);
}

/** The longest question that can be the heading of its answers. In characters. */
export const MOST_LETTERS = 140;

/** Whether a line is one question, which can head its answer though it is longer than other headings. */
export function isWholeQuestion(line: string): boolean {
  const text = line.trim();
  return text.length <= MOST_LETTERS && /^\p{Lu}[^.!?。？]*[?？]$/u.test(text);
}

/** The longest heading with its remark, in characters. */
const REMARK_LETTERS = 110;

/** A heading without its remark in parentheses, of any form: `Day 4 – Newport (12 miles, but we cheated)`. */
export function withoutRemark(text: string): string {
  return text.length > REMARK_LETTERS ? text : text.replace(/(?<=\S)\s+\([^()]*\)$/, '');
}

/** A number, "chapter" or "part" at the start, maybe after an emoji. */
const NUMBERED =
  /^(?:\p{Extended_Pictographic}|\uFE0F|\s)*(?:\d|[IVX]+[.)]\s|§|[一二三四五六七八九十]{1,3}、|chapter\b|part\b)/iu;
const NUMBER = /^\s*((?:\d{1,3}(?:\.\d{1,3})*|[IVX]+))[.)]\s+(?=\S)/;

/** Whether a heading already has a number and needs none of ours. */
export function hasOwnNumber(heading: string): boolean {
  return NUMBERED.test(heading);
}

/** Splits "4. Summer party" into its number and name. Headings of another form have only a name. */
export function splitOwnNumber(heading: string): { number: string | null; name: string } {
  const found = NUMBER.exec(heading);
  return found ? { number: found[1]!, name: heading.slice(found[0].length) } : { number: null, name: heading };
}

/** Whether a line is longer than any heading or a complete sentence. */
export function isProse(line: string): boolean {
  const text = line.trim();
  return text.length > HEADING_LETTERS || (/[.!?…:]["'”’)]*$/.test(text) && text.split(/\s+/).length > 4);
}
