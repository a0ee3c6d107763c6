import type { HistoryFilter } from '@/components/data/history';
import { hasSearchWords } from '@/lib/words/has-search-words';
import { say } from '@/lib/words/say';
import { countFilters } from './history-filter';

/**
 * Why a filtered list is empty. What is searched by words is never said to be nowhere: the search looks for beginnings
 * of words, and for letters and digits alone.
 */
export function noMatchWords(filter: HistoryFilter): { title: string; text: string } {
  const query = filter.query.trim();
  const { since, until } = filter;
  if (since !== '' && until !== '' && since > until)
    return {
      title: say('The dates are the wrong way round'),
      text: say('“From” is a later day than “to”: no run can lie between them.'),
    };
  const title = say('No run matches');
  if (query === '') return { title, text: say('Try fewer filters.') };
  if (!hasSearchWords(query))
    return {
      title,
      text: say('The search looks for letters and digits only, and “{query}” has none. Try a word.', { query }),
    };
  const found =
    countFilters(filter) > 1
      ? say('“{query}” was not found in title, text, instructions or note with these filters.', { query })
      : say('“{query}” was not found in title, text, instructions or note.', { query });
  const how = say('Only whole words are looked for, the last of them also by its beginning; no emoji, no punctuation.');
  return { title, text: `${found} ${how}` };
}
