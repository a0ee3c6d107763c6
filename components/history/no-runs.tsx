import Link from 'next/link';
import type { HistoryFilter } from '@/components/data/history';
import { Button, buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/states';
import { say } from '@/lib/words/say';
import { countFilters } from './history-filter';
import { MakeSample } from './make-sample';

type Props = { filter: HistoryFilter; onClear: () => void };

/** Nothing matches, the bin is empty, or nothing was made yet. */
export function NoRuns({ filter, onClear }: Props) {
  const query = filter.query.trim();
  if (countFilters(filter) > 0)
    return (
      <EmptyState title={say('No run matches')} action={<Button onClick={onClear}>{say('Show all runs')}</Button>}>
        {query ? (
          <span className="wrap-anywhere">
            {countFilters(filter) > 1
              ? say('No title, text, instructions or note holds “{query}” with these filters.', { query })
              : say('No title, text, instructions or note holds “{query}”.', { query })}
          </span>
        ) : (
          say('Try fewer filters.')
        )}
      </EmptyState>
    );
  if (filter.bin === '1')
    return (
      <EmptyState
        title={say('The bin is empty')}
        action={
          <Link href="/history" className={buttonClasses('outline')}>
            {say('Back to the history')}
          </Link>
        }
      >
        {say('What you delete from the history lies here for 30 days, then it goes.')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={say('No runs yet')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link href="/" className={buttonClasses('next')}>
            {say('Compose the first one')}
          </Link>
          <MakeSample />
        </div>
      }
    >
      {say(
        'Each run you send is kept here, with its request, its result and its files. A sample shows you how that looks: six cards, free, made on this machine.',
      )}
    </EmptyState>
  );
}
