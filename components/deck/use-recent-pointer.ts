'use client';

import { useEffect, useRef, useState } from 'react';

/** How long controls stay after the pointer came to rest, in milliseconds. */
const REST = 2500;

/** Whether the pointer moved a moment ago, with the handler that learns of it. */
export function useRecentPointer(): { recent: boolean; onPointerMove: () => void } {
  const [recent, setRecent] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onPointerMove = () => {
    setRecent(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setRecent(false), REST);
  };
  useEffect(() => {
    timer.current = setTimeout(() => setRecent(false), REST);
    return () => clearTimeout(timer.current);
  }, []);
  return { recent, onPointerMove };
}
