import 'server-only';
import { englishMessage } from '@/lib/words/stored-messages';

/**
 * Our own requests nest about ten levels. Zod and `JSON.stringify` recurse, and overflow the stack at a few thousand.
 */
const MAX_DEPTH = 64;

export const TOO_DEEP = englishMessage('must not be nested more than {max} levels deep', { max: MAX_DEPTH });

/** Whether a parsed JSON value nests deeper than the program accepts. Does not recurse. */
export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    const next: unknown[] = [];
    for (const each of level)
      if (typeof each === 'object' && each !== null) for (const inner of Object.values(each)) next.push(inner);
    level = next;
  }
  return false;
}
