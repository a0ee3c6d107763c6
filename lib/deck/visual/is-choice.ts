import type { ListItem } from '../blocks';
import { foldWord } from '../icons/fold-word';
import { plainText } from '../text/text-runs';
import { splitTerm } from './split-item';

/** Folded words in headings of things to choose from, or that hold at the same time. */
const CHOICE = new RegExp(
  `(?<![a-z])(?:${[
    'pricing|prices?|tiers?|packages|options|alternatives|fees|subscriptions?|rates|choices|variants|editions',
    'preise?|preisliste|tarife?|pakete|optionen|alternativen|gebuhren|abos?|varianten|moglichkeiten',
    'tarifs?|prix|formules|offres|abonnements?|variantes|precios?|tarifas?|opciones|alternativas|paquetes|cuotas',
  ].join('|')})(?![a-z])`,
);
const PRICE =
  /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|EUR|USD|CHF|GBP|euros?|dollars?)|(?<!\p{L})(?:free|gratis|kostenlos|gratuit)(?!\p{L})/iu;
const LEAST_PRICED = 0.6;

/**
 * Whether the items of a numbered list are options, such as the plans of a price list, rather than steps one after
 * another: the heading says so, or most items are a name with its price.
 */
export function isChoice(items: readonly ListItem[], heading: string): boolean {
  if (CHOICE.test(foldWord(heading))) return true;
  const terms = items.map(splitTerm);
  const priced = terms.filter((item) => item !== null && PRICE.test(plainText(item.text))).length;
  return terms.every((item) => item !== null) && priced >= items.length * LEAST_PRICED;
}
