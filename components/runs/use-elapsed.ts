import { useEffect, useState } from 'react';

/** Milliseconds from `from` to `to`, or to now while `to` is null; null before the browser's clock is known. */
export function useElapsed(from: string, to: string | null): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    if (to !== null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [to]);
  if (to !== null) return Date.parse(to) - Date.parse(from);
  return now === null ? null : now - Date.parse(from);
}
