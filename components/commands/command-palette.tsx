'use client';

import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { moveActive } from '@/components/pickers/move-active';
import { rememberFocus } from '@/components/ui/remember-focus';
import { hasSearchWords } from '@/lib/words/has-search-words';
import { t } from '@/lib/words/t';
import { activePlace, type Choice } from './palette-choices';
import { optionId, PaletteList } from './palette-list';
import { usePaletteGroups } from './use-palette-groups';

/** `typed`: returns once what was typed while the palette was loading. */
type Props = { typed: RefObject<() => string>; onClose: () => void };

/**
 * Commands and runs by name, in a native dialog (see `modal.tsx`). It restores the focus before a command runs, so that
 * the command finds the caret where it was.
 */
export default function CommandPalette({ typed, onClose }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const restoreFocus = useRef(() => {});
  const listId = useId();
  const [query, setQuery] = useState('');
  const [movedTo, setMovedTo] = useState<string | null>(null);
  // Enter was pressed before there were results.
  const [isEnterPending, setEnterPending] = useState(false);
  const { groups, runs } = usePaletteGroups(query);
  const choices = groups.flatMap((group) => group.choices);
  const active = activePlace(choices, movedTo);
  const first = choices[active];
  useEffect(() => {
    if (!element.current?.open) {
      restoreFocus.current = rememberFocus();
      element.current?.showModal();
    }
    // A dialog focuses its first focusable element, which would be the list around the input.
    const input = element.current?.querySelector('input');
    input?.focus();
    const buffered = typed.current();
    if (!input || buffered === '') return;
    // Set directly, because the next keystroke may arrive before React renders the query.
    input.value = buffered;
    setQuery(buffered);
  }, [typed]);
  const close = () => {
    element.current?.close();
    restoreFocus.current();
  };
  const take = ({ take: act }: Choice) => {
    close();
    act();
  };
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (!isEnterPending || (!first && runs.state === 'looking')) return;
    setEnterPending(false);
    if (first) latest.current(first);
  }, [isEnterPending, first, runs.state]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (event.repeat) return;
      if (first) take(first);
      else setEnterPending(true);
      return;
    }
    const to = moveActive(event.key, active, choices.length);
    if (to === null) return;
    event.preventDefault();
    setMovedTo(choices[to]?.id ?? null);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, like every dialog
    <dialog
      ref={element}
      onClose={() => {
        restoreFocus.current();
        onClose();
      }}
      aria-label={t('Commands')}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="mx-auto mt-4 mb-auto w-[min(36rem,calc(100vw-2rem))] overflow-hidden rounded-card border border-hairline bg-raised p-0 text-ink shadow-card backdrop:bg-veil sm:mt-[12vh]"
    >
      <input
        type="text"
        role="combobox"
        aria-label={t('Search commands and runs')}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={first && optionId(listId, active)}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setMovedTo(null);
          setEnterPending(false);
        }}
        onKeyDown={onKeyDown}
        placeholder={t('Search commands and runs')}
        className="w-full border-b border-hairline bg-transparent px-5 py-4 text-16 outline-none"
      />
      <PaletteList id={listId} groups={groups} active={active} onTake={take} />
      <p role="status" className="px-5 py-3 text-13 text-quiet empty:hidden">
        {runs.runs.length === 0 && noRunsMessage(runs.state, query)}
      </p>
    </dialog>
  );
}

/** The message if there are no runs. */
function noRunsMessage(state: ReturnType<typeof usePaletteGroups>['runs']['state'], query: string): string {
  if (state === 'looking') return t('Looking for runs…');
  if (state === 'failed') return t('Couldn’t load the list.');
  if (query.trim() === '') return t('No runs yet');
  return hasSearchWords(query)
    ? t('No runs found. Try fewer or whole words.')
    : t('Type letters or digits to search runs.');
}
