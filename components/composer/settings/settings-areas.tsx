'use client';

import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { useBar } from '@/components/ui/bars';
import { classNames } from '@/components/ui/class-names';
import { loadLater } from '@/components/ui/load-part';
import { LoadingState } from '@/components/ui/states';
import { t } from '@/lib/words/t';

// Settings load after the editor.
const loading = () => <LoadingState label={t('Loading…')} rows={1} className="h-13" />;
const ChoiceBar = dynamic(
  loadLater(() => import('./choice-bar').then((module) => module.ChoiceBar)),
  { ssr: false, loading },
);
const AdvancedPanel = dynamic(
  loadLater(() => import('./advanced-panel').then((module) => module.AdvancedPanel)),
  { ssr: false, loading: () => <LoadingState label={t('Loading…')} rows={6} className="p-6" /> },
);

type ChoiceProps = {
  isReady: boolean;
  isAdvancedOpen: boolean;
  onAdvanced: (isOpen: boolean) => void;
  className?: string;
};

/** The main settings, under the editor; on a phone at the top of the Settings tab. */
export function ChoiceArea({ isReady, isAdvancedOpen, onAdvanced, className }: ChoiceProps) {
  const bar = useRef<HTMLDivElement>(null);
  useBar(bar);
  return (
    <div
      ref={bar}
      className={classNames(
        // The panel is always open on a phone.
        'shrink-0 px-4 pt-3 max-lg:order-2 max-lg:[&_#advanced-toggle]:hidden lg:min-h-16 lg:border-t lg:border-hairline lg:px-6',
        className,
      )}
    >
      {isReady ? <ChoiceBar isAdvancedOpen={isAdvancedOpen} onAdvanced={onAdvanced} /> : loading()}
    </div>
  );
}

type AdvancedProps = {
  /** The panel's fields load when it is first shown. */
  isShown: boolean;
  onClose: () => void;
  className?: string;
};

/** Beside the preview if there is room, else over it; on a phone below the main settings. */
export function AdvancedArea({ isShown, onClose, className }: AdvancedProps) {
  return (
    <div
      className={classNames(
        'flex min-h-0 flex-col bg-paper max-lg:order-3 max-lg:flex-1 max-lg:px-4 lg:absolute lg:inset-y-0 lg:end-0 lg:z-20 lg:w-[424px] lg:border-s lg:border-hairline lg:shadow-card min-[85rem]:static min-[85rem]:shadow-none',
        className,
      )}
    >
      {isShown && <AdvancedPanel onClose={onClose} />}
    </div>
  );
}
