/** At least this many letters in capitals are a style of writing, not an abbreviation. */
const FEWEST_CAPITALS = 9;

/** Whether a text is in capitals throughout. */
export function isShouted(text: string): boolean {
  return !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) >= FEWEST_CAPITALS;
}
