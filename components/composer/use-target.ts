import { useCallback, useEffect, useState } from 'react';
import { keepTarget, keptTarget } from '@/components/data/kept-target';
import type { Target } from '@/lib/contract/run-words';
import type { Settings } from '@/lib/contract/settings';

/**
 * The form's target: the one `asked` for in the address, else the last one chosen on this device, else local, which is
 * free. Remote only if it is configured. A target from a link applies to this page only and is not saved, so that
 * following a link never makes the next form spend credits.
 */
export function useTarget(settings: Settings | undefined, asked: Target | null): [Target, (target: Target) => void] {
  const [chosen, setChosen] = useState<Target | null>(asked);
  const choose = useCallback((target: Target) => {
    setChosen(target);
    keepTarget(target);
  }, []);
  // Device storage is only available in the browser.
  useEffect(() => {
    if (!asked) setChosen((now) => now ?? keptTarget());
  }, [asked]);
  return [chosen && settings?.targets.includes(chosen) ? chosen : 'local', choose];
}
