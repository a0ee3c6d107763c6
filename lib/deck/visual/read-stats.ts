import type { ListItem } from '../blocks';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import { areIdentifiers } from './read-identifier';
import { hasUnit, isFigure, isFigureWithUnit, isInterval, leadingFigure, valuesIn } from './read-value';
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
export function readStats(items: readonly ListItem[], heading = ''): Stat[] | null {
  if (items.length < 2 || items.length > 6) return null;
  const plain = items.map(readStat);
  if (
    areIdentifiers(
      plain.flatMap((stat) => stat?.figure ?? []),
      heading,
    )
  )
    return null;
  const count = plain.filter((stat) => stat !== null).length;
  if (count < 2 || count * 2 < items.length) return null;
  const stats = plain.map((stat, at) => stat ?? readInnerFigure(items[at]!));
  return stats.every((stat) => stat !== null) ? stats : null;
}

/** "98 % retention", "€4.2M: revenue", "Retention: 98 %", "Duration: 46 minutes". */
export function readStat(item: Pick<ListItem, 'runs'>): Stat | null {
  const term = splitTerm(item);
  if (term) {
    const [name, value] = [plainText(term.term).trim(), plainText(term.text).trim()];
    // "1.8: 46 minutes" counts minutes.
    if (isFigureWithUnit(value))
      return isLabel(term.term) && !areIdentifiers([value], name) ? { figure: value, label: term.term } : null;
    if (isFigure(name))
      return isLabel(term.text) && !areIdentifiers([name]) ? { figure: name, label: term.text } : null;
    return null;
  }
  const text = plainText(item.runs);
  const lead = leadingFigure(text.trimStart());
  if (!lead || lead.rest === '' || /^[,;]/.test(lead.rest)) return null;
  const from = text.length - text.trimStart().length + text.trimStart().indexOf(lead.figure) + lead.figure.length;
  // The full stop of "4,82 Mio. €: Umsatz" hides that the figure is a term.
  const separator = /^\s*[:：]\s+/.exec(text.slice(from))?.[0].length ?? 0;
  const rest = trimRuns(sliceRuns(item.runs, from + separator));
  return isLabel(rest) ? { figure: lead.figure, label: rest } : null;
}

/**
 * The figure inside a phrase: the only one, or the last of a change ("rose from 104 % to 111 %"). It has a unit, since
 * a number alone can be of a room or a house, and the phrase is no label with a value, which would be taken apart.
 */
function readInnerFigure(item: Pick<ListItem, 'runs'>): Stat | null {
  if (splitTerm(item) || !isLabel(item.runs, PHRASE_LETTERS, PHRASE_WORDS)) return null;
  const text = plainText(item.runs).trim();
  if (isInterval(text)) return null;
  const change = CHANGE.exec(text)?.[0].length ?? 0;
  // "from 104 % to 111 %" is a range too, but its end is the news.
  const figures = valuesIn(text.slice(change));
  const figure = figures.length === 1 ? figures[0]! : '';
  return hasUnit(figure) ? { figure, label: item.runs } : null;
}

const CHANGE = /^\D*\b(?:from|von|de)\s+\S*\d[^,;]*\s(?:to|auf|à|a)\s+(?=\S*\d)/iu;

/** Whether the text is a short label rather than a sentence. */
function isLabel(runs: Stat['label'], letters = LABEL_LETTERS, words = LABEL_WORDS): boolean {
  const text = plainText(runs).trim();
  return text !== '' && text.length <= letters && text.split(/\s+/).length <= words && !/[.;:!?]$/.test(text);
}
