import { Check } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import type { DraftMark } from './desk-state';
import { markWords, savedAt } from './mark-words';

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
