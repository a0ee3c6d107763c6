import { useEffect, useState } from 'react';

/** True once the component has stood for `ms`. */
export function useLingered(ms: number): boolean {
  const [hasLingered, setLingered] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLingered(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return hasLingered;
}
