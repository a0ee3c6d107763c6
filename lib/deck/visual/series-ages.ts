import { isTime } from './read-timeline';
import { withoutNote } from './split-note';
import type { ChartData } from './visual';

/** Words for periods relative to the present, and their order. */
const RELATIVE: readonly [RegExp, number][] = [
  [
    /^(?:last|previous|prior|past) (?:year|half|quarter|month|week|period)$|^(?:before|then)$|^(?:vorher|früher|damals|vor(?:jahr|halbjahr|quartal|monat|woche|periode))$|^letzte[rsn]? (?:jahr|halbjahr|quartal|monat|woche)$|^(?:avant|l['’]an dernier|année (?:dernière|précédente)|(?:mois|trimestre|semestre) (?:dernier|précédent)|semaine dernière)$|^(?:antes|(?:el )?(?:año|mes|trimestre|semestre) (?:pasado|anterior)|semana pasada)$/u,
    -1,
  ],
  [
    /^(?:this|current) (?:year|half|quarter|month|week|period)$|^(?:after|now|today)$|^(?:jetzt|heute|nachher)$|^(?:diese[rsn]?|aktuelle[rsn]?|laufende[rsn]?) (?:jahr|halbjahr|quartal|monat|woche)$|^(?:après|aujourd['’]hui|maintenant|cette (?:année|semaine)|ce (?:mois|trimestre|semestre)|année en cours)$|^(?:después|ahora|hoy|(?:este )?(?:año|mes|trimestre|semestre)(?: actual)?|esta semana)$/u,
    1e6,
  ],
  [
    /^next (?:year|half|quarter|month|week|period)$|^nächste[rsn]? (?:jahr|halbjahr|quartal|monat|woche)$|^(?:année prochaine|l['’]an prochain)$|^(?:el )?(?:año|mes|trimestre) (?:próximo|que viene)$/u,
    2e6,
  ],
];
const LONGEST_NAME = 48;
const YEAR = /(?<!\d)(?:1[0-9]|20)\d\d(?!\d)/gu;
const PART = /(?<!\p{L})[QHTS]([1-4])(?!\d)|(?<!\d)([1-4])\.? (?:quart|half|halb|trim|sem)/iu;

/**
 * The number of later series for each series of a chart, which is 0 for the latest. Null if the series are not periods.
 * Periods are "2024" and "2025", "Q1" and "Q2", "Last year" and "This year", "Sales 2024" and "Sales 2025".
 */
export function seriesAges({ series }: Pick<ChartData, 'series'>): number[] | null {
  if (series.length < 2) return null;
  const names = series.map(({ name }) => withoutNote(name));
  if (names.some((name) => name === '' || name.length > LONGEST_NAME)) return null;
  const orders = names.map(orderOf);
  if (!orders.every((order) => order !== null) && !differOnlyInYear(names)) return null;
  const [first, last] = [orders[0] ?? orderIn(names[0]!), orders.at(-1) ?? orderIn(names.at(-1)!)];
  return series.map((_, at) => (first > last ? at : series.length - 1 - at));
}

/** A number that is larger for a later period. Null for other names. */
function orderOf(name: string): number | null {
  const lower = name.toLowerCase();
  const relative = RELATIVE.find(([words]) => words.test(lower));
  if (relative) return relative[1];
  return isTime(name) ? orderIn(name) : null;
}

/** By the year and its quarter or half, if the name has them. */
function orderIn(name: string): number {
  const part = PART.exec(name);
  return Number(name.match(YEAR)?.[0] ?? 0) * 10 + Number(part?.[1] ?? part?.[2] ?? 0);
}

/** Whether the names differ only in their year: "Sales 2024", "Sales 2025". */
function differOnlyInYear(names: readonly string[]): boolean {
  const years = names.map((name) => name.match(YEAR) ?? []);
  const rests = new Set(names.map((name) => name.replace(YEAR, '').toLowerCase()));
  return years.every(({ length }) => length === 1) && rests.size === 1 && new Set(years.flat()).size === names.length;
}
