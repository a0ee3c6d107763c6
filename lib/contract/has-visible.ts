/**
 * Whether anything of a text is to be seen: else it counts as empty, however many signs it has. Blanks of every kind,
 * signs of no width, marks of direction and the blank letters of Korean and Braille show nothing.
 */
export function hasVisible(text: string): boolean {
  return /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
