import { useCallback, useEffect, useRef, useState } from 'react';
import { keepTarget, keptTarget, showTarget } from '@/components/data/kept-target';
import type { Target } from '@/lib/contract/run-words';
import type { Settings } from '@/lib/contract/settings';

/**
 * The form's target: the one `asked` for in the address, else the last one chosen on this device, else local, which is
 * free. Remote only if it is configured. A target from a link applies to this page only and is not saved, so that
 * following a link never makes the next form spend credits. `getTarget` already knows the target before the first
 * render has it.
 */
export function useTarget(settings: Settings | undefined, asked: Target | null) {
  const [chosen, setChosen] = useState<Target | null>(asked);
  const latest = useRef(asked);
  const setTarget = useCallback((target: Target) => {
    setChosen(target);
    latest.current = target;
    keepTarget(target);
  }, []);
  const configured = (target: Target | null): Target =>
    target && settings?.targets.includes(target) ? target : 'local';
  // Device storage is only available in the browser.
  useEffect(() => {
    if (!asked) setChosen((now) => now ?? keptTarget());
  }, [asked]);
  const getTarget = () => configured(latest.current ?? keptTarget());
  const target = configured(chosen);
  const isKnown = settings !== undefined;
  useEffect(() => {
    if (isKnown) showTarget(target);
  }, [target, isKnown]);
  return { target, setTarget, getTarget };
}
