import type { ListItem, TextRun } from '../blocks';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import type { TermAndText } from '../visual';

const TERM_WORDS = 6;
const TERM_LETTERS = 44;

/** A colon or dash followed by a space. A dash also needs a space before it. A full-width colon needs none. */
const SEPARATOR = /(?:\s?:|\s[–—-])\s+|：\s*/;

/** Splits "**Term**: text", "Term: text" or "Term – text". Null if an item has a different form. */
export function splitTerm({ runs }: Pick<ListItem, 'runs'>): TermAndText | null {
  const bold = boldTerm(runs);
  if (bold) return bold;
  const text = plainText(runs);
  const found = SEPARATOR.exec(text.slice(0, TERM_LETTERS + 4));
  if (!found || found.index === 0) return null;
  const term = trimRuns(sliceRuns(runs, 0, found.index));
  const rest = trimRuns(sliceRuns(runs, found.index + found[0].length));
  return isTerm(plainText(term)) && rest.length > 0 ? { term: withoutBold(term), text: rest } : null;
}

/** The same for all items of a list. Unless each has such a form, all of each is the term, so that they look alike. */
export function termsOf(items: readonly Pick<ListItem, 'runs'>[]): TermAndText[] {
  const terms = items.map(splitTerm);
  return terms.every((term) => term !== null) ? terms : items.map(({ runs }) => ({ term: runs, text: [] }));
}

function boldTerm(runs: TextRun[]): TermAndText | null {
  let at = 0;
  let letters = 0;
  while (runs[at]?.bold) letters += runs[at++]!.text.length;
  if (at === 0 || at === runs.length) return null;
  const rest = plainText(runs.slice(at));
  const lead = /^\s*[:：.–—-]?\s*/.exec(rest)![0].length;
  const term = plainText(runs.slice(0, at));
  // The colon may be inside the bold words.
  const tail = /\s?[:：.]?\s*$/.exec(term)![0].length;
  if (!isTerm(term) || (lead === 0 && tail === 0)) return null;
  const text = trimRuns(sliceRuns(runs, letters + lead));
  return text.length > 0 ? { term: withoutBold(trimRuns(sliceRuns(runs, 0, letters - tail))), text } : null;
}

/** The time of a line in a transcript, `[00:12] RAVI`, or the letter of a question or answer. */
const NO_TERM = /^[[(]\d{1,2}:\d{2}|^\p{Lu}$/u;

function isTerm(text: string): boolean {
  if (NO_TERM.test(text)) return false;
  return text.length <= TERM_LETTERS && text.trim().split(/\s+/).length <= TERM_WORDS && !/[.!?]\s/.test(text);
}

/** Removes bold, because visuals style terms themselves. */
export function withoutBold(runs: TextRun[]): TextRun[] {
  return runs.map(({ bold: _, ...run }) => run);
}

/** Splits "Name, role" at the first comma. */
export function splitComma({ runs }: Pick<ListItem, 'runs'>): TermAndText | null {
  const at = plainText(runs).slice(0, TERM_LETTERS).indexOf(', ');
  if (at <= 0) return null;
  const text = trimRuns(sliceRuns(runs, at + 1));
  return text.length > 0 ? { term: withoutBold(trimRuns(sliceRuns(runs, 0, at))), text } : null;
}
