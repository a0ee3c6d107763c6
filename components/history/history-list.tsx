'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { RunSummary } from '@/lib/contract/composer';
import { HistoryRow } from './history-row';

type Props = { rows: readonly RunSummary[]; next: 'more' | 'broken' | 'end'; onMore: () => void };

/** The runs, more of them as one scrolls; the button is for those who do not. */
export function HistoryList({ rows, next, onMore }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  // After each page the end is looked at anew.
  useEffect(() => {
    const element = end.current;
    if (!element || next !== 'more') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      rootMargin: '600px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [next, rows.length]);
  return (
    <>
      <ul className="mt-6 border-t border-hairline">
        {rows.map((run) => (
          <HistoryRow key={run.id} run={run} />
        ))}
      </ul>
      <div ref={end} className="py-6 text-center text-13 text-quiet">
        {next === 'end' && rows.length > 10 && 'That is the first one.'}
        {next === 'more' && (
          <Button size="small" onClick={onMore}>
            More
          </Button>
        )}
        {next === 'broken' && (
          <span className="inline-flex items-center gap-3" role="alert">
            The next page could not be loaded.
            <Button size="small" onClick={onMore}>
              Try again
            </Button>
          </span>
        )}
      </div>
    </>
  );
}
