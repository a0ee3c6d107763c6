import { useCallback, useEffect, useRef, useState } from 'react';
import { openPresentChannel, type PresentChannel } from './present-channel';
import { cardAfter, type PresentAction } from './present-keys';

/**
 * The state of a running presentation, kept in sync with a presenter view.
 * @param address the path of the deck
 */
export function usePresentation(address: string, count: number, start: number | (() => number), leave: () => void) {
  const [at, setAt] = useState(start);
  const [isBlank, setIsBlank] = useState(false);
  const [isOverview, setIsOverview] = useState(false);
  const channel = useRef<PresentChannel | null>(null);

  const act = useCallback(
    (action: PresentAction) => {
      setIsBlank((now) => action === 'blank' && !now);
      if (action === 'blank') return;
      setIsOverview((now) => action === 'overview' && !now);
      if (action === 'leave') leave();
      else if (action !== 'overview') setAt((now) => cardAfter(action, now, count));
    },
    [count, leave],
  );
  const go = useCallback(
    (index: number) => {
      setAt(Math.min(index, count - 1));
      setIsOverview(false);
      setIsBlank(false);
    },
    [count],
  );

  const [opened, setOpened] = useState(0);
  useEffect(() => {
    const own = openPresentChannel(address, (message) => {
      if (message.kind === 'opened') setOpened((times) => times + 1);
      else if (message.kind === 'action') act(message.action);
    });
    channel.current = own;
    return () => {
      own.post({ kind: 'ended' });
      own.close();
    };
  }, [act, address]);
  // Also when a presenter view opens later or reloads, which `opened` counts.
  useEffect(() => {
    channel.current?.post({ kind: 'state', at, isBlank });
  }, [at, isBlank, opened]);

  return { at, isBlank, isOverview, act, go };
}
