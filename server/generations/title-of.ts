import { hasVisible } from '@/lib/contract/has-visible';

export { titleOf } from '@/lib/composer/title-of';

/** A title as it is told and kept: one that shows nothing is none, and who shows it says "Untitled". */
export function shownTitle(title: string): string {
  return hasVisible(title) ? title : '';
}

/** What a search looks in: NFKC and lower case, as the service folds names (wire.md, "Lists"). */
export function titleKey(title: string): string {
  return title.normalize('NFKC').toLowerCase();
}

/** What a list is sorted by. Folding may make a title much longer, and an index takes no long ones. */
export function titleSort(title: string): string {
  return titleKey(title)
    .slice(0, 100)
    .replace(/[\ud800-\udbff]$/, '');
}
