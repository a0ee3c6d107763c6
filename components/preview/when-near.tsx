'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

/** The distance below the viewport at which content is rendered. */
const ROOT_MARGIN = '400px';

type Props = {
  /** Renders at once, wherever it is. */
  now: boolean;
  /** The placeholder. */
  before: ReactNode;
  children: ReactNode;
};

/** Renders its children when they come near the viewport, or when `now` is set, and keeps them. */
export function WhenNear({ now, before, children }: Props) {
  const mark = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isShown = isNear || now;
  useEffect(() => {
    if (isShown) return setNear(true);
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: ROOT_MARGIN,
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [isShown]);
  return isShown ? children : <div ref={mark}>{before}</div>;
}
