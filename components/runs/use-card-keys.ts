import { useEffect, useRef } from 'react';
import { useKeys } from '@/components/commands/key-registry';
import { messagesInUse } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

/** Elements that handle arrow keys themselves. */
const TAKES_ARROWS =
  'input, textarea, select, dialog, [contenteditable], [role=menu], [role=radiogroup], [role=listbox], [popover]';

/** Arrow keys turn the cards, wherever the focus is, unless the focused element handles them. */
export function useCardKeys(turn: (by: 1 | -1) => void): void {
  const latest = useRef(turn);
  latest.current = turn;
  useKeys(() => [
    { title: t('Next card'), keys: '→' },
    { title: t('Previous card'), keys: '←' },
  ]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
      if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
      if (target instanceof Element && target.closest(TAKES_ARROWS)) return;
      event.preventDefault();
      latest.current((key === 'ArrowRight') === (messagesInUse().dir === 'ltr') ? 1 : -1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
