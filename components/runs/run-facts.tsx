import { FORMAT_WORDS } from '@/components/composer/choice-words';
import { useListNames } from '@/components/data/use-list-names';
import type { RunSummary } from '@/lib/contract/composer';
import type { Target } from '@/lib/contract/run-words';
import { say, sayCount } from '@/lib/words/say';
import { TargetMark } from './target-mark';

const WHERE = {
  practice: say('made on this machine, free'),
  live: say('sent to the live service, spends credits'),
} satisfies Record<Target, string>;

/** What kind of run it is, in one line. */
export function RunFacts({ run }: { run: Pick<RunSummary, 'target' | 'operation' | 'format' | 'cards' | 'theme'> }) {
  const { theme } = run;
  const { names } = useListNames('themes', run.target, theme && theme.name === null ? [theme.id] : []);
  const themeName = theme && (theme.name ?? names.get(theme.id));
  const facts = [
    WHERE[run.target],
    run.operation === 'template' ? say('From a template') : run.format && FORMAT_WORDS[run.format],
    run.cards !== null && sayCount(run.cards, { one: '{count} card', other: '{count} cards' }),
    themeName && say('Theme: {name}', { name: themeName }),
  ].filter(Boolean);
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-quiet">
      <TargetMark target={run.target} />
      {facts.map((fact, index) => (
        <span key={index}> {fact}</span>
      ))}
    </p>
  );
}
