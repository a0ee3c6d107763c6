import { useListNames } from '@/components/data/use-list-names';
import type { Operation, Target } from '@/lib/contract/run-words';
import { DEFAULT_THEME_ID, findStandardTheme } from '@/lib/deck/themes/all-themes';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

const MISSING_THEME_WORDS = perLocale<Record<Target, string>>(() => ({
  local: t('This theme isn’t available on Local. Choose another one.'),
  remote: t('This theme isn’t available at the service. Choose another one.'),
}));

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
