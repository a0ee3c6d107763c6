import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { HistoryFilter } from '@/components/data/history';
import { notUnderstood, readFilter, writeFilter } from './history-filter';

/** Milliseconds until typed words are searched for. */
const TYPING = 220;

/**
 * What is looked for, kept in the address alone, so that reload, link and the browser's own Back mean what they say.
 * The words of the search are `typed` at once and looked for when the typing pauses. A first word, and each choice, is
 * a step that Back takes back; further letters are not.
 */
export function useFilterAddress() {
  const parameters = useSearchParams();
  const filter = useMemo(() => readFilter(parameters), [parameters]);
  const unread = useMemo(() => notUnderstood(new URLSearchParams(parameters)), [parameters]);
  const [typed, setTyped] = useState(filter.query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(filter);
  // Only what the address says by itself: what was just written comes back a moment later.
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
    }, TYPING);
  };
  /** What was typed and not yet looked for counts too. */
  const change = (changed: Partial<HistoryFilter>) => {
    clearTimeout(timer.current);
    const next = { ...latest.current, query: typed, ...changed };
    setTyped(next.query);
    go(next, true);
  };
  /** Leaves in the address what the list goes by. */
  const clean = () => window.history.replaceState(null, '', urlOf(writeFilter(latest.current)));
  // By Back and Forward, or a link: the field follows. What is being typed meanwhile is not taken away.
  useEffect(() => {
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
