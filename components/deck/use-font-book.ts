'use client';

import { useEffect, useState } from 'react';
import type { FontBook } from '@/lib/deck/fonts/font-book';
import { loadedFontBook, loadFontBook } from '@/lib/deck/fonts/load-font-book';
import type { DeckTheme } from '@/lib/deck/theme';

/** Milliseconds until tables that could not be fetched (offline, say) are asked for again. */
const RETRY = 5000;

/** The metrics of a theme's fonts; null while their tables load. Tables already loaded are there at once. */
export function useFontBook(theme: Pick<DeckTheme, 'fonts'>): FontBook | null {
  const [loaded, setLoaded] = useState<{ fonts: DeckTheme['fonts']; book: FontBook } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { fonts } = theme;
  const ready = loadedFontBook(theme);
  const missing = ready === null;
  // `attempt` is what makes the effect run again after a failure.
  useEffect(() => {
    if (!missing) return;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    loadFontBook({ fonts }).then(
      (book) => {
        if (current) setLoaded({ fonts, book });
      },
      () => {
        if (current) timer = setTimeout(() => setAttempt((before) => before + 1), RETRY);
      },
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [fonts, missing, attempt]);
  return ready ?? (loaded?.fonts === fonts ? loaded.book : null);
}
