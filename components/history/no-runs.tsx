import Link from 'next/link';
import type { HistoryFilter } from '@/components/data/history';
import { Button, buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/states';
import { say } from '@/lib/words/say';
import { countFilters } from './history-filter';
import { MakeSample } from './make-sample';
import { noMatchWords } from './no-match-words';

type Props = { filter: HistoryFilter; onClear: () => void };

/** Nothing matches, the bin is empty, or nothing was made yet. */
export function NoRuns({ filter, onClear }: Props) {
  if (countFilters(filter) > 0) {
    const { title, text } = noMatchWords(filter);
    return (
      <EmptyState title={title} action={<Button onClick={onClear}>{say('Show all runs')}</Button>}>
        <span className="wrap-anywhere">{text}</span>
      </EmptyState>
    );
  }
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
