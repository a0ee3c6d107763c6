import { classNames } from '@/components/ui/class-names';
import type { Target } from '@/lib/contract/run-words';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

const NAMES = perLocale<Record<Target, string>>(() => ({ local: t('Local'), remote: t('Remote') }));

/** The target as a label with its own look: remote runs, which cost credits, must not be mistaken for local ones. */
export function TargetMark({ target }: { target: Target }) {
  return (
    <span
      className={classNames(
        'inline-block shrink-0 rounded-control border px-1.5 text-12 leading-4.5 font-medium whitespace-nowrap',
        target === 'remote' ? 'border-warn text-warn' : 'border-edge text-ink',
      )}
    >
      {NAMES[target]}
    </span>
  );
}

/** A small version beside a label: remote is filled amber, local an outline. */
export function TargetDot({ target }: { target: Target }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-2 shrink-0 rounded-full',
        target === 'remote' ? 'bg-warn' : 'border-[1.5px] border-ink',
      )}
    />
  );
}
