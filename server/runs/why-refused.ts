import type { ExportedRun } from '@/lib/contract/history-file';
import { problemsOf } from '@/lib/contract/problems';
import { englishMessage, type StoredMessage, verbatim } from '@/lib/words/stored-messages';

/** Why a row of a file cannot be imported as a run: the first problem found. */
export function whyRefused(given: unknown, issues: Parameters<typeof problemsOf>[0]): StoredMessage {
  const [first] = problemsOf(issues);
  if (!first || typeof given !== 'object' || given === null || Array.isArray(given)) return englishMessage('Not a run');
  const why = verbatim(first.message);
  return first.path === 'state' ? why : englishMessage('{path} {why}', { path: first.path, why });
}

export const AHEAD = englishMessage('Its date is in the future');

/** A day: the clocks of two machines differ, and by then such a run is in the past as well. */
const TOLERANCE = 24 * 60 * 60 * 1000;

/**
 * Whether a run is dated in the future. It would be listed first until that day. It is refused rather than redated: a
 * run is imported unchanged or not at all, and an invented time would change its position, its day and its duration
 * without a trace. The person can correct the clock, or the date in the file, and import it again.
 */
export function isAhead({ createdAt, sentAt, endedAt }: ExportedRun, now: Date): boolean {
  const latest = Math.max(...[createdAt, sentAt, endedAt].map((at) => (at === null ? 0 : Date.parse(at))));
  return latest > now.getTime() + TOLERANCE;
}
