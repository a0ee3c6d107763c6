import type { Theme } from '@/lib/contract/lists';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { ThemeSwatch } from './theme-swatch';

/** A theme option: its look, name, owner and keywords. */
export function ThemeRow({ theme }: { theme: Theme }) {
  const words = [...theme.colorKeywords, ...theme.toneKeywords].slice(0, 5).join(', ');
  return (
    <div className="flex items-center gap-3">
      <ThemeSwatch theme={findStandardTheme(theme.id)} keywords={theme.colorKeywords} />
      <div className="min-w-0">
        <div className="flex items-baseline gap-2">
          <span className="truncate font-medium">{theme.name}</span>
          {theme.type !== 'standard' && <span className="text-12 text-quiet">{theme.type}</span>}
        </div>
        {words && <div className="truncate text-12 text-quiet">{words}</div>}
      </div>
    </div>
  );
}
