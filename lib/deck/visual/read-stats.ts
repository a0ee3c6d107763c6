import type { ListItem } from '../blocks';
import { isFigureWithUnit } from '../layout/big-figure';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { isFigure, leadingFigure } from './read-figure';
import { isTime } from './read-timeline';
import { splitTerm } from './split-item';
import type { Stat } from './visual';

const LABEL_LETTERS = 52;
const LABEL_WORDS = 8;

/** Reads two to six items that each consist mainly of a figure and what it counts. Null if one doesn't. */
export function readStats(items: readonly ListItem[]): Stat[] | null {
  if (items.length < 2 || items.length > 6) return null;
  const stats = items.map(readStat);
  return stats.every((stat) => stat !== null) ? stats : null;
}

/** "98 % retention", "€4.2M: revenue", "Retention: 98 %", "Duration: 46 minutes". */
export function readStat(item: Pick<ListItem, 'runs'>): Stat | null {
  const term = splitTerm(item);
  if (term) {
    const [name, value] = [plainText(term.term), plainText(term.text)];
    // "1.8: 46 minutes" counts minutes.
    if (isAmount(value)) return isLabel(term.term) ? { figure: value.trim(), label: term.term } : null;
    if (isFigure(name)) return isLabel(term.text) ? { figure: name.trim(), label: term.text } : null;
    return isFigure(value) && isLabel(term.term) ? { figure: value.trim(), label: term.term } : null;
  }
  const text = plainText(item.runs);
  const lead = leadingFigure(text.trimStart());
  if (!lead || lead.rest === '') return null;
  const from = text.length - text.trimStart().length + text.trimStart().indexOf(lead.figure) + lead.figure.length;
  const rest = trimRuns(sliceRuns(item.runs, from));
  return isLabel(rest) ? { figure: lead.figure, label: rest } : null;
}

/** Whether the text is a figure with a word as its unit ("46 minutes", "12 people"), not a date. */
function isAmount(text: string): boolean {
  return isFigureWithUnit(text.trim()) && !isFigure(text) && !isTime(text.trim());
}

/** Whether the text is a short label rather than a sentence. */
function isLabel(runs: Stat['label']): boolean {
  const text = plainText(runs).trim();
  return (
    text !== '' && text.length <= LABEL_LETTERS && text.split(/\s+/).length <= LABEL_WORDS && !/[.;:!?]$/.test(text)
  );
}
