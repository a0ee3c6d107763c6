export const HEADING_LETTERS = 64;
const MOST_WORDS = 9;
/** Characters that occur in formulas but not in headings. */
const FORMULA = /[=≈≤≥≠≡∝√∑∏∫]/;

/** Whether an unmarked line could be a heading: short, and neither the end nor the middle of a sentence. */
export function looksLikeHeading(text: string): boolean {
  if (FORMULA.test(text)) return false;
  if (text.length > HEADING_LETTERS || text.split(/\s+/).length > MOST_WORDS) return false;
  return /\p{L}/u.test(text) && !/[.,;:!…。，；：！]["'”’)\]]*$/u.test(text) && !/^[\p{Ll}([]/u.test(text);
}
