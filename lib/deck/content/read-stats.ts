import type { ListItem } from '../blocks';
import { sentenceEnds } from '../text/split-sentences';
import { plainText, sliceRuns, trimRuns } from '../text/text-runs';
import type { Stat } from '../visual';
import { wordsIn } from './read-content';
import {
  areIdentifiers,
  figureValue,
  hasUnit,
  isFigure,
  isFigurePhrase,
  isFigureWithUnit,
  isQuantity,
  isTimeSpan,
  leadingFigure,
  numberStyle,
  trailingFigure,
  valuesIn,
} from './read-value';
import { splitTerm } from './split-item';

const LABEL_LETTERS = 70;
const LABEL_WORDS = 12;

/**
 * Reads two to six items that each consist mainly of a figure and what it counts. Null for other items.
 */
export function readStats(items: readonly ListItem[], heading = ''): Stat[] | null {
  if (items.length < 2 || items.length > 6) return null;
  const stats = readFigures(items);
  return stats && areIdentifiers(figuresOf(stats), heading) ? null : stats;
}

/** Items of one form that each consist of a figure and its name. Null for others. */
export function readFigures(items: readonly ListItem[]): Stat[] | null {
  const stats = items.map((item) => besideRemark(item, readStat));
  if (stats.every((stat) => stat !== null)) return stats;
  const own = items.map((item) => besideRemark(item, readTrailing));
  const areMost = own.filter((stat) => stat !== null).length > items.length / 2;
  const trailing = own.map((stat, at) => stat ?? (areMost ? readMoney(items[at]!) : null));
  return trailing.every((stat) => stat !== null) && areAmounts(trailing) ? trailing : null;
}

/** A figure and its name, whatever it counts. Null for other text. */
export function readFigure(item: ListItem): Stat | null {
  return besideRemark(item, readStat) ?? besideRemark(item, readTrailing);
}

/** In brackets, or after a comma with a figure of its own. */
const REMARK = /(?:\s\([^()]{2,40}\)|,\s(?=\D*\d)[^,;.()<>≤≥]{2,40})\s*$/;

/** A longer item is a sentence. */
const MOST_LETTERS = 120;

type ReadItem = (item: Pick<ListItem, 'runs'>) => Stat | null;

/**
 * Reads an item. If that fails, reads it without its remark, and adds that to the label: "Thames 346 km (for
 * comparison)", "Members: 62, 4 of them new".
 */
function besideRemark({ runs }: ListItem, read: ReadItem): Stat | null {
  const whole = read({ runs });
  const text = plainText(runs);
  const remark = whole || text.length > MOST_LETTERS ? null : REMARK.exec(text);
  const stat = remark && read({ runs: trimRuns(sliceRuns(runs, 0, remark.index)) });
  if (!stat) return whole;
  // "Offer A: lift, 41,500 €, in 3 weeks": a single comma is left where the figure was.
  const after = plainText(stat.label).endsWith(',') ? 1 : 0;
  return { ...stat, label: [...stat.label, ...sliceRuns(runs, remark!.index + after)] };
}

const GROUPED = /^\d{1,3}(?:[.,'’]\d{3})+$/;
const figuresOf = (stats: readonly Stat[]) => stats.map(({ figure }) => figure);

/**
 * Numbers after a name may be its number: "Room 214". Amounts have units or groups of thousands, differ in their number
 * of digits, or are small and of different things.
 */
function areAmounts(stats: readonly Stat[]): boolean {
  const figures = figuresOf(stats);
  // Ranges such as ages: "Juniors 7-11".
  if (figures.some((figure) => !hasUnit(figure) && !isQuantity(figure))) return false;
  const values = figures.map((figure) => figureValue(figure, numberStyle(figures)) ?? 0);
  // Times of a day, one after the other: "Doors 9 h 30".
  const rises = values.every((value, at) => at === 0 || value > values[at - 1]!);
  if (rises && figures.some((figure) => isTimeSpan(figure) && /\d$/.test(figure))) return false;
  if (figures.every((figure) => hasUnit(figure) || GROUPED.test(figure))) return true;
  if (new Set(figures.map(({ length }) => length)).size > 1) return true;
  const isInOrder = figures.every((figure, at) => at === 0 || figure >= figures[at - 1]!);
  return (
    figures[0]!.length < 3 && !isInOrder && new Set(stats.map(({ label }) => plainText(label))).size === stats.length
  );
}

/** "Solar 18 %", "2019 412 GWh", "Women 648". */
function readTrailing({ runs }: Pick<ListItem, 'runs'>): Stat | null {
  const found = trailingFigure(plainText(runs));
  const label = trimRuns(sliceRuns(runs, 0, found?.name.length ?? 0));
  return found && isLabel(label) ? { figure: found.figure, label } : null;
}

/** Reads an item with words after its only amount of money: "First year €1,180 a month". */
function readMoney({ runs }: Pick<ListItem, 'runs'>): Stat | null {
  const text = plainText(runs).slice(0, MOST_LETTERS);
  const [money, ...others] = valuesIn(text);
  if (!money || others.length > 0 || money.at === 0 || !/\p{Sc}/u.test(money.figure)) return null;
  const label = trimRuns([
    ...sliceRuns(runs, 0, money.at),
    ...trimRuns(sliceRuns(runs, money.at + money.figure.length)),
  ]);
  return isLabel(label) ? { figure: money.figure, label } : null;
}

/** "98 % retention", "€4.2M: revenue", "Retention: 98 %", "Duration: 46 minutes". */
export function readStat(item: Pick<ListItem, 'runs'>): Stat | null {
  const term = splitTerm(item);
  if (term) {
    const [name, value] = [plainText(term.term).trim(), plainText(term.text).trim()];
    // "1.8: 46 minutes" counts minutes.
    if (isFigureWithUnit(value) || isFigurePhrase(value))
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

/** The most words of a sentence whose figure is set large above it. */
const SENTENCE_WORDS = 16;

/** A short sentence with a single number, which is a share or an amount of money: "Pre-orders are up 40 %." */
export function readSentenceStat({ runs }: Pick<ListItem, 'runs'>): Stat | null {
  const text = plainText(runs).trim();
  if (text.length > MOST_LETTERS || wordsIn(runs) > SENTENCE_WORDS || !/[.!。！]$/.test(text)) return null;
  const [value, ...others] = sentenceEnds(text).length > 1 ? [] : valuesIn(text);
  if (!value || others.length > 0 || !isQuantity(value.figure) || !/[%‰\p{Sc}]/u.test(value.figure)) return null;
  const isRemark = text.lastIndexOf('(', value.at) > text.lastIndexOf(')', value.at);
  return isRemark || /\d/.test(text.replace(value.figure, '')) ? null : { figure: value.figure, label: trimRuns(runs) };
}

/** Whether the text is a short label rather than a sentence. It may end with a date such as 30.09. */
function isLabel(runs: Stat['label']): boolean {
  const text = plainText(runs).trim();
  if (text === '' || /(?:[;:!?]|(?<!\d\.\d{1,2})\.)$/.test(text)) return false;
  return text.length <= LABEL_LETTERS && text.split(/\s+/).length <= LABEL_WORDS;
}
