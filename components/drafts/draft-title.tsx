'use client';

import { Check } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { titleOf } from '@/lib/composer/title-of';
import { LIMITS } from '@/lib/contract/limits';
import { hasVisible } from '@/lib/contract/text-checks';
import { formatLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { useDeskContext } from './desk-context';
import type { DraftMark } from './desk-state';

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

/** The save status in a word or two; null while there is nothing to save. */
function markWords(mark: DraftMark): string | null {
  switch (mark.kind) {
    case 'nothing':
      return null;
    case 'saving':
      return t('Saving…');
    case 'saved':
    case 'server':
      return t('Saved');
    case 'sent':
      return t('Sent');
    case 'device':
      return t('Saved on this device');
    case 'nowhere':
      return t('Not saved');
  }
}

/** The time of the last save. */
function savedAt(mark: DraftMark): string | null {
  if (mark.kind === 'saved') return t('Saved {at}', { at: clock(mark.at) });
  if (mark.kind === 'server') return t('Saved {at}, on the server only', { at: clock(mark.at) });
  return null;
}

/** A note on the save status, where the words alone are not enough. */
export function markNote(mark: DraftMark): string | null {
  if (mark.kind === 'device') return mark.why;
  if (mark.kind === 'nowhere') return t('Not saved: this browser allows no storage, and the server did not answer.');
  return null;
}

function clock(at: number): string {
  return new Date(at).toLocaleTimeString(formatLocale(), { hour: '2-digit', minute: '2-digit' });
}
