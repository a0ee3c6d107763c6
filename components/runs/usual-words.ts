import type { PastTime } from '@/lib/contract/estimate';
import { say } from '@/lib/words/say';

/** "usually 40 to 90 s", "usually 2 to 5 min", "usually about a second". */
export function usualWords({ from, to }: NonNullable<PastTime['time']>): string {
  if (to <= 1) return say('usually about a second');
  const [low, high, unit] = to >= 120 ? [Math.floor(from / 60), Math.ceil(to / 60), 'min'] : [from, to, 's'];
  if (low === 0) return say('usually under {high} {unit}', { high, unit });
  return low === high
    ? say('usually about {high} {unit}', { high, unit })
    : say('usually {low} to {high} {unit}', { low, high, unit });
}
