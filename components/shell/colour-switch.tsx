'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useCommands } from '@/components/commands/command-registry';
import { say } from '@/lib/words/say';
import {
  COLOUR_SCHEME_COOKIE,
  COLOUR_SCHEME_NOTE,
  COLOUR_SCHEMES,
  type ColourScheme,
  readColourScheme,
} from './colour-scheme';

const NAMES = { system: say('as the system'), light: say('light'), dark: say('dark') } satisfies Record<
  ColourScheme,
  string
>;
const ICONS = { system: Monitor, light: Sun, dark: Moon };
const YEAR = 31_536_000;

/** Goes round: system, light, dark. */
export function ColourSwitch({ initial }: { initial: ColourScheme }) {
  const [scheme, setScheme] = useState(initial);
  const Icon = ICONS[scheme];
  const next = COLOUR_SCHEMES[(COLOUR_SCHEMES.indexOf(scheme) + 1) % COLOUR_SCHEMES.length] ?? 'system';
  const show = useCallback((chosen: ColourScheme) => {
    document.documentElement.dataset.theme = chosen;
    setScheme(chosen);
  }, []);
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === COLOUR_SCHEME_NOTE) show(readColourScheme(newValue));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [show]);
  const choose = (chosen: ColourScheme) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    document.cookie = `${COLOUR_SCHEME_COOKIE}=${chosen}; path=/; max-age=${YEAR}; SameSite=Lax`;
    show(chosen);
    try {
      localStorage.setItem(COLOUR_SCHEME_NOTE, chosen);
    } catch {
      // No room, or none allowed: the other pages follow when they are loaded anew.
    }
  };
  useCommands(() =>
    COLOUR_SCHEMES.filter((other) => other !== scheme).map((other) => ({
      id: `colours-${other}`,
      title: say('Colours {name}', { name: NAMES[other] }),
      group: 'Look',
      words: say('theme scheme mode'),
      run: () => choose(other),
    })),
  );
  return (
    <button
      type="button"
      onClick={() => choose(next)}
      aria-label={say('Colours: {name}. Change to {other}', { name: NAMES[scheme], other: NAMES[next] })}
      title={say('Colours: {name}', { name: NAMES[scheme] })}
      className="grid size-9 place-items-center rounded-control text-quiet transition hover:bg-sunk hover:text-ink pointer-coarse:size-11"
    >
      <Icon aria-hidden="true" size={17} />
    </button>
  );
}
