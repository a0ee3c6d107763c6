'use client';

import { Search } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { useHydrated } from '@/components/ui/use-page-state';
import { listenTo } from '@/lib/listeners';
import { t } from '@/lib/words/t';
import { isMac, keyWords, opensKeys, opensPalette, useCommands } from './command-registry';

const loadPalette = () => import('./command-palette');
const CommandPalette = dynamic(loadPart(loadPalette), { ssr: false });
const loadKeys = () => import('./key-list');
const KeyList = dynamic(loadPart(loadKeys), { ssr: false });

/** Ctrl + K opens the palette and `?` the keyboard shortcuts, on every page. */
export function CommandCenter() {
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null);
  const mac = useHydrated() && isMac();
  const typed = useRef<() => string>(() => '');
  useCommands(() => [
    {
      id: 'keys',
      title: t('Keyboard shortcuts'),
      group: 'Look',
      words: t('shortcuts help'),
      keys: '?',
      run: () => setShown('keys'),
    },
  ]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const opened = opensPalette(event, isMac()) ? 'palette' : opensKeys(event, event.target) ? 'keys' : null;
      // An open modal dialog comes first.
      if (opened === null || document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      if (opened === 'palette') typed.current = bufferTyping();
      setShown(opened);
    };
    // Capture, to run before the text editor's own shortcuts.
    return listenTo(window, 'keydown', onKeyDown, { capture: true });
  }, []);
  // Preloaded, so that it opens at once.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [loadPalette, loadKeys]) void load().catch(() => {});
    }, 3000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={() => setShown('palette')}
        aria-keyshortcuts="Control+K Meta+K"
        title={t('Search commands and runs')}
        className="inline-flex min-h-8 min-w-8 items-center justify-center gap-2 rounded-control border-hairline px-2 sm:border text-13 text-quiet transition hover:border-edge hover:text-ink lg:w-52 lg:justify-start pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        <Search aria-hidden="true" size={16} className="shrink-0" />
        <span className="max-lg:sr-only">{t('Search')}</span>
        <kbd className="ms-auto font-mono text-12 max-lg:hidden">{keyWords('Ctrl K', mac)}</kbd>
      </button>
      {shown === 'palette' && (
        <CommandPalette typed={typed} onClose={() => setShown((now) => (now === 'palette' ? null : now))} />
      )}
      {shown === 'keys' && <KeyList mac={mac} onClose={() => setShown((now) => (now === 'keys' ? null : now))} />}
    </>
  );
}

/** The timeout: keys must not be captured for a palette that cannot be loaded. */
const TIMEOUT_MS = 1500;

/**
 * Buffers what is typed between opening the palette and its input having the focus, which would otherwise go into the
 * text. Returns a function that stops buffering and returns the text; later calls return ''.
 */
export function bufferTyping(): () => string {
  let typed = '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key.length === 1) typed += event.key;
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };
  const end = () => {
    clearTimeout(timer);
    stop();
    const all = typed;
    typed = '';
    return all;
  };
  const timer = setTimeout(end, TIMEOUT_MS);
  const stop = listenTo(window, 'keydown', onKeyDown, { capture: true });
  return end;
}
