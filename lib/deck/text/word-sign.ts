/** Scripts whose words have no spaces between them, so that emphasis may begin and end anywhere. */
export const SPACELESS = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}`;

/** A letter, digit or accent of a script with spaces. */
export const WORD_SIGN = String.raw`(?![${SPACELESS}])[\p{L}\p{N}\p{M}]`;
