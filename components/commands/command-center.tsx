'use client';

import { Search } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { Modal } from '@/components/ui/modal';
import { useHydrated } from '@/components/ui/use-hydrated';
import { say } from '@/lib/words/say';
import { useCommands } from './command-registry';
import { isMac, opensKeys, opensPalette } from './shortcut-keys';
import { typedMeanwhile } from './typed-meanwhile';

const loadPalette = () => import('./command-palette');
const CommandPalette = dynamic(loadPart(loadPalette), { ssr: false });
const KeyList = dynamic(
  loadPart(() => import('./key-list')),
  { ssr: false },
);

/** The commands of every page: Ctrl + K finds them by name, `?` lists the keys. */
export function CommandCenter() {
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null);
  const mac = useHydrated() && isMac();
  const typed = useRef<() => string>(() => '');
  useCommands(() => [
    {
      id: 'keys',
      title: say('Show all keys'),
      group: 'Look',
      words: say('shortcuts help'),
      keys: '?',
      run: () => setShown('keys'),
    },
  ]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wish = opensPalette(event, isMac()) ? 'palette' : opensKeys(event, event.target) ? 'keys' : null;
      // A question that is asked is answered first.
      if (wish === null || document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      if (wish === 'palette') typed.current = typedMeanwhile();
      setShown(wish);
    };
    // Before the text editor, which has keys of its own.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
  // There when it is first asked for.
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => {}), 3000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={() => setShown('palette')}
        aria-keyshortcuts="Control+K Meta+K"
        title={say('Commands and runs')}
        className="ms-auto inline-flex min-h-8 min-w-8 items-center justify-center gap-2 rounded-control border border-hairline px-2 text-13 text-quiet transition hover:border-edge hover:text-ink md:ms-0 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        <Search aria-hidden="true" size={16} className="lg:hidden" />
        <span className="max-lg:sr-only">{say('Commands')}</span>
        <kbd className="font-mono text-12 max-lg:hidden">{mac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {shown === 'palette' && (
        <CommandPalette typed={typed} onClose={() => setShown((now) => (now === 'palette' ? null : now))} />
      )}
      <Modal corner open={shown === 'keys'} onClose={() => setShown(null)} title={say('Keys')}>
        <KeyList mac={mac} />
      </Modal>
    </>
  );
}
