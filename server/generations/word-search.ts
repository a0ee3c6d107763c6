import type { RunSearch } from './list-keys';
import type { OrderKey } from './run-order';

/** What a database can do with the words of a search, each in milliseconds; `find-runs.ts` joins them to an answer. */
export type WordSearch = {
  /** What shows at once: the page, or how large a share of the runs holds the words, from 0 to 1. */
  begin(search: RunSearch): Promise<Begun>;
  /**
   * The page, out of so many runs that hold the words; `isWhole`: there were no more of them, or none of the others can
   * come before these.
   */
  few(search: RunSearch, most: number): Promise<Found>;
  /** The page, out of so many rows of the list, looking which hold the words; `isWhole` as above. */
  walk(search: RunSearch, most: number): Promise<Found>;
  /** The page, out of all that hold the words; `step` of them in a statement, where that holds up others. */
  all(search: RunSearch, step: number): Promise<OrderKey[]>;
  /** The same as it is gone through, each step in order: for a list by time, one after the other is the whole. */
  steps(search: RunSearch, step: number): AsyncGenerator<OrderKey[]>;
};

export type Found = { found: OrderKey[]; isWhole: boolean };
export type Begun = Found & { share: number };
