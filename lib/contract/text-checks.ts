// Without the schema library, because pages load it after the form.

/**
 * Whether a text has any visible character; if not, it counts as empty. Whitespace, zero-width and direction
 * characters, and the blank letters of Korean and Braille are invisible.
 */
export function hasVisible(text: string): boolean {
  return /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/** Control characters, which no single-line text contains and some databases refuse. */
export function hasControls(text: string): boolean {
  return /\p{Cc}|\p{Cs}/u.test(text);
}

/** How two names of columns are compared. */
export function columnKey(name: string): string {
  return name.trim().toLowerCase();
}
