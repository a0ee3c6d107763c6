import { type RefObject, useEffect } from 'react';
import { useCommands } from '@/components/commands/command-registry';
import { isTyping } from '@/components/commands/shortcut-keys';
import { say } from '@/lib/words/say';

/** `/` goes to the field to search in, outside everything one types into. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useCommands(() => [
    {
      id: 'search-history',
      title: say('Search the history'),
      group: 'The list',
      words: say('find look filter'),
      keys: '/',
      run: () => goTo(field.current),
    },
  ]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      // A question that is asked is answered first.
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
