'use client';

import { TriangleAlert } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useListNames } from '@/components/data/lists';
import { ThemeChip } from '@/components/pickers/theme-swatch';
import type { Draft } from '@/lib/composer/draft';
import type { Operation, Target } from '@/lib/contract/run-words';
import { DEFAULT_THEME_ID, findStandardTheme, STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { useFormSession } from '../form-session';

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

const MISSING_THEME_WORDS = perLocale(
  () =>
    ({
      local: t('This theme isn’t available on Local. Choose another one.'),
      remote: t('This theme isn’t available at the service. Choose another one.'),
    }) satisfies Record<Target, string>,
);

/**
 * What a draft without a theme gets. The engine's default has the name that the finished deck shows; "Default" is only
 * the word for what a remote service decides.
 */
export function noTheme(operation: Operation, target: Target): { name: string; themeId?: string } {
  if (operation === 'template') return { name: t('From template') };
  const own = target === 'local' ? findStandardTheme(DEFAULT_THEME_ID) : null;
  return own ? { name: own.name, themeId: own.id } : { name: t('Default') };
}

/** The name of a theme, and a message if the target is known not to have it. */
export function useThemeName(themeId: string, target: Target): { name: string | null; gone: string | null } {
  const known = useListNames('themes', target, themeId === '' ? [] : [themeId]);
  // The engine has the standard themes; a remote service has its own.
  const own = target === 'local' ? findStandardTheme(themeId) : null;
  const name = known.names.get(themeId) ?? own?.name ?? null;
  return { name, gone: known.absent.length > 0 ? MISSING_THEME_WORDS[target] : null };
}
