import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Target } from '@/lib/contract/run-words';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { type RunStanding, type StateShape, type StateTone, stateWords } from './state-words';

const TONES = {
  quiet: 'text-quiet',
  busy: 'text-ink',
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
} satisfies Record<StateTone, string>;

/** Drawn in a 16-pixel box with a stroke of 1.5. */
const SHAPES = {
  ring: <circle cx="8" cy="8" r="5.25" />,
  half: (
    <>
      <circle cx="8" cy="8" r="5.25" />
      <path d="M8 2.75a5.25 5.25 0 0 1 0 10.5z" fill="currentColor" />
    </>
  ),
  dot: <circle cx="8" cy="8" r="3" fill="currentColor" />,
  check: <path d="M3 8.5 6.5 12 13 4.5" />,
  cross: <path d="m4 4 8 8m0-8-8 8" />,
  query: <path d="M8 2.5 14.5 13.5h-13zM8 6.5v3m0 1.7v.3" />,
  dash: <path d="M3 8h10" />,
} satisfies Record<StateShape, ReactNode>;

/** `label`: replaces the state's own label. */
type Props = { run: RunStanding; label?: string };

export function StateMark({ run, label }: Props) {
  const { label: word, tone, shape } = stateWords(run);
  return (
    <span
      className={classNames(
        // `align-top`: on the baseline, the inline-flex box would sit a pixel above its neighbours.
        'inline-flex max-w-full items-center gap-1.5 align-top font-medium whitespace-nowrap',
        TONES[tone],
      )}
    >
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox="0 0 16 16"
        className={classNames('size-4 shrink-0', tone === 'busy' && 'breathe')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {SHAPES[shape]}
      </svg>
      {/* A status from a service may have any length. */}
      <span className="truncate">{label ?? word}</span>
    </span>
  );
}

const NAMES = perLocale(() => ({ local: t('Local'), remote: t('Remote') }) satisfies Record<Target, string>);

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
