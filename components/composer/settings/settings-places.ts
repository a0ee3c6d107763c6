'use client';

import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { DraftPath } from '@/lib/composer/draft-path';
import { type Cell, fieldAt, fieldOf } from '@/lib/contract/fields';

/** Where a field is: a menu of the bar, the Advanced panel, or null for what is always visible. */
export function placeOf(path: DraftPath | 'root'): Cell | 'advanced' | null {
  const name = fieldAt(path);
  return name && fieldOf(name).place;
}

type Places = {
  cell: Cell | null;
  openCell: (cell: Cell | null) => void;
  isAdvancedOpen: boolean;
  setAdvancedOpen: (open: boolean) => void;
  /** Opens the menu or panel that holds the field, so that it can be focused. */
  openPlaceOf: (path: DraftPath | 'root') => void;
};

export const SettingsPlaces = createContext<Places>({
  cell: null,
  openCell: () => {},
  isAdvancedOpen: false,
  setAdvancedOpen: () => {},
  openPlaceOf: () => {},
});

export function useSettingsPlaces(): Places {
  return useContext(SettingsPlaces);
}

/** Which menu is open, and whether the Advanced panel is. The latter is remembered on this device. */
export function useOpenPlaces(): Places {
  const [cell, openCell] = useState<Cell | null>(null);
  const [isAdvancedOpen, setOpen] = useState(false);
  useEffect(() => setOpen(keptOpen()), []);
  const setAdvancedOpen = useCallback((open: boolean) => {
    setOpen(open);
    keepOpen(open);
  }, []);
  const openPlaceOf = useCallback(
    (path: DraftPath | 'root') => {
      const place = placeOf(path);
      if (place === 'advanced') setAdvancedOpen(true);
      else if (place !== null) openCell(place);
    },
    [setAdvancedOpen],
  );
  return useMemo(
    () => ({ cell, openCell, isAdvancedOpen, setAdvancedOpen, openPlaceOf }),
    [cell, isAdvancedOpen, setAdvancedOpen, openPlaceOf],
  );
}

const STORAGE_KEY = 'cardwright.advanced';

function keptOpen(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEY) === 'open';
  } catch {
    return false;
  }
}

function keepOpen(open: boolean): void {
  try {
    if (open) window.localStorage.setItem(STORAGE_KEY, 'open');
    else window.localStorage.removeItem(STORAGE_KEY);
  } catch {
    // If storage is full or blocked, the panel starts closed.
  }
}
