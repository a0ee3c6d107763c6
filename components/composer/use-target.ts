import { useCallback, useEffect, useState } from 'react';
import { keepTarget, keptTarget } from '@/components/data/kept-target';
import type { Target } from '@/lib/contract/run-words';
import type { Settings } from '@/lib/contract/settings';

/**
 * Where the form goes: what the page was `asked` for, else what was last chosen on this device, else Practice, which
 * costs nothing. Live only while it is configured. What a link asks for holds for this page and is not kept: nobody
 * who followed one finds the next form set to spend.
 */
export function useTarget(settings: Settings | undefined, asked: Target | null): [Target, (target: Target) => void] {
  const [chosen, setChosen] = useState<Target | null>(asked);
  const choose = useCallback((target: Target) => {
    setChosen(target);
    keepTarget(target);
  }, []);
  // The device is known in the browser only.
  useEffect(() => {
    if (!asked) setChosen((now) => now ?? keptTarget());
  }, [asked]);
  return [chosen && settings?.targets.includes(chosen) ? chosen : 'practice', choose];
}
