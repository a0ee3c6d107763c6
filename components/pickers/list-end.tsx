import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { LoadingState } from '@/components/ui/states';
import { say } from '@/lib/words/say';
import type { PickerList } from './picker-source';

type Props = {
  list: PickerList<unknown>;
  noun: readonly [one: string, many: string];
  query: string;
  /** Whether a text that matches nothing may be taken as it is. */
  takesAny: boolean;
};

/** What stands below the options: that more are coming, that there are none, that something failed, that this is all. */
export function ListEnd({ list, noun, query, takesAny }: Props) {
  const [one, many] = noun;
  const count = `${list.rows.length} ${list.rows.length === 1 ? one : many}`;
  const ending = takesAny ? ` ${say('Enter takes it as it is.')}` : '';
  const words = {
    loading: say('Loading {many}', { many }),
    error: say('The {many} could not be loaded.', { many }),
    empty: query.trim()
      ? say('No {one} matches “{query}”.{ending}', { one, query: query.trim(), ending })
      : say('There are no {many} yet.', { many }),
    more: say('{count}, more below', { count }),
    loadingMore: say('{count}, loading more', { count }),
    broken: say('The next page could not be loaded.'),
    end: count,
  } satisfies Record<PickerList<unknown>['state'], string>;
  const failed = list.state === 'error' || list.state === 'broken';
  return (
    <div className="border-t border-hairline px-3 py-2 text-12 text-quiet first:border-t-0">
      {list.state === 'loading' && <LoadingState label={words.loading} rows={3} />}
      <p role="status" className={classNames(list.state === 'loading' && 'sr-only', failed && 'font-medium text-bad')}>
        {words[list.state]}
      </p>
      {failed && (
        <div className="mt-1 flex items-center justify-between gap-2">
          <span className="wrap-anywhere">{list.message}</span>
          <Button size="small" onClick={list.retry}>
            {say('Try again')}
          </Button>
        </div>
      )}
    </div>
  );
}
