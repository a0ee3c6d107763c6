import { TARGET_WORDS } from '@/components/composer/choice-words';
import { classNames } from '@/components/ui/class-names';
import type { Target } from '@/lib/contract/run-words';

/** Practice or Live, in words and in looks: never to be confused. */
export function TargetMark({ target }: { target: Target }) {
  return (
    <span
      className={classNames(
        'inline-block shrink-0 rounded-control border px-1.5 text-12 leading-4.5 font-medium whitespace-nowrap',
        target === 'live' ? 'border-accent bg-accent text-on-accent' : 'border-edge text-ink',
      )}
    >
      {TARGET_WORDS[target]}
    </span>
  );
}

/** The same in small, beside its word: Live is filled and vermilion, Practice an outline in ink. */
export function TargetDot({ target }: { target: Target }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-2 shrink-0 rounded-full',
        target === 'live' ? 'bg-accent' : 'border-[1.5px] border-ink',
      )}
    />
  );
}
