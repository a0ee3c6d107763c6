'use client';

import { TriangleAlert } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ThemeChip } from '@/components/pickers/theme-swatch';
import type { Draft } from '@/lib/composer/draft';
import { findStandardTheme, STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { useFormSession } from '../form-session';
import { noTheme, useThemeName } from './use-theme-name';

/** The selected theme in the bar: its colours and its name. */
export function ThemeValue() {
  const { control } = useFormContext<Draft>();
  const [themeId, operation] = useWatch({ control, name: ['themeId', 'operation'] });
  const { target } = useFormSession();
  const { name, gone } = useThemeName(themeId, target);
  const look = target === 'local' ? (themeId === '' ? STANDARD_THEMES[0] : findStandardTheme(themeId)) : null;
  return (
    <>
      {gone === null ? (
        <ThemeChip theme={look ?? null} />
      ) : (
        <span className="shrink-0 text-warn" title={gone}>
          <TriangleAlert aria-hidden="true" size={13} />
          <span className="sr-only">{gone}</span>
        </span>
      )}
      <span className="truncate">{themeId === '' ? noTheme(operation, target).name : (name ?? themeId)}</span>
    </>
  );
}
