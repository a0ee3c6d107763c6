import type { HistoryFilter } from '@/components/data/history';
import type { SavedView, ViewToSave } from '@/lib/contract/saved-view';
import { readFilter, writeFilter } from './history-filter';

/** What a saved view shows, as the page holds it. What a later program no longer knows counts as not set. */
export function filterOfView({ filter }: Pick<SavedView, 'filter'>): HistoryFilter {
  return { ...readFilter(new URLSearchParams(filter)), family: '', bin: '' };
}

/** The inverse: only what is set. The bin and a family are places of their own, not ways to look at the history. */
export function viewOfFilter({ bin: _bin, family: _family, ...filter }: HistoryFilter): ViewToSave['filter'] {
  const kept = { ...filter, query: filter.query.trim() };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== ''));
}

/** The address of a view, without the page; '' for the history as it is. */
export function addressOfView(view: Pick<SavedView, 'filter'>): string {
  return writeFilter(filterOfView(view));
}
