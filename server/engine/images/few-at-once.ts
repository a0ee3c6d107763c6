import 'server-only';
import { limitConcurrency } from '../../outbound/limit-concurrency';

/** Drawing art holds whole pictures in memory, so only two are drawn at a time, across all decks. */
export const fewAtOnce = limitConcurrency(2);
