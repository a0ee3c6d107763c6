import type { TextRun } from '../../blocks';
import { MONTH } from '../../text/read-date';

/**
 * Which words stay on one line: dates, times, short formulas and figures with their units; in headings, every figure
 * and its word too.
 */
export type Binding = 'none' | 'figures' | 'heading';

/** A short figure and the word that it counts or dates: `14 March`, `10 %`, `5 apples`. */
const COUNTED = /(?<=^|[\s(])(\d{1,4}\.?) (?=\p{L}{1,12}(?![\p{L}])|[%€$£])/gu;

/** Characters examined on each side of a space. No month or unit is longer. */
const CONTEXT_LENGTH = 16;

const UNITS = [
  '%|‰|°[CF]?|[€$£¥]|[kM]€|EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?|Franken',
  'million|billion|Million(?:en)?|Milliarden?|millions?|milliards?|millones|Mio\\.?|Mrd\\.?|[Mm]n|bn',
  '[kcmµn]?m[²³]?|km\\/h|mph|ha|[kmµ]?g|t|[mcd]?l|[kKMGT]i?B|[kMG]?bit\\/s|[kMG]?W|[kMG]?Wh|[kM]?V|m?A|[kMG]?Hz|K|px|pt|bar|dB',
  '[mµn]?s|min|h|hrs?|Std\\.?|Uhr|[ap]\\.?m\\.?',
].join('|');

const before = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})$`, 'iu');
const after = (source: string) => new RegExp(`^(?:${source})(?![\\p{L}\\d])`, 'iu');

const DAY = '\\d{1,2}(?:st|nd|rd|th|er|\\.)?';
const YEAR = '[12]\\d{3}';

/** Pairs that stay on one line, such as `18 h` and `30`: what is before the space, and what is after it. */
const BOUND_PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [before(DAY), after(`(?:de )?${MONTH}`)],
  [before(`${DAY} de`), after(MONTH)],
  [before(MONTH), after(`${DAY}|(?:de )?${YEAR}`)],
  [before(`${MONTH}(?: ${DAY},| de)`), after(YEAR)],
  [before('Q[1-4]'), after(YEAR)],
  [before(YEAR), after('Q[1-4]')],
  [/\d$/, new RegExp(`^(?:${UNITS})(?![\\p{L}\\d])`, 'u')],
  [/(?<!\d)\d{1,3}$/, /^\d{3}(?!\d)/],
  [/\d h$/, /^\d{2}(?!\d)/],
  [before('million|billion|Mio\\.?|Mrd\\.?|Millionen|Milliarden'), after('[€$£¥]|EUR|USD|GBP|CHF|euros?|dollars?')],
  [/(?:^|\s)[€$£¥]$/, /^\d/],
];

const CURRENCY = new Set('€$£¥');

/**
 * Whether there could be anything to bind at a space, judged by the few characters around it. Most spaces have no
 * figure nearby, so this avoids running the patterns on them.
 */
function isNearFigure(text: string, space: number): boolean {
  if (isDigit(text, space + 1) || CURRENCY.has(text[space + 1] ?? '')) return true;
  // The letters of an ordinal, a full stop or "de" can come between.
  for (let at = space - 1; at >= space - 4; at -= 1) if (isDigit(text, at)) return true;
  if (text.startsWith('de ', space + 1) && isDigit(text, space + 4)) return true;
  return MAGNITUDE_ENDINGS.has(text.slice(space - 4, space).toLowerCase());
}

/**
 * Last four characters of the words that can precede a currency: million, billion, Mio., Mrd., Millionen, Milliarden.
 */
const MAGNITUDE_ENDINGS = new Set(['lion', 'mio.', ' mio', 'mrd.', ' mrd', 'onen', 'rden']);

function isDigit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0x30 && unit <= 0x39;
}

/** Positions of the spaces in a text where no line may end. */
export function boundSpaces(text: string, binding: Binding): number[] {
  if (binding === 'none') return [];
  const found = new Set(formulaSpaces(text));
  // French has a space before these signs, and inside its quotation marks.
  for (const { index } of text.matchAll(/ (?=[:;!?»](?:[\s.,)]|$))|(?<=«) /g)) found.add(index);
  // No line of a heading begins with a dash.
  if (binding === 'heading') for (const { index } of text.matchAll(/ (?=[–—] )/g)) found.add(index);
  if (!/\d/.test(text)) return [...found];
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) {
    if (!isNearFigure(text, at)) continue;
    const left = text.slice(Math.max(0, at - CONTEXT_LENGTH), at);
    const right = text.slice(at + 1, at + 1 + CONTEXT_LENGTH);
    if (BOUND_PAIRS.some(([one, other]) => other.test(right) && one.test(left))) found.add(at);
  }
  if (binding === 'heading')
    for (const { index, 1: figure } of text.matchAll(COUNTED)) found.add(index + figure!.length);
  return [...found];
}

const NO_BREAK = '\u00a0';

/** The runs with no-break spaces in dates and between figures and their units. Code stays as written. */
export function bindRuns(runs: readonly TextRun[], binding: Binding): TextRun[] {
  const units = runs
    .map(({ text }) => text)
    .join('')
    .split('');
  for (const at of boundSpaces(units.join(''), binding)) units[at] = NO_BREAK;
  let from = 0;
  return runs.map((run) => {
    from += run.text.length;
    return run.code ? run : { ...run, text: units.slice(from - run.text.length, from).join('') };
  });
}

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
function formulaSpaces(text: string): number[] {
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
