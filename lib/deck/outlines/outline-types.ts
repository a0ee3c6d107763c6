/** An outline in the list of its language. */
export type OutlineEntry = {
  id: string;
  /** Its name, for people. */
  label: string;
  /** Words of a prompt that find it. One with a hyphen at its start is the end of a compound word. */
  words: string[];
};

/** A card of an outline: its heading and the questions to answer there. */
export type OutlineSection = {
  heading: string;
  questions: string[];
  /** A table to fill in instead of the questions: its header and the first cell of each row. */
  table?: { header: string[]; rows: string[] };
  /** Whether a short deck keeps this card. */
  isCore?: boolean;
};

/** The id of the additional cards for long decks, which are no outline of their own. */
export const MORE_CARDS = 'more';
