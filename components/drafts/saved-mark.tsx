import { Check } from 'lucide-react';
import type { DraftMark } from './desk-state';
import { markWords, savedAt } from './mark-words';

/** The save status of the draft; a check mark alone on very narrow screens. */
export function SavedMark({ mark }: { mark: DraftMark }) {
  const words = markWords(mark);
  if (words === null) return null;
  const isSaved = mark.kind === 'saved' || mark.kind === 'sent' || mark.kind === 'server';
  return (
    <p className="flex shrink-0 items-center gap-1 text-12 text-quiet" title={savedAt(mark) ?? undefined}>
      {isSaved && <Check aria-hidden="true" size={14} />}
      <span className={isSaved ? 'max-sm:sr-only' : ''}>{words}</span>
    </p>
  );
}
