import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Cloud, Monitor } from 'lucide-react';
import { balanceOptions } from '@/components/data/costs';
import { sectionAddress } from '@/components/settings/sections';
import { classNames } from '@/components/ui/class-names';
import { Menu } from '@/components/ui/menu';
import type { Balance } from '@/lib/contract/composer';
import type { Target } from '@/lib/contract/run-words';
import { t } from '@/lib/words/t';
import { TARGET_WORDS } from './choice-words';

type Props = {
  targets: readonly Target[];
  target: Target;
  onTarget: (target: Target) => void;
};

const ICONS = { local: Monitor, remote: Cloud } satisfies Record<Target, unknown>;

/** Selects the target. The one that spends credits has its own colour. */
export function TargetMenu({ targets, target, onTarget }: Props) {
  // Fetched for either selection, because the menu always shows the remote balance.
  const hasRemote = targets.includes('remote');
  const { data: balance } = useQuery({ ...balanceOptions('remote'), enabled: hasRemote });
  const Icon = ICONS[target];
  return (
    <Menu
      label={t('Target')}
      items={[
        ...targets.map((one) => {
          const ItemIcon = ICONS[one];
          return {
            label: TARGET_WORDS[one],
            icon: <ItemIcon aria-hidden="true" size={16} />,
            detail: one === 'remote' ? remoteWords(balance) : t('Free, runs here'),
            isChosen: one === target,
            act: () => onTarget(one),
          };
        }),
        ...(hasRemote
          ? []
          : [
              {
                label: t('Connect a remote service'),
                icon: <Cloud aria-hidden="true" size={16} />,
                href: sectionAddress('remote'),
              },
            ]),
      ]}
      className={classNames(
        'min-h-9 shrink-0 gap-2 border px-3 text-13 lg:min-h-10 pointer-coarse:min-h-11',
        target === 'remote'
          ? 'border-remote-edge bg-remote font-medium text-on-remote hover:bg-remote aria-expanded:bg-remote'
          : 'border-transparent',
      )}
    >
      <Icon aria-hidden="true" size={16} />
      <span className="sr-only">{t('Send to:')}</span>
      {TARGET_WORDS[target]}
      <ChevronDown aria-hidden="true" size={14} className="opacity-70" />
    </Menu>
  );
}

function remoteWords(balance: Balance | undefined): string {
  return balance?.remaining == null
    ? t('Spends credits')
    : t('Spends credits · {left} left', { left: balance.remaining.toLocaleString() });
}
