'use client';

import { useEffect, useRef, useState } from 'react';

/** How long controls stay visible after the last pointer move, in milliseconds. */
const HIDE_AFTER_MS = 2500;

/** Whether the pointer has moved recently, and the handler that tracks it. */
export function useRecentPointer(): { recent: boolean; onPointerMove: () => void } {
  const [recent, setRecent] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onPointerMove = () => {
    setRecent(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setRecent(false), HIDE_AFTER_MS);
  };
  useEffect(() => {
    timer.current = setTimeout(() => setRecent(false), HIDE_AFTER_MS);
    return () => clearTimeout(timer.current);
  }, []);
  return { recent, onPointerMove };
}
