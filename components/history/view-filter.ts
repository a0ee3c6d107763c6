import type { HistoryFilter } from '@/components/data/history';
import type { SavedView, ViewToSave } from '@/lib/contract/saved-view';
import { readFilter, writeFilter } from './history-filter';

/** Converts a saved view to a filter. Values that are no longer known count as not set. */
export function filterOfView({ filter }: Pick<SavedView, 'filter'>): HistoryFilter {
  return { ...readFilter(new URLSearchParams(filter)), family: '', bin: '' };
}

/** The inverse: only values that are set. Trash and family are separate places and not part of a view. */
export function viewOfFilter({ bin: _bin, family: _family, ...filter }: HistoryFilter): ViewToSave['filter'] {
  const kept = { ...filter, query: filter.query.trim() };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== ''));
}

/** The query string of a view; '' for the unfiltered history. */
export function addressOfView(view: Pick<SavedView, 'filter'>): string {
  return writeFilter(filterOfView(view));
}
