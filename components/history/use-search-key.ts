import { type RefObject, useEffect } from 'react';
import { useCommands } from '@/components/commands/command-registry';
import { isTyping } from '@/components/commands/shortcut-keys';
import { t } from '@/lib/words/t';

/** `/` focuses the search field, unless the focus is in a text field. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useCommands(() => [
    {
      id: 'search-history',
      title: t('Search history'),
      group: 'List',
      words: t('find search filter view'),
      keys: '/',
      run: () => goTo(field.current),
    },
  ]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // An open modal dialog comes first.
      if (document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      goTo(field.current);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [field]);
}

function goTo(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}
