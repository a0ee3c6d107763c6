export { titleOf } from '@/lib/composer/title-of';

/** What a search looks in: NFKC and lower case, as the service folds names (wire.md, "Lists"). */
export function titleKey(title: string): string {
  return title.normalize('NFKC').toLowerCase();
}
