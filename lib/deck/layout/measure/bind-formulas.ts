/** Signs that compare two terms. They have a space on either side. */
const RELATION = '[=≠<>≤≥≈≅≡∼~∝]|[<>!=]=';
const OPERATOR = '[±×÷·⋅∙+−–*/-]';

/** The name of a quantity, up to six letters: p, x̄, SD, mean, f(x), R², χ²(2). */
const SYMBOL = "\\p{L}[\\p{L}\\p{M}]{0,5}[\\d₀-₉⁰¹²³⁴-⁹′'*]{0,3}(?:\\([\\p{L}\\p{M}\\d,.]{1,8}\\))?";
const NUMBER = '[€$£]?(?:\\d[\\d.,’]{0,11}|[.,]\\d{1,6})(?:[%‰°]|[\\p{L}²³µ]{1,3})?';
const TERM = `[([|]{0,2}[−–+-]?(?:${NUMBER}|${SYMBOL})[)\\]|]{0,2}`;

/** Terms joined by signs, with white space or punctuation around the whole. */
const FORMULA = new RegExp(
  `(?<![^\\s])${TERM}(?: (?:${RELATION}|${OPERATOR}) ${TERM})+(?=[.,;:!?…)\\]"”’]*(?:\\s|$))`,
  'gu',
);
const HAS_RELATION = new RegExp(` (?:${RELATION}) `, 'u');
const SIGNED = /[=≠<>≤≥≈≅≡∼~∝±×÷]/;
const SPACED_SIGN = new RegExp(` (${RELATION}|${OPERATOR}) `, 'gu');
const IS_RELATION = new RegExp(`^(?:${RELATION})$`, 'u');
const CALCULATION = new RegExp(`^\\(?[−–+-]?${NUMBER}(?: [±×÷] [−–+-]?${NUMBER})+\\)?$`, 'u');

/** A longer formula, in characters, may be broken, but only before a comparison sign. */
const MAX_UNBROKEN = 24;

/** Positions of the spaces within short formulas such as `p = 0.02` and `3 × 4`, where no line may end. */
export function formulaSpaces(text: string): number[] {
  if (!SIGNED.test(text)) return [];
  const found: number[] = [];
  for (const { 0: formula, index } of text.matchAll(FORMULA)) {
    if (!HAS_RELATION.test(formula) && !CALCULATION.test(formula)) continue;
    for (const sign of formula.matchAll(SPACED_SIGN)) {
      const before = index + sign.index;
      if (formula.length <= MAX_UNBROKEN || !IS_RELATION.test(sign[1]!)) found.push(before);
      found.push(before + sign[1]!.length + 1);
    }
  }
  return found;
}
