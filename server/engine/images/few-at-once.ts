import 'server-only';
import { limitConcurrency } from './limit-concurrency';

/** Decoding and drawing hold whole pictures in memory: the process does few at a time, whatever decks are being made. */
export const fewAtOnce = limitConcurrency(2);
