import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in a time that depends neither on the lengths nor on the position of the first difference. */
export function sameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
