import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

let last = 0;

/**
 * `<prefix>_` and 30 characters that sort by creation time, strictly within one process. Not guessable: 80 of their
 * bits are random.
 */
export function newId(prefix: string, now: number = Date.now()): string {
  // Two ids in one millisecond stay ordered: the clock advances by one.
  last = Math.max(last + 1, now * 16);
  const time = last.toString(32).padStart(10, '0').slice(-10);
  return `${prefix}_${time}${randomBytes(10).toString('hex').slice(0, 20)}`;
}

/** The same UUID for the same text. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
