'use client';

import { useRef } from 'react';

/** Stable keys for cards that survive moves, so that a moved card keeps its textarea and caret. */
export function useCardIds(count: number) {
  const ids = useRef<string[]>([]);
  const next = useRef(0);
  const fresh = () => {
    next.current += 1;
    return `card-${next.current}`;
  };
  while (ids.current.length < count) ids.current.push(fresh());
  if (ids.current.length > count) ids.current = ids.current.slice(0, count);
  return {
    ids: ids.current,
    add: (at: number) => {
      ids.current = ids.current.toSpliced(at, 0, fresh());
    },
    remove: (at: number) => {
      ids.current = ids.current.toSpliced(at, 1);
    },
    move: (from: number, to: number) => {
      const moved = ids.current[from];
      if (moved !== undefined) ids.current = ids.current.toSpliced(from, 1).toSpliced(to, 0, moved);
    },
  };
}
