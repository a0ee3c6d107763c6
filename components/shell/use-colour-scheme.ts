'use client';

import { useCallback, useEffect, useState } from 'react';
import {
  COLOUR_SCHEME_COOKIE,
  COLOUR_SCHEME_NOTE,
  COLOUR_SCHEMES,
  type ColourScheme,
  readColourScheme,
} from './colour-scheme';

const YEAR = 31_536_000;

/** The colour scheme of this browser, a setter, and the next scheme in the cycle. */
export function useColourScheme(initial: ColourScheme) {
  const [scheme, setScheme] = useState(initial);
  const show = useCallback((chosen: ColourScheme) => {
    document.documentElement.dataset.theme = chosen;
    setScheme(chosen);
  }, []);
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === COLOUR_SCHEME_NOTE) show(readColourScheme(newValue));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [show]);
  const choose = (chosen: ColourScheme) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    document.cookie = `${COLOUR_SCHEME_COOKIE}=${chosen}; path=/; max-age=${YEAR}; SameSite=Lax`;
    show(chosen);
    try {
      localStorage.setItem(COLOUR_SCHEME_NOTE, chosen);
    } catch {
      // Without storage, other tabs follow when they are reloaded.
    }
  };
  const next = COLOUR_SCHEMES[(COLOUR_SCHEMES.indexOf(scheme) + 1) % COLOUR_SCHEMES.length] ?? 'system';
  return { scheme, next, choose };
}
