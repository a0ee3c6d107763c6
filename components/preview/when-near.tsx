'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the window something may be and still be made ready. */
const NEAR = '400px';

type Props = {
  /** Shows it wherever it is. */
  now: boolean;
  /** What stands there until then. */
  before: ReactNode;
  children: ReactNode;
};

/** What one does not see yet is made when one comes near it, or when there is something to show. Then it stays. */
export function WhenNear({ now, before, children }: Props) {
  const mark = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isShown = isNear || now;
  useEffect(() => {
    if (isShown) return setNear(true);
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: NEAR,
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [isShown]);
  return isShown ? children : <div ref={mark}>{before}</div>;
}
