'use client';

import { useEffect, useRef, useState } from 'react';

/** How long controls stay visible after the last pointer move, in milliseconds. */
const REST = 2500;

/** Whether the pointer has moved recently, and the handler that tracks it. */
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
