'use client';

import { Check } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { titleOf } from '@/lib/composer/title-of';
import { hasVisible } from '@/lib/contract/has-visible';
import { LIMITS } from '@/lib/contract/limits';
import { t } from '@/lib/words/t';
import { useDeskContext } from './desk-context';
import type { DraftMark } from './desk-state';
import { markWords, savedAt } from './mark-words';

/**
 * The draft's name as an editable field. Without a name the title comes from the text; clearing the field restores
 * that.
 */
export function DraftTitle() {
  const { desk, state } = useDeskContext();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = state.name === null && state.title === titleOf('') ? '' : state.title;
  const save = () => {
    setTyped(null);
    const name = typed?.trim() ?? null;
    if (name === null || name === shown) return;
    desk.rename(hasVisible(name) ? name : null);
  };
  return (
    <input
      aria-label={t('Title')}
      className="-ms-1.5 h-8 min-w-24 max-w-full truncate rounded-control border border-transparent bg-transparent px-1.5 text-16 font-semibold [field-sizing:content] placeholder:font-normal hover:border-hairline focus-visible:outline-offset-0 pointer-coarse:h-11"
      placeholder={t('Untitled')}
      autoComplete="off"
      maxLength={LIMITS.givenName}
      dir="auto"
      value={typed ?? shown}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        // Also on Ctrl + Enter, which sends the draft with this title.
        if (event.key === 'Enter') save();
        if (event.ctrlKey || event.metaKey) return;
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}

/** The save status of the draft; a check mark alone where the title needs the room. */
export function SavedMark({ mark }: { mark: DraftMark }) {
  const words = markWords(mark);
  if (words === null) return null;
  const isSaved = mark.kind === 'saved' || mark.kind === 'sent' || mark.kind === 'server';
  const isFine = isSaved || mark.kind === 'saving';
  return (
    <p
      className={classNames(
        'flex items-center gap-x-1 text-12 leading-5 whitespace-nowrap text-quiet',
        // Words that do not fit wrap out of sight.
        isFine
          ? "h-5 min-w-3.5 shrink-[1000000] flex-wrap overflow-hidden before:-me-1 before:h-5 before:content-['']"
          : 'shrink-0',
      )}
      title={savedAt(mark) ?? undefined}
    >
      {isSaved && <Check aria-hidden="true" size={14} className="my-[3px]" />}
      <span className={isSaved ? 'max-sm:sr-only' : ''}>{words}</span>
    </p>
  );
}
