/** What lists sort and search by: the NFKC name in lower case (wire.md, "Lists"). */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
