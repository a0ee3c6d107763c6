'use client';

import { AlignLeft, FileUp, Rows2, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { isMac, keyWords } from '@/components/commands/command-registry';
import { classNames } from '@/components/ui/class-names';
import { Toolbar, ViewButton } from '@/components/ui/toolbar';
import { t } from '@/lib/words/t';

export type TextView = 'text' | 'cards';

type Props = {
  view: TextView;
  onView: (view: TextView) => void;
  onFind: () => void;
  onFile: () => void;
  isReading: boolean;
  /** The button that opens the list of cards. */
  cards: ReactNode;
  /** The choice of an outline. A text that has one is short, so its length is not shown then. */
  outline?: ReactNode;
  count: ReactNode;
};

const TOOL =
  'inline-flex min-h-8 items-center justify-center gap-1.5 rounded-control px-2 text-12 text-quiet transition hover:bg-sunk hover:text-ink disabled:opacity-55 pointer-coarse:min-h-11 pointer-coarse:min-w-11';

/** View switch, text length and text tools. One tab stop. */
export function EditorStrip({ view, onView, onFind, onFile, isReading, cards, outline, count }: Props) {
  return (
    <div className="flex min-h-10 shrink-0 items-center gap-2 px-4 py-1 lg:px-6">
      <Toolbar label={t('Editor tools')} className="flex min-w-0 flex-1 items-center gap-2">
        <div className="flex shrink-0 gap-0.5 rounded-control bg-sunk p-0.5">
          <ViewButton label={t('Text')} isOn={view === 'text'} onClick={() => onView('text')}>
            <AlignLeft aria-hidden="true" size={16} />
          </ViewButton>
          <ViewButton label={t('Card by card')} isOn={view === 'cards'} onClick={() => onView('cards')}>
            <Rows2 aria-hidden="true" size={16} />
          </ViewButton>
        </div>
        {cards}
        {outline}
        <div className={outline ? 'sr-only' : 'min-w-0 max-[24rem]:sr-only'}>{count}</div>
        <div className="ms-auto -me-2 flex shrink-0 items-center">
          {view === 'text' && (
            <button
              type="button"
              // A prompt is short, and the choice of its outline needs the room on a phone.
              className={classNames(TOOL, outline !== undefined && 'max-sm:hidden')}
              onClick={onFind}
              title={keyWords('Ctrl+F', isMac())}
            >
              <Search aria-hidden="true" size={16} />
              <span className="max-sm:sr-only">{t('Find')}</span>
            </button>
          )}
          <button type="button" className={TOOL} disabled={isReading} onClick={onFile}>
            <FileUp aria-hidden="true" size={16} />
            <span className="max-sm:sr-only">{isReading ? t('Reading…') : t('Add file')}</span>
          </button>
        </div>
      </Toolbar>
    </div>
  );
}
