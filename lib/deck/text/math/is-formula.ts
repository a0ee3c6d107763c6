/** A TeX command, or an index or a power. */
const TEX = /\\[A-Za-z]|[\^_]/;
/** Two letters beside each other at most: `2xy`, not `see page 3`. */
const NO_WORD = /^(?!.*[A-Za-z]{3})[\p{L}\p{N}\s.,+\-*/=<>≤≥≈≠()[\]'|!:]+$/u;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)*\s?%?$/;

/**
 * Whether the text between two signs reads as a formula: it has TeX in it, is a single letter, a number, or a simple
 * equation. Money and escaped brackets do not.
 */
export function isFormula(inside: string): boolean {
  if (/\\[A-Za-z]/.test(inside)) return true;
  // Names such as `snake_case`: the words of a formula are in braces.
  if (TEX.test(inside)) return !/[A-Za-z]{3}/.test(inside.replace(/\{[^{}]*\}/g, ''));
  const text = inside.trim();
  if (/^\p{L}'{0,2}$/u.test(text) || NUMBER.test(text)) return true;
  if (!NO_WORD.test(text) || !/[=<>≤≥≈≠+\-*/()|]/.test(text)) return false;
  return /\p{L}/u.test(text) || /=/.test(text);
}
