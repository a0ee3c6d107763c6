'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * The focus goes away with what held it, a Send or a row of the history, when another page takes its place. It then
 * goes to the main part, so that Tab goes on from there. A link of the header keeps it.
 */
export function FocusOnArrival() {
  const path = usePathname();
  const was = useRef(path);
  useEffect(() => {
    if (was.current === path) return;
    was.current = path;
    if (document.activeElement && document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
