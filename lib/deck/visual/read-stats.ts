import type { ListItem } from '../blocks';
import { isFigureWithUnit } from '../layout/big-figure';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { isFigure, leadingFigure } from './read-figure';
import { isTime } from './read-timeline';
import { splitTerm } from './split-item';
import type { Stat } from './visual';

const LABEL_LETTERS = 52;
const LABEL_WORDS = 8;
/** A phrase with its figure inside. The figure counts among its words. */
const PHRASE_LETTERS = 60;
const PHRASE_WORDS = 11;

/**
 * Reads two to six items that each consist mainly of a figure and what it counts. As many as half can be short phrases
 * that contain the figure, which is shown above the phrase or above what it counts. Null for other items.
 */
export function readStats(items: readonly ListItem[]): Stat[] | null {
  if (items.length < 2 || items.length > 6) return null;
  const plain = items.map(readStat);
  const count = plain.filter((stat) => stat !== null).length;
  if (count < 2 || count * 2 < items.length) return null;
  const stats = plain.map((stat, at) => stat ?? readNamedCount(items[at]!) ?? readInnerFigure(items[at]!));
  return stats.every((stat) => stat !== null) ? stats : null;
}

/** "98 % retention", "€4.2M: revenue", "Retention: 98 %", "Duration: 46 minutes", "Churn: 1.8 %, a record". */
export function readStat(item: Pick<ListItem, 'runs'>): Stat | null {
  const term = splitTerm(item);
  if (term) {
    const [name, value] = [plainText(term.term), plainText(term.text)];
    // "1.8: 46 minutes" counts minutes.
    if (isAmount(value)) return isLabel(term.term) ? { figure: value.trim(), label: term.term } : null;
    if (isFigure(name)) return isLabel(term.text) ? { figure: name.trim(), label: term.text } : null;
    if (isFigure(value)) return isLabel(term.term) ? { figure: value.trim(), label: term.term } : null;
    const remarked = remarkedFigure(value);
    if (!remarked) return null;
    const label = [...term.term, ...sliceRuns(term.text, value.length - remarked.remark.length)];
    return isLabel(label) ? { figure: remarked.figure, label } : null;
  }
  const text = plainText(item.runs);
  const lead = leadingFigure(text.trimStart());
  if (!lead || lead.rest === '') return null;
  const from = text.length - text.trimStart().length + text.trimStart().indexOf(lead.figure) + lead.figure.length;
  // The full stop of "4,82 Mio. €: Umsatz" hides that the figure is a term.
  const separator = /^\s*[:：]\s+/.exec(text.slice(from))?.[0].length ?? 0;
  const rest = trimRuns(sliceRuns(item.runs, from + separator));
  return isLabel(rest) ? { figure: lead.figure, label: rest } : null;
}

/** A figure followed by a remark: a comma and words, or words in parentheses. */
function remarkedFigure(value: string): { figure: string; remark: string } | null {
  const lead = leadingFigure(value);
  if (!lead || !/^(?:, |\()/.test(lead.rest)) return null;
  return { figure: lead.figure, remark: value.slice(lead.figure.length).trimEnd() };
}

const COUNTED_WORDS = 5;
/** Words after a figure that need it before them: "640 of 900 jobs", "3 to 5". */
const BOUND = /^(?:of|out|in|to|or|and|by|than|von|aus|bis|oder|und|zu|sur|ou|et|de|à)\s/iu;

/** "Peak rate: 640 jobs per second", which counts the jobs and names the rate. */
function readNamedCount(item: Pick<ListItem, 'runs'>): Stat | null {
  const term = splitTerm(item);
  const value = term ? plainText(term.text) : '';
  const lead = leadingFigure(value);
  if (!term || !lead || !/^\p{L}\P{N}*$/u.test(lead.rest) || BOUND.test(lead.rest)) return null;
  if (lead.rest.split(/\s+/).length > COUNTED_WORDS) return null;
  const counted = trimRuns(sliceRuns(term.text, value.indexOf(lead.figure) + lead.figure.length));
  const label = [...term.term, { text: ', ' }, ...counted];
  return isLabel(label, PHRASE_LETTERS, PHRASE_WORDS) ? { figure: lead.figure, label } : null;
}

/** The figure inside a phrase: the only one, or the last of a change ("rose from 104 % to 111 %"). */
function readInnerFigure({ runs }: Pick<ListItem, 'runs'>): Stat | null {
  const text = plainText(runs).trim();
  if (!isLabel(runs, PHRASE_LETTERS, PHRASE_WORDS)) return null;
  const figures = innerFigures(text);
  const change = CHANGE.exec(text);
  const figure = change ? figures.at(-1) : figures.length === 1 ? figures[0] : undefined;
  return figure === undefined || (change && figures.length !== 2) ? null : { figure, label: runs };
}

const CHANGE = /\b(?:from|von|de)\s+\S*\d.*\s(?:to|auf|à|a)\s+\S*\d/iu;

/** All figures of a short text, except years, dates and numbers within words. */
function innerFigures(text: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && !/[\s(]/.test(text[at - 1]!)) continue;
    const lead = leadingFigure(text.slice(at));
    if (!lead) continue;
    found.push(lead.figure);
    at += lead.figure.length;
  }
  return found;
}

/** Whether the text is a figure with a word as its unit ("46 minutes", "12 people"), not a date. */
function isAmount(text: string): boolean {
  return isFigureWithUnit(text.trim()) && !isFigure(text) && !isTime(text.trim());
}

/** Whether the text is a short label rather than a sentence. */
function isLabel(runs: Stat['label'], letters = LABEL_LETTERS, words = LABEL_WORDS): boolean {
  const text = plainText(runs).trim();
  return text !== '' && text.length <= letters && text.split(/\s+/).length <= words && !/[.;:!?]$/.test(text);
}
