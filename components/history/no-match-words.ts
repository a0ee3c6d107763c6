import type { HistoryFilter } from '@/components/data/history';
import { hasSearchWords } from '@/lib/words/has-search-words';
import { t } from '@/lib/words/t';
import { countFilters } from './history-filter';

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
