import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { HistoryFilter } from '@/components/data/history';
import { notUnderstood, readFilter, writeFilter } from './history-filter';

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
