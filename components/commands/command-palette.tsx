'use client';

import { Command as Palette } from 'cmdk';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { say } from '@/lib/words/say';
import { COMMAND_GROUPS, currentCommands, GROUP_WORDS } from './command-registry';
import { matchWords } from './match-words';
import { RunItems } from './run-items';
import { ViewItems } from './view-items';

/** The lines of the list, whatever they stand for. */
const LINE =
  'flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-14 hover:bg-sunk/50 data-[selected=true]:bg-sunk pointer-coarse:min-h-11';

/** `typed`: gives, once, what was typed while this was on its way. */
type Props = { typed: RefObject<() => string>; onClose: () => void };

/**
 * Commands and runs by name, in the platform's own dialog (`modal.tsx` says why): it gives the focus back to where it
 * was before the command runs, so that a command finds the caret where the person left it.
 */
export default function CommandPalette({ typed, onClose }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const [commands] = useState(currentCommands);
  const [query, setQuery] = useState('');
  useEffect(() => {
    if (!element.current?.open) element.current?.showModal();
    // The dialog gives the focus to the first thing that can take it, and that is the list around the input.
    element.current?.querySelector('input')?.focus();
    const begun = typed.current();
    if (begun !== '') setQuery(begun);
  }, [typed]);
  const close = () => element.current?.close();
  const take = (run: () => void) => {
    close();
    run();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape, as every dialog
    <dialog
      ref={element}
      onClose={onClose}
      aria-label={say('Commands')}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="mx-auto mt-[12vh] mb-auto w-[min(36rem,calc(100vw-2rem))] overflow-hidden rounded-card border border-hairline bg-raised p-0 text-ink shadow-card backdrop:bg-veil"
    >
      <Palette
        label={say('Commands and runs')}
        loop
        // A pointer that merely rests where the list comes to stand must not choose what Enter runs.
        disablePointerSelection
        filter={(_, search, words) => matchWords(search, words?.[0] ?? '', words?.[1])}
      >
        <Palette.Input
          value={query}
          onValueChange={setQuery}
          placeholder={say('Find a command or a run')}
          className="w-full border-b border-hairline bg-transparent px-5 py-4 text-16 outline-none"
        />
        <Palette.List
          label={say('Commands and runs')}
          className="max-h-[min(24rem,60vh)] overflow-y-auto p-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-quiet"
        >
          {COMMAND_GROUPS.map((group) => {
            const own = commands.filter((command) => command.group === group);
            return (
              own.length > 0 && (
                <Palette.Group key={group} heading={GROUP_WORDS[group]}>
                  {own.map(({ id, title, words, keys, run }) => (
                    <Palette.Item
                      key={id}
                      value={id}
                      keywords={[title, words ?? '']}
                      onSelect={() => take(run)}
                      className={LINE}
                    >
                      <span className="min-w-0 flex-1 truncate">{title}</span>
                      {keys && <kbd className="font-mono text-12 text-quiet">{keys}</kbd>}
                    </Palette.Item>
                  ))}
                </Palette.Group>
              )
            );
          })}
          <ViewItems line={LINE} onOpen={take} />
          <RunItems query={query} line={LINE} onOpen={take} />
        </Palette.List>
      </Palette>
    </dialog>
  );
}
