import Link from 'next/link';
import type { HistoryFilter } from '@/components/data/history';
import { Button, buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/states';
import { hasSearchWords } from '@/lib/words/has-search-words';
import { t } from '@/lib/words/t';
import { countFilters } from './filter/history-filter';
import { MakeSample } from './make-sample';

type Props = { filter: HistoryFilter; onClear: () => void };

/** The empty state: no matches, empty trash, or no runs yet. */
export function NoRuns({ filter, onClear }: Props) {
  if (countFilters(filter) > 0) {
    const { title, text } = noMatchWords(filter);
    return (
      <EmptyState title={title} action={<Button onClick={onClear}>{t('Show all runs')}</Button>}>
        <span className="wrap-anywhere">{text}</span>
      </EmptyState>
    );
  }
  if (filter.bin === '1')
    return (
      <EmptyState
        title={t('Trash is empty')}
        action={
          <Link href="/history" className={buttonClasses('outline')}>
            {t('Go to history')}
          </Link>
        }
      >
        {t('Deleted runs stay here for 30 days.')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('No runs yet')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link href="/" className={buttonClasses('next')}>
            {t('Create a deck')}
          </Link>
          <MakeSample />
        </div>
      }
    >
      {t('Decks you create are kept here. The sample is free and takes a few seconds.')}
    </EmptyState>
  );
}

/** Why a filtered list is empty, and what to try. */
export function noMatchWords(filter: HistoryFilter): { title: string; text: string } {
  const query = filter.query.trim();
  const { since, until } = filter;
  if (since !== '' && until !== '' && since > until)
    return {
      title: t('Check the dates'),
      text: t('“From” is later than “To”.'),
    };
  const title = t('No runs match');
  if (query === '') return { title, text: t('Try fewer filters.') };
  if (!hasSearchWords(query)) return { title, text: t('“{query}” has no letters or digits. Try a word.', { query }) };
  return countFilters(filter) > 1
    ? { title, text: t('Nothing found for “{query}” with these filters. Try fewer filters or words.', { query }) }
    : { title, text: t('Nothing found for “{query}”. Check the spelling or try fewer words.', { query }) };
}
