'use client';

import { useEffect, useState } from 'react';
import type { FontBook } from '@/lib/deck/fonts/font-book';
import { loadedFontBook, loadFontBook } from '@/lib/deck/fonts/load-font-book';
import type { DeckTheme } from '@/lib/deck/theme';

/** The metrics of a theme's fonts; null while their tables load. Tables already loaded are there at once. */
export function useFontBook(theme: Pick<DeckTheme, 'fonts'>): FontBook | null {
  const [loaded, setLoaded] = useState<{ fonts: DeckTheme['fonts']; book: FontBook } | null>(null);
  const ready = loadedFontBook(theme);
  const missing = ready === null;
  const { fonts } = theme;
  useEffect(() => {
    if (!missing) return;
    let current = true;
    loadFontBook({ fonts }).then((book) => {
      if (current) setLoaded({ fonts, book });
    });
    return () => {
      current = false;
    };
  }, [fonts, missing]);
  return ready ?? (loaded?.fonts === fonts ? loaded.book : null);
}
