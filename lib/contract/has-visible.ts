/**
 * Whether a text has any visible character; if not, it counts as empty. Whitespace, zero-width and direction
 * characters, and the blank letters of Korean and Braille are invisible.
 */
export function hasVisible(text: string): boolean {
  return /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
