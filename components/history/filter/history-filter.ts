import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { HistoryFilter } from '@/components/data/history';
import { FORMATS } from '@/lib/contract/enums';
import { HISTORY_SORTS } from '@/lib/contract/history';
import { LIMITS } from '@/lib/contract/limits';
import { currentTarget, OPERATIONS, RUN_STATES, TARGETS } from '@/lib/contract/run-words';
import type { SavedView, ViewToSave } from '@/lib/contract/saved-view';

/** Reads the filter from the page's URL; an invalid value counts as not set. */
export function readFilter(parameters: Pick<URLSearchParams, 'get'>): HistoryFilter {
  const one = <Value extends string>(name: string, values: readonly Value[]): Value | '' =>
    values.find((value) => value === parameters.get(name)) ?? '';
  const text = (name: string, isRight: (value: string) => boolean) => {
    const value = parameters.get(name) ?? '';
    return isRight(value) ? value : '';
  };
  const day = (name: string) => text(name, isDay);
  return {
    // Truncated to the length that the search field allows.
    query: text('query', isWhole)
      .slice(0, LIMITS.query)
      .replace(/[\ud800-\udbff]$/, ''),
    state: one('state', RUN_STATES),
    target: TARGETS.find((known) => known === currentTarget(parameters.get('target'))) ?? '',
    operation: one('operation', OPERATIONS),
    format: one('format', FORMATS),
    theme: text('theme', (id) => isWhole(id) && id.length <= LIMITS.id),
    family: text('family', (id) => /^[\w-]{1,100}$/.test(id)),
    since: day('since'),
    until: day('until'),
    star: one('star', ['1']),
    sort: one('sort', HISTORY_SORTS),
    // `bin` is what earlier versions wrote.
    bin: one('trash', ['1']) || one('bin', ['1']),
  };
}

export type NotUnderstood = { name: string; value: string };

/** The URL parameters that have no effect: an unknown name or value, or a repeated name. */
export function notUnderstood(parameters: URLSearchParams): NotUnderstood[] {
  const { bin, ...others } = readFilter(parameters);
  const filter: Record<string, string> = { ...others, bin, trash: bin };
  const seen = new Set<string>();
  return [...parameters].flatMap(([name, value]) => {
    const isFirst = !seen.has(name);
    seen.add(name);
    // An overlong search is used in part, and a name without a value is not set: neither counts as unknown.
    const isTaken = value === '' || (isFirst && Object.hasOwn(filter, name) && filter[name] !== '');
    return isTaken ? [] : [{ name, value }];
  });
}

/** The inverse of `readFilter`: only values that are set. */
export function writeFilter(filter: HistoryFilter): string {
  const { bin, ...others } = filter;
  const set = Object.entries({ ...others, trash: bin }).filter(([, value]) => value !== '');
  return new URLSearchParams(set).toString();
}

/**
 * The number of active filters, including the search. Sort order and trash do not count, because they do not narrow the
 * list.
 */
export function countFilters({ sort: _sort, bin: _bin, ...narrowing }: HistoryFilter): number {
  return Object.values(narrowing).filter((value) => value.trim() !== '').length;
}

export function withoutFilters({ sort, bin }: HistoryFilter): HistoryFilter {
  return { ...readFilter(new URLSearchParams()), sort, bin };
}

/** Lone surrogates cannot be searched for. */
function isWhole(text: string): boolean {
  return !text.includes('\0');
}

/** A calendar day in the format of a date input. */
function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Converts a saved view to a filter. Values that are no longer known count as not set. */
export function filterOfView({ filter }: Pick<SavedView, 'filter'>): HistoryFilter {
  return { ...readFilter(new URLSearchParams(filter)), family: '', bin: '' };
}

/** The inverse: only values that are set. Trash and family are separate places and not part of a view. */
export function viewOfFilter({ bin: _bin, family: _family, ...filter }: HistoryFilter): ViewToSave['filter'] {
  const kept = { ...filter, query: filter.query.trim() };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== ''));
}

/** The query string of a view; '' for the unfiltered history. */
export function addressOfView(view: Pick<SavedView, 'filter'>): string {
  return writeFilter(filterOfView(view));
}

/** Debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 220;

/**
 * The filter, kept only in the URL, so that reload, links and Back work as expected. The search field updates at once
 * and the search is debounced. The first word and each filter push a history entry; further letters replace it.
 */
export function useFilterAddress() {
  const parameters = useSearchParams();
  const filter = useMemo(() => readFilter(parameters), [parameters]);
  const unread = useMemo(() => notUnderstood(new URLSearchParams(parameters)), [parameters]);
  const [typed, setTyped] = useState(filter.query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(filter);
  // URLs that this hook has written itself. They come back a moment later and must be ignored.
  const written = useRef<string[]>([]);

  const go = useCallback((next: HistoryFilter, isStep: boolean) => {
    const address = writeFilter(next);
    if (address === writeFilter(latest.current)) return;
    latest.current = next;
    written.current.push(address);
    window.history[isStep ? 'pushState' : 'replaceState'](null, '', urlOf(address));
  }, []);

  const type = (words: string) => {
    setTyped(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const now = latest.current;
      go({ ...now, query: words }, now.query === '' || words === '');
    }, DEBOUNCE_MS);
  };
  /** Includes a search that is still debounced. */
  const change = (changed: Partial<HistoryFilter>) => {
    clearTimeout(timer.current);
    const next = { ...latest.current, query: typed, ...changed };
    setTyped(next.query);
    go(next, true);
  };
  /** Removes parameters from the URL that have no effect. */
  const clean = () => window.history.replaceState(null, '', urlOf(writeFilter(latest.current)));
  // On Back, Forward or a link the field follows the URL, unless the person is typing.
  useEffect(() => {
    if (filter === latest.current) return;
    const own = written.current.indexOf(writeFilter(filter));
    if (own >= 0) {
      written.current.splice(0, own + 1);
      return;
    }
    written.current = [];
    latest.current = filter;
    clearTimeout(timer.current);
    setTyped(filter.query);
  }, [filter]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { filter, unread, typed, type, change, clean };
}

function urlOf(address: string): string {
  return address ? `?${address}` : window.location.pathname;
}
