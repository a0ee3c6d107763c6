import type { ReactNode } from 'react';
import { FORMAT_WORDS } from '@/components/composer/settings/choice-words';
import { useListNames } from '@/components/data/use-list-names';
import { sizeWords } from '@/components/deck/deck-size';
import { RelativeTime } from '@/components/ui/relative-time';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { costWords } from './cost-words';
import { TargetMark } from './target-mark';
import { useDeckSize } from './use-deck-size';

/** The main facts in one line: "Presentation · 6 cards · Proof · 2 minutes ago · 18 local credits", followed by `children`. */
export function RunFacts({ run, children }: { run: Run; children?: ReactNode }) {
  const theme = useThemeName(run);
  const size = useDeckSize(run);
  const cost = costWords(run);
  const facts: ReactNode[] = [
    run.target === 'remote' && <TargetMark target="remote" />,
    run.operation === 'template' ? t('From a template') : run.format && FORMAT_WORDS[run.format],
    size && sizeWords(size),
    theme && <span className="wrap-anywhere">{theme}</span>,
    <RelativeTime key="time" at={run.createdAt} />,
    cost,
    children,
  ].filter(Boolean);
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-13 text-quiet">
      {facts.map((fact, index) => (
        <span key={index} className="flex items-center gap-x-1.5">
          {fact}
          {index < facts.length - 1 && <span aria-hidden="true">·</span>}
        </span>
      ))}
    </p>
  );
}

/** The name of a run's theme; looked up if only its id was stored. */
export function useThemeName({ theme, target }: Pick<Run, 'theme' | 'target'>): string | null {
  const { names } = useListNames('themes', target, theme && theme.name === null ? [theme.id] : []);
  return theme && (theme.name ?? names.get(theme.id) ?? null);
}
