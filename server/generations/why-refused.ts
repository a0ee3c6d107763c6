import type { ExportedRun } from '@/lib/contract/history-file';
import { problemsOf } from '@/lib/contract/problems';
import { asItCame, inEnglish, type Kept } from '@/lib/words/say-kept';

/** What the members of a run in a file are to somebody who reads why it was not taken in. */
const MEMBERS = {
  id: inEnglish('Its id'),
  submissionId: inEnglish('The id of its submission'),
  title: inEnglish('Its title'),
  state: inEnglish('Its state'),
  target: inEnglish('Where it was sent'),
  operation: inEnglish('Its operation'),
  format: inEnglish('Its format'),
  cards: inEnglish('The number of its cards'),
  createdAt: inEnglish('The moment it was made'),
  sentAt: inEnglish('The moment it was sent'),
  endedAt: inEnglish('The moment it ended'),
  credits: inEnglish('What it cost'),
  star: inEnglish('Its star'),
  note: inEnglish('Its note'),
  request: inEnglish('Its request'),
  draft: inEnglish('Its draft'),
  generationId: inEnglish("The service's id of it"),
  artifactId: inEnglish('The id of its result'),
  artifactUrl: inEnglish('The address of its result'),
  madeFrom: inEnglish('What it was made from'),
  family: inEnglish('The group it belongs to'),
  warnings: inEnglish('Its warnings'),
  error: inEnglish('Its error'),
} satisfies Record<keyof ExportedRun, Kept>;

/** Why a row of a file is no run that can be taken in: the first thing that is wrong with it. */
export function whyRefused(given: unknown, issues: Parameters<typeof problemsOf>[0]): Kept {
  const [first] = problemsOf(issues);
  if (!first || typeof given !== 'object' || given === null || Array.isArray(given)) return inEnglish('It is no run');
  const why = asItCame(first.message);
  const [member = ''] = first.path.split(/[.[]/, 1);
  // The words of the interface, which the composer shows beside its own.
  if (member === 'request' && first.path.startsWith('request.'))
    return inEnglish('In its request, {path} {why}', { path: first.path.slice('request.'.length), why });
  const what = Object.hasOwn(MEMBERS, member) ? MEMBERS[member as keyof ExportedRun] : null;
  return what ? inEnglish('{what} {why}', { what, why }) : inEnglish('{path} {why}', { path: first.path, why });
}

export const AHEAD = inEnglish('It is dated later than now, as the clock of this machine has it');

/** A day: the clocks of two machines differ, and by then such a run is one of the past as well. */
const TOLERANCE = 24 * 60 * 60 * 1000;

/**
 * Whether a run is dated in the future. It would stand first, as of "now", until that day comes. It is refused rather
 * than dated anew: a run is taken in whole or not at all, and a moment that we made up would change its place, its
 * day and how long it took, with nothing that tells it from a true one. Who has such a file can set the clock, or the
 * date in the file, right, and take it in again.
 */
export function isAhead({ createdAt, sentAt, endedAt }: ExportedRun, now: Date): boolean {
  const latest = Math.max(...[createdAt, sentAt, endedAt].map((at) => (at === null ? 0 : Date.parse(at))));
  return latest > now.getTime() + TOLERANCE;
}
