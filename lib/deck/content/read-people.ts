import type { ListItem } from '../blocks';
import { isPersonName } from '../text/person-name';
import { plainText } from '../text/text-runs';
import type { TermAndText } from '../visual';
import { splitComma, splitTerm } from './split-item';

const MOST = 8;
/** The share of items that must have a person's name. Others may be called something else ("Your buddy"). */
const LEAST_NAMED = 0.75;

/** Reads "Name, role", "Name – role" or "Role: Name" for two to eight people. Null for any other list. */
export function readPeople(items: readonly ListItem[]): TermAndText[] | null {
  if (items.length < 2 || items.length > MOST) return null;
  const split = items.map((item) => splitTerm(item) ?? splitComma(item));
  if (!split.every((each) => each !== null)) return null;
  const named = split.filter(({ term }) => isName(term)).length;
  if (named >= Math.max(2, items.length * LEAST_NAMED)) return split;
  if (split.every(({ text }) => isName(text))) return split.map(({ term, text }) => ({ term: text, text: term }));
  return null;
}

function isName(runs: TermAndText['term']): boolean {
  return isPersonName(plainText(runs));
}
