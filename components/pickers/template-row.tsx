import { FORMAT_WORDS } from '@/components/composer/choice-words';
import type { Template } from '@/lib/contract/templates';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { say, sayCount } from '@/lib/words/say';
import { ThemeSwatch } from './theme-swatch';

/** A template to choose: the look of its theme where that is known, its name, and what is known of it. */
export function TemplateRow({ template }: { template: Template }) {
  const { name, artifactId, origin, savedId, format, cards, themeId, themeName } = template;
  const facts = [
    format && FORMAT_WORDS[format],
    cards !== null && sayCount(cards, { one: '{count} card', other: '{count} cards' }),
    themeName,
    origin === 'saved' && artifactId,
  ].filter(Boolean);
  return (
    <div className="flex items-center gap-3">
      <ThemeSwatch theme={themeId === null ? null : findStandardTheme(themeId)} />
      <div className="min-w-0">
        <div className="flex items-baseline gap-2">
          <span className="truncate font-medium" dir="auto">
            {name}
          </span>
          {savedId !== null && <span className="shrink-0 text-12 text-quiet">{say('saved')}</span>}
        </div>
        {facts.length > 0 && <div className="truncate text-12 text-quiet">{facts.join(', ')}</div>}
      </div>
    </div>
  );
}
