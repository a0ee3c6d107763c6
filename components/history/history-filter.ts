import type { HistoryFilter } from '@/components/data/history';
import { FORMATS } from '@/lib/contract/enums';
import { HISTORY_SORTS } from '@/lib/contract/history';
import { LIMITS } from '@/lib/contract/limits';
import { OPERATIONS, RUN_STATES, TARGETS } from '@/lib/contract/run-words';

/** The filter as the address of the page holds it; a value that is none counts as not set. */
export function readFilter(parameters: Pick<URLSearchParams, 'get'>): HistoryFilter {
  const one = <Value extends string>(name: string, values: readonly Value[]): Value | '' =>
    values.find((value) => value === parameters.get(name)) ?? '';
  const text = (name: string, isRight: (value: string) => boolean) => {
    const value = parameters.get(name) ?? '';
    return isRight(value) ? value : '';
  };
  const day = (name: string) => text(name, isDay);
  return {
    // As much of it as the search takes, and the field.
    query: text('query', isWhole)
      .slice(0, LIMITS.query)
      .replace(/[\ud800-\udbff]$/, ''),
    state: one('state', RUN_STATES),
    target: one('target', TARGETS),
    operation: one('operation', OPERATIONS),
    format: one('format', FORMATS),
    theme: text('theme', (id) => isWhole(id) && id.length <= LIMITS.id),
    family: text('family', (id) => /^[\w-]{1,100}$/.test(id)),
    since: day('since'),
    until: day('until'),
    star: one('star', ['1']),
    sort: one('sort', HISTORY_SORTS),
    bin: one('bin', ['1']),
  };
}

export type NotUnderstood = { name: string; value: string };

/** What stands in the address and means nothing there: an unknown name or value, or a second one of the same name. */
export function notUnderstood(parameters: URLSearchParams): NotUnderstood[] {
  const filter: Record<string, string> = readFilter(parameters);
  const seen = new Set<string>();
  return [...parameters].flatMap(([name, value]) => {
    const isFirst = !seen.has(name);
    seen.add(name);
    // Of the words as much is taken as the search does; a name without a value is not set.
    const isTaken = value === '' || (isFirst && Object.hasOwn(filter, name) && filter[name] !== '');
    return isTaken ? [] : [{ name, value }];
  });
}

/** The inverse: only what is set. */
export function writeFilter(filter: HistoryFilter): string {
  const set = Object.entries(filter).filter(([, value]) => value !== '');
  return new URLSearchParams(set).toString();
}

/** How many filters narrow the list, the search among them. Order and bin do not: they only show it otherwise. */
export function countFilters({ sort: _sort, bin: _bin, ...narrowing }: HistoryFilter): number {
  return Object.values(narrowing).filter((value) => value.trim() !== '').length;
}

/** The same list with nothing filtered. */
export function withoutFilters({ sort, bin }: HistoryFilter): HistoryFilter {
  return { ...readFilter(new URLSearchParams()), sort, bin };
}

/** What no server can look for. */
function isWhole(text: string): boolean {
  return !text.includes('\0');
}

/** A day of the calendar as the browser's date field gives it. */
function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
