import type { HistoryFilter } from '@/components/data/history';
import { hasSearchWords } from '@/lib/words/has-search-words';
import { say } from '@/lib/words/say';
import { countFilters } from './history-filter';

/** Why a filtered list is empty, and what to try. */
export function noMatchWords(filter: HistoryFilter): { title: string; text: string } {
  const query = filter.query.trim();
  const { since, until } = filter;
  if (since !== '' && until !== '' && since > until)
    return {
      title: say('Check the dates'),
      text: say('“From” is later than “To”.'),
    };
  const title = say('No runs match');
  if (query === '') return { title, text: say('Try fewer filters.') };
  if (!hasSearchWords(query)) return { title, text: say('“{query}” has no letters or digits. Try a word.', { query }) };
  return countFilters(filter) > 1
    ? { title, text: say('Nothing found for “{query}” with these filters. Try fewer filters or words.', { query }) }
    : { title, text: say('Nothing found for “{query}”. Check the spelling or try fewer words.', { query }) };
}
