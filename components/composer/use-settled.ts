'use client';

import { useDeferredValue, useEffect, useState } from 'react';

const LONG_TEXT = 20_000;
const DEBOUNCE_MS = 400;

/** A text for notes and counts: immediate while it is short, debounced once reading it takes noticeable time. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  const isLong = text.length > LONG_TEXT;
  useEffect(() => {
    if (!isLong) return;
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, isLong]);
  return useDeferredValue(isLong ? settled : text);
}
