'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';
import { LoadingState } from '@/components/ui/states';
import { t } from '@/lib/words/t';
import { ChoiceCell } from './choice-cell';

const ThemeValue = dynamic(
  loadPart(() => import('./theme-value').then((module) => module.ThemeValue)),
  { ssr: false, loading: () => <span className="truncate">…</span> },
);
const ThemeMenu = dynamic(
  loadPart(() => import('./theme-menu').then((module) => module.ThemeMenu)),
  { ssr: false, loading: () => <LoadingState label={t('Loading…')} rows={6} className="p-4" /> },
);

export function ThemeCell() {
  return (
    <ChoiceCell
      cell="theme"
      label={t('Theme')}
      value={<ThemeValue />}
      widthOf="[data-choice-bar]"
      menuClass="overflow-hidden!"
    >
      {(close) => <ThemeMenu onDone={close} />}
    </ChoiceCell>
  );
}
