'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { rowsOf, themesOptions } from '@/components/data/lists';
import type { Target } from '@/lib/contract/composer';
import type { Theme } from '@/lib/contract/lists';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { Combobox } from './combobox';
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

const NOUN = ['theme', 'themes'] as const;

export function ThemePicker({ id, target, value, onChange, onPreview, none, ...aria }: Props) {
  const known = useInfiniteQuery({ ...themesOptions(target, ''), enabled: value !== '' });
  const name = rowsOf(known.data?.pages).find((theme) => theme.id === value)?.name ?? findStandardTheme(value)?.name;
  const highlight = useCallback((themeId: string | null) => onPreview(themeId || null), [onPreview]);
  const missing = value !== '' && name === undefined && known.isSuccess && !known.hasNextPage;
  return (
    <>
      <Combobox<Theme>
        id={id}
        source={{ target, noun: NOUN, options: themesOptions }}
        shown={value === '' ? '' : (name ?? value)}
        none={<span className="text-quiet">{none}</span>}
        isChosen={(themeId) => themeId === value}
        onPick={(theme) => onChange(theme?.id ?? '')}
        onHighlight={highlight}
        row={(theme) => <ThemeRow theme={theme} />}
        placeholder={none}
        {...aria}
      />
      {missing && <p className="mt-1 text-12 text-warn">This theme is no longer in the workspace.</p>}
    </>
  );
}
