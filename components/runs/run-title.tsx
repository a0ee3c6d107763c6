'use client';

import { useEffect, useRef } from 'react';
import type { RunChanges } from '@/components/data/use-run-changes';
import { StarButton, TitleField } from '@/components/history/row/title-field';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';

type Props = {
  run: Run;
  changes: RunChanges;
  isRenaming: boolean;
  /** Called when editing ends, saved or cancelled. */
  onRenamed: () => void;
};

/** The deck's title and its star. */
export function RunTitle({ run, changes, isRenaming, onRenamed }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(heading);
  const title = run.title || t('Untitled');
  const onDone = (next: string | null, byKey: boolean) => {
    onRenamed();
    if (next !== null) void changes.change(run, { title: next });
    if (byKey) requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
  };
  return (
    <div className="flex min-w-0 items-center gap-1">
      <h1
        ref={heading}
        tabIndex={-1}
        title={title}
        dir="auto"
        className={
          isRenaming
            ? 'sr-only'
            : 'truncate text-20 font-semibold outline-none max-lg:line-clamp-2 max-lg:wrap-anywhere max-lg:whitespace-normal'
        }
      >
        {title}
      </h1>
      {isRenaming && <TitleField title={run.title} className="w-full max-w-xl" onDone={onDone} />}
      {/* A run in the trash has to be restored first. */}
      {run.deletedAt === null && !isRenaming && (
        <StarButton
          isOn={run.star}
          title={title}
          onToggle={() => void changes.change(run, { star: !run.star })}
          className="print:hidden"
        />
      )}
    </div>
  );
}

/** Moves the focus from the main element to the title, e.g. after "Create deck". */
function useFocusOnArrival(heading: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.id === 'main') heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [heading]);
}
