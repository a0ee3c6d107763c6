'use client';

import { Keyboard, Monitor, Moon, Settings2, Sun, UserRound } from 'lucide-react';
import { useAccountItems } from '@/components/account/use-account-items';
import { currentCommands, useCommands } from '@/components/commands/command-registry';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { perLocale } from '@/lib/words/per-locale';
import { t } from '@/lib/words/t';
import { COLOUR_SCHEMES, type ColourScheme } from './colour-scheme';
import { useColourScheme } from './use-colour-scheme';

const SCHEME_WORDS = perLocale(
  () =>
    ({
      system: t('Appearance: system'),
      light: t('Appearance: light'),
      dark: t('Appearance: dark'),
    }) satisfies Record<ColourScheme, string>,
);
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
