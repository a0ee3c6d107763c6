import { type RefObject, useEffect, useRef } from 'react';

/** Reads text that was typed before hydration: the input has it, but the state does not. */
export function useEarlyText(
  field: RefObject<HTMLInputElement | null>,
  value: string,
  onText: (text: string) => void,
): void {
  const first = useRef({ value, onText });
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early !== first.current.value) first.current.onText(early);
  }, [field]);
}
