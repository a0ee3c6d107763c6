import { type RefObject, useEffect, useRef } from 'react';

/** Takes over what was typed before the page was interactive: it is in the field, but not in its state. */
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
