/** Marks that can close a quotation, for use in a character class. Some of them open one in other languages. */
export const CLOSING_MARKS = '"\'“”‘’«»‹›」』';
/** Marks that can open a quotation, for use in a character class. */
export const OPENING_MARKS = '"\'„“”‚‘’«»‹›「『';
