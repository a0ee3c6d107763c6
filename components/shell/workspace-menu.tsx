'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Keyboard, LogOut, Monitor, MonitorSmartphone, Moon, Settings2, Sun, UserRound } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { onSignedOutElsewhere } from '@/components/account/clear-device';
import { currentCommands, useCommands } from '@/components/commands/command-registry';
import { loadPart } from '@/components/ui/load-part';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { listenTo } from '@/lib/listeners';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import {
  COLOUR_SCHEME_COOKIE,
  COLOUR_SCHEME_NOTE,
  COLOUR_SCHEMES,
  type ColourScheme,
  readColourScheme,
} from './colour-scheme';

const SCHEME_WORDS = perLocale<Record<ColourScheme, string>>(() => ({
  system: t('Appearance: system'),
  light: t('Appearance: light'),
  dark: t('Appearance: dark'),
}));
const SCHEME_ICONS = { system: Monitor, light: Sun, dark: Moon };

/** Everything about the workspace and this device rather than the page. */
export function WorkspaceMenu({ colours, hasSignIn }: { colours: ColourScheme; hasSignIn: boolean }) {
  const { scheme, next, choose } = useColourScheme(colours);
  const account = useAccountItems(hasSignIn);
  useCommands(() =>
    COLOUR_SCHEMES.filter((other) => other !== scheme).map((other) => ({
      id: `colours-${other}`,
      title: SCHEME_WORDS[other],
      group: 'Look',
      words: t('theme colours design mode'),
      run: () => choose(other),
    })),
  );
  const Icon = SCHEME_ICONS[scheme];
  const items: MenuItem[] = [
    { label: t('Settings'), icon: <Settings2 aria-hidden="true" size={16} />, href: '/settings' },
    {
      label: SCHEME_WORDS[scheme],
      icon: <Icon aria-hidden="true" size={16} />,
      staysOpen: true,
      act: () => choose(next),
    },
    {
      label: t('Keyboard shortcuts'),
      icon: <Keyboard aria-hidden="true" size={16} />,
      keys: '?',
      act: () =>
        currentCommands()
          .find(({ id }) => id === 'keys')
          ?.run(),
    },
    ...account.items,
  ];
  return (
    <>
      <Menu
        label={t('Workspace menu')}
        items={items}
        className="size-8 shrink-0 text-quiet hover:text-ink sm:bg-sunk pointer-coarse:size-11"
      >
        <UserRound aria-hidden="true" size={16} />
        <span className="sr-only">{t('Workspace menu')}</span>
      </Menu>
      {account.dialog}
    </>
  );
}

const YEAR = 31_536_000;

/** The colour scheme of this browser, a setter, and the next scheme in the cycle. */
function useColourScheme(initial: ColourScheme) {
  const [scheme, setScheme] = useState(initial);
  const show = useCallback((chosen: ColourScheme) => {
    document.documentElement.dataset.theme = chosen;
    setScheme(chosen);
  }, []);
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === COLOUR_SCHEME_NOTE) show(readColourScheme(newValue));
    };
    return listenTo(window, 'storage', onStorage);
  }, [show]);
  const choose = (chosen: ColourScheme) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    document.cookie = `${COLOUR_SCHEME_COOKIE}=${chosen}; path=/; max-age=${YEAR}; SameSite=Lax`;
    show(chosen);
    try {
      localStorage.setItem(COLOUR_SCHEME_NOTE, chosen);
    } catch {
      // Without storage, other tabs follow when they are reloaded.
    }
  };
  const next = COLOUR_SCHEMES[(COLOUR_SCHEMES.indexOf(scheme) + 1) % COLOUR_SCHEMES.length] ?? 'system';
  return { scheme, next, choose };
}

const DevicesDialog = dynamic(
  loadPart(() => import('@/components/account/device-list')),
  { ssr: false },
);
const SignOutDialog = dynamic(
  loadPart(() => import('@/components/account/sign-out-dialog')),
  { ssr: false },
);

/** The account items of a menu, and the dialog that one of them opened. */
function useAccountItems(hasSignIn: boolean): { items: MenuItem[]; dialog: ReactNode } {
  const client = useQueryClient();
  const [open, setOpen] = useState<'devices' | 'sign-out' | null>(null);
  useEffect(() => {
    if (!hasSignIn) return;
    return onSignedOutElsewhere(() => {
      client.clear();
      void import('@/components/account/sign-out').then(({ leaveAfterOtherTab }) => leaveAfterOtherTab());
    });
  }, [client, hasSignIn]);
  if (!hasSignIn) return { items: [], dialog: null };
  const close = () => setOpen(null);
  return {
    items: [
      {
        label: t('Signed-in devices'),
        icon: <MonitorSmartphone aria-hidden="true" size={16} />,
        act: () => setOpen('devices'),
      },
      { label: t('Sign out'), icon: <LogOut aria-hidden="true" size={16} />, act: () => setOpen('sign-out') },
    ],
    dialog: (
      <>
        {open === 'devices' && <DevicesDialog onClose={close} />}
        {open === 'sign-out' && <SignOutDialog onClose={close} />}
      </>
    ),
  };
}
