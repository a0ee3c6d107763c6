import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FORMAT_WORDS } from '@/components/composer/settings/choice-words';
import { deckOptions } from '@/components/data/runs';
import { useListNames } from '@/components/data/use-list-names';
import { type DeckSize, deckSize, sizeWords } from '@/components/deck/deck-size';
import { RelativeTime } from '@/components/ui/relative-time';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { costWords } from './cost-words';
import { TargetMark } from './target-mark';

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

/** The size of a run's deck: the pages of a document once its deck is loaded, otherwise its cards; null if unknown. */
export function useDeckSize({ id, format, cards }: Run): DeckSize | null {
  // Not fetched here: the part of the page that shows the deck loads it.
  const { data } = useQuery({ ...deckOptions(id), enabled: false });
  if (format === 'document' && data) return deckSize(data.deck.cards);
  return cards === null ? null : { cards };
}
