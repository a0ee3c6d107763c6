'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * On navigation the focused element may be removed, such as a button or a history row. Moves the focus to the main
 * element, so that Tab continues from there. A header link keeps it.
 */
export function FocusOnArrival() {
  const path = usePathname();
  const previousPath = useRef(path);
  useEffect(() => {
    if (previousPath.current === path) return;
    previousPath.current = path;
    if (document.activeElement && document.activeElement !== document.body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
