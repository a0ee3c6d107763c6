/**
 * The key that lists sort and search by: the name in NFKC and lower case (docs/spec/settled-points.md#4). Both forms of
 * the lower-case Greek sigma are treated as one, because the form depends on whether the word ends there, and a query
 * may end in the middle of a name.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ');
}
