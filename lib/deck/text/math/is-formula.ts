/** A TeX command, subscript or superscript. */
const TEX = /\\[A-Za-z]|[\^_]/;
/** At most two letters in a row: `2xy`, not `see page 3`. */
const NO_WORD = /^(?!.*[A-Za-z]{3})[\p{L}\p{N}\s.,+\-*/=<>≤≥≈≠()[\]'|!:]+$/u;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)*\s?%?$/;

/**
 * Whether the text between two delimiters is a formula: it contains TeX, or is a single letter, a number or a simple
 * equation. Amounts of money and escaped brackets aren't formulas.
 */
export function isFormula(inside: string): boolean {
  if (/\\[A-Za-z]/.test(inside)) return true;
  // Excludes names such as `snake_case`, because words in a formula are in braces.
  if (TEX.test(inside)) return !/[A-Za-z]{3}/.test(inside.replace(/\{[^{}]*\}/g, ''));
  const text = inside.trim();
  if (/^\p{L}'{0,2}$/u.test(text) || NUMBER.test(text)) return true;
  if (!NO_WORD.test(text) || !/[=<>≤≥≈≠+\-*/()|]/.test(text)) return false;
  return /\p{L}/u.test(text) || /=/.test(text);
}
