import { classNames } from '@/components/ui/class-names';
import { LoadingState, RetryButton } from '@/components/ui/states';
import { t, tPlural } from '@/lib/words/t';
import type { PickerList } from './use-picker-list';

type Props = {
  list: PickerList<unknown>;
  query: string;
  /** Whether a text without a match may be used as the value. */
  takesAny: boolean;
};

/** The last line of the list: loading, empty, failed, or complete. */
export function ListEnd({ list, query, takesAny }: Props) {
  const count = tPlural(list.rows.length, { one: '{count} result', other: '{count} results' });
  const words = {
    loading: t('Loading…'),
    error: t('Couldn’t load the list.'),
    empty: emptyWords(query.trim(), takesAny),
    more: count,
    loadingMore: t('Loading…'),
    broken: t('Couldn’t load more.'),
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
          <RetryButton size="small" onClick={list.retry} />
        </div>
      )}
    </div>
  );
}

function emptyWords(query: string, takesAny: boolean): string {
  if (query === '') return t('Nothing here yet.');
  return takesAny
    ? t('No matches for “{query}”. Press Enter to use it anyway.', { query })
    : t('No matches for “{query}”.', { query });
}
