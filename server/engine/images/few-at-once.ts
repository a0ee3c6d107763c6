import 'server-only';
import { limitConcurrency } from './limit-concurrency';

/** Drawing our own art holds whole pictures in memory: the program draws two at a time, whatever decks are being made. */
export const fewAtOnce = limitConcurrency(2);
