import 'server-only';
import { randomBytes } from 'node:crypto';

/** A random delimiter that does not occur in the text. */
export function newFence(text: string): string {
  let fence: string;
  do fence = `TEXT-${randomBytes(12).toString('hex')}`;
  while (text.includes(fence));
  return fence;
}
