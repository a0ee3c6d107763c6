import type { RunSearch } from './list-keys';
import type { OrderKey } from './run-order';

/**
 * The operations of a database's word search, each taking milliseconds; `find-runs.ts` combines them into an answer.
 */
export type WordSearch = {
  /** A quick look: the page, or the share of runs that contain the words, from 0 to 1. */
  begin(search: RunSearch): Promise<Begun>;
  /**
   * The page from at most `most` runs that contain the words; `isWhole`: there were no more of them, or none of the
   * others can come before these.
   */
  few(search: RunSearch, most: number): Promise<Found>;
  /** The page from at most `most` rows of the list, checking which contain the words; `isWhole` as above. */
  walk(search: RunSearch, most: number): Promise<Found>;
  /** The page from all runs that contain the words, `step` of them per statement where a statement blocks others. */
  all(search: RunSearch, step: number): Promise<OrderKey[]>;
  /** The same as a stream of steps, each in order: for a list by time, their concatenation is the whole result. */
  steps(search: RunSearch, step: number): AsyncGenerator<OrderKey[]>;
};

export type Found = { found: OrderKey[]; isWhole: boolean };

export type Begun = Found & { share: number };
