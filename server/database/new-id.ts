import 'server-only';
import { randomBytes } from 'node:crypto';

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
