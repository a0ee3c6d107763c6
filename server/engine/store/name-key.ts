/**
 * What lists sort and search by: the NFKC name in lower case (wire.md). Both forms of the Greek sigma are one: which of
 * them a capital becomes depends on whether the word ends there, and a search may end where the name does not.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ');
}
