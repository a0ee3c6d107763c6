import { hasVisible } from '@/lib/contract/text-checks';

export { titleOf } from '@/lib/composer/title-of';

/** A title as it is stored and sent: an invisible title becomes empty, and the interface shows "Untitled". */
export function shownTitle(title: string): string {
  return hasVisible(title) ? title : '';
}

/** The text that a search examines: NFKC and lower case, as the service folds names (docs/spec/settled-points.md#4). */
export function titleKey(title: string): string {
  return title.normalize('NFKC').toLowerCase();
}

/** The sort key of a list. Folding may make a title much longer, and indexes limit the length of a key. */
export function titleSort(title: string): string {
  return titleKey(title)
    .slice(0, 100)
    .replace(/[\ud800-\udbff]$/, '');
}
