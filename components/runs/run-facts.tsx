import { FORMAT_WORDS, TARGET_WORDS } from '@/components/composer/choice-words';
import { classNames } from '@/components/ui/class-names';
import type { RunSummary, Target } from '@/lib/contract/composer';

/** Practice or Live, in words and in looks: never to be confused. */
export function TargetMark({ target }: { target: Target }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-control px-1.5 text-12 leading-5 font-medium',
        target === 'live' ? 'bg-accent text-on-accent' : 'border border-edge text-ink',
      )}
    >
      {TARGET_WORDS[target]}
    </span>
  );
}

/** What kind of run it is, in one line. */
export function RunFacts({ run }: { run: Pick<RunSummary, 'target' | 'operation' | 'format' | 'cards'> }) {
  const facts = [
    run.operation === 'template' ? 'From a template' : run.format && FORMAT_WORDS[run.format],
    run.cards !== null && `${run.cards} ${run.cards === 1 ? 'card' : 'cards'}`,
  ].filter(Boolean);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-quiet">
      <TargetMark target={run.target} />
      {facts.map((fact) => (
        <span key={String(fact)}>{fact}</span>
      ))}
    </p>
  );
}
