/** A number, "chapter" or "part" at the start. */
const NUMBERED = /^\s*(?:\d|[IVX]+[.)]\s|§|chapter\b|part\b)/i;
const NUMBER = /^\s*((?:\d{1,3}(?:\.\d{1,3})*|[IVX]+))[.)]\s+(?=\S)/;

/** Whether a heading already has a number and needs none of ours. */
export function hasOwnNumber(heading: string): boolean {
  return NUMBERED.test(heading);
}

/** Splits "4. Summer party" into its number and name. Headings of another form have only a name. */
export function splitOwnNumber(heading: string): { number: string | null; name: string } {
  const found = NUMBER.exec(heading);
  return found ? { number: found[1]!, name: heading.slice(found[0].length) } : { number: null, name: heading };
}
