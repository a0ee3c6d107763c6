'use client';

import { useDeferredValue, useEffect, useState } from 'react';

const LONG = 20_000;
const PAUSE_MS = 400;

/** A text for notes and counts: at once while it is short, when the typing pauses once reading it takes a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  const isLong = text.length > LONG;
  useEffect(() => {
    if (!isLong) return;
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isLong]);
  return useDeferredValue(isLong ? settled : text);
}
