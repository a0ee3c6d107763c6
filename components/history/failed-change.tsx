import { useEffect, useRef } from 'react';
import type { ChangeFailure } from '@/components/data/use-run-changes';
import { useSilence } from '@/components/data/use-silence';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/states';
import { say } from '@/lib/words/say';

type Props = { failure: ChangeFailure | null; onClose: () => void; className?: string };

/**
 * Says that a change was not kept, and keeps what was typed for it at hand until it is, or until one lets it go. It is
 * tried again when the server is heard of again.
 */
export function FailedChange({ failure, onClose, className }: Props) {
  useWhenHeard(failure?.again ?? null);
  if (!failure) return null;
  const { message, lost, again } = failure;
  return (
    <ErrorState
      title={
        lost === null ? say('That could not be done') : say('The title “{title}” is not kept yet', { title: lost })
      }
      className={className}
      action={
        <div className="flex flex-wrap gap-2">
          {again && (
            <Button size="small" onClick={again}>
              {say('Try again')}
            </Button>
          )}
          <Button size="small" look="bare" onClick={onClose}>
            {say('Close')}
          </Button>
        </div>
      }
    >
      {message}
    </ErrorState>
  );
}

/** Does it as the server answers after a silence. */
function useWhenHeard(act: (() => void) | null): void {
  const isSilent = useSilence();
  const wasSilent = useRef(false);
  useEffect(() => {
    if (wasSilent.current && !isSilent) act?.();
    wasSilent.current = isSilent;
  }, [isSilent, act]);
}
