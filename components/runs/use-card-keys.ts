import { useEffect, useRef } from 'react';
import { useKeys } from '@/components/commands/key-registry';
import { messagesInUse } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

/** Elements that handle arrow keys themselves. */
const TAKES_ARROWS =
  'input, textarea, select, dialog, [contenteditable], [role=menu], [role=radiogroup], [role=listbox], [popover]';

/**
 * Arrow keys turn the cards, wherever the focus is, unless the focused element handles them. Control+Z undoes the last
 * accepted rewrite; `undo` is null if there is none.
 */
export function useCardKeys(turn: (by: 1 | -1) => void, undo: (() => void) | null): void {
  const latest = useRef({ turn, undo });
  latest.current = { turn, undo };
  useKeys(() => [
    { title: t('Next card'), keys: '→' },
    { title: t('Previous card'), keys: '←' },
  ]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (defaultPrevented || altKey || shiftKey) return;
      if (target instanceof Element && target.closest(TAKES_ARROWS)) return;
      if ((ctrlKey || metaKey) && key === 'z' && latest.current.undo) {
        event.preventDefault();
        latest.current.undo();
        return;
      }
      if (ctrlKey || metaKey || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return;
      event.preventDefault();
      latest.current.turn((key === 'ArrowRight') === (messagesInUse().dir === 'ltr') ? 1 : -1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
