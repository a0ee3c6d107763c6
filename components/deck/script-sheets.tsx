'use client';

import { useEffect } from 'react';
import { type ScriptFamilyId, scriptSheetAddress } from '@/lib/deck/fonts/script-families';

/**
 * Loads the style sheets of other scripts when a card needs them: they list hundreds of font slices, and most decks
 * need none. Each is added once and stays.
 */
export function ScriptSheets({ families }: { families: readonly ScriptFamilyId[] }) {
  useEffect(() => {
    for (const href of families.map(scriptSheetAddress)) {
      if (document.querySelector(`link[href="${href}"]`)) continue;
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      document.head.append(link);
    }
  }, [families]);
  return null;
}
