import 'server-only';
import { randomBytes } from 'node:crypto';

/** A delimiter that the text cannot contain, for it is made after the text was written. */
export function newFence(text: string): string {
  let fence: string;
  do fence = `TEXT-${randomBytes(12).toString('hex')}`;
  while (text.includes(fence));
  return fence;
}
