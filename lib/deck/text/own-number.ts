/** Begins with a number, a chapter or a part. */
const NUMBERED = /^\s*(?:\d|[IVX]+[.)]\s|§|chapter\b|part\b)/i;
const NUMBER = /^\s*((?:\d{1,3}(?:\.\d{1,3})*|[IVX]+))[.)]\s+(?=\S)/;

/** Whether a heading has a number of its own, so that it needs none of ours. */
export function hasOwnNumber(heading: string): boolean {
  return NUMBERED.test(heading);
}

/** "4. Summer party" as its number and its name. Headings of another form are a name alone. */
export function splitOwnNumber(heading: string): { number: string | null; name: string } {
  const found = NUMBER.exec(heading);
  return found ? { number: found[1]!, name: heading.slice(found[0].length) } : { number: null, name: heading };
}
