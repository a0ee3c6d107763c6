'use client';

import { useCallback, useMemo } from 'react';
import { themesOptions } from '@/components/data/lists';
import { nameCache } from '@/components/data/name-cache';
import { useListNames } from '@/components/data/use-list-names';
import type { Theme } from '@/lib/contract/lists';
import type { Target } from '@/lib/contract/run-words';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { say } from '@/lib/words/say';
import { Combobox } from './combobox';
import { remoteSource } from './picker-source';
import { ThemeRow } from './theme-row';

type Props = {
  id: string;
  target: Target;
  value: string;
  onChange: (themeId: string) => void;
  /** The theme under the highlight, so that the deck can show it; null when none is. */
  onPreview: (themeId: string | null) => void;
  /** What no theme means. */
  none: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

const THEMES = { noun: [say('theme'), say('themes')], rowHeight: 52 } as const;

const GONE = {
  practice: say('This theme is not in the Practice workspace. Choose another one.'),
  live: say('This theme is not in the Live workspace. Choose one of its own.'),
} satisfies Record<Target, string>;

export function ThemePicker({ id, target, value, onChange, onPreview, none, ...aria }: Props) {
  const known = useListNames('themes', target, value === '' ? [] : [value]);
  const source = useMemo(() => remoteSource(THEMES, (query) => themesOptions(target, query)), [target]);
  // Practice holds the standard themes; a live service has its own, so there such an id is known not to exist.
  const standard = findStandardTheme(value);
  const own = target === 'practice' ? standard : null;
  const name = known.names.get(value) ?? own?.name;
  const highlight = useCallback((themeId: string | null) => onPreview(themeId || null), [onPreview]);
  const missing = value !== '' && name === undefined && known.isWhole;
  return (
    <>
      <Combobox<Theme>
        id={id}
        source={source}
        shown={value === '' ? '' : (name ?? value)}
        none={<span className="text-quiet">{none}</span>}
        isChosen={(themeId) => themeId === value}
        onPick={(theme) => {
          if (theme) nameCache.keep('themes', target, [[theme.id, theme.name]]);
          onChange(theme?.id ?? '');
        }}
        onHighlight={highlight}
        row={(theme) => <ThemeRow theme={theme} />}
        placeholder={none}
        {...aria}
      />
      {missing && <p className="mt-1 text-12 text-warn">{GONE[target]}</p>}
    </>
  );
}
