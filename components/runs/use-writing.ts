import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followWriting, NOTHING_WRITTEN, type WritingState } from '@/components/data/follow-writing';
import { runOptions } from '@/components/data/runs';
import { settingsOptions } from '@/components/data/settings';
import type { Run } from '@/lib/contract/composer';
import { isWrittenByModel } from './writing-stage';

/** The cards of a run as a language model writes them. Paused while the tab is hidden. */
export function useWriting(run: Run): WritingState {
  const client = useQueryClient();
  const { data: settings } = useQuery(settingsOptions());
  const [state, setState] = useState(NOTHING_WRITTEN);
  const { id } = run;
  const isWritten = run.state === 'pending' && settings?.modelConnected === true && isWrittenByModel(run);
  useEffect(() => {
    if (!isWritten) return;
    let stop: (() => void) | null = null;
    const onEnd = () => void client.invalidateQueries({ queryKey: runOptions(id).queryKey });
    const follow = () => {
      if (document.visibilityState === 'visible') stop ??= followWriting(id, { onState: setState, onEnd });
      else {
        stop?.();
        stop = null;
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop?.();
    };
  }, [id, isWritten, client]);
  return state;
}
