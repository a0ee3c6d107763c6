import { englishMessage } from '@/lib/words/stored-messages';
import type * as z from '../zod';

/** A problem with a request: a dotted `path` (`folderIds[0]`, `cardOptions.dimensions`), or `body` for the whole. */
export type Problem = { path: string; message: string };

/** Further problems are summarised in a last entry, so that a hostile body cannot cause a huge response. */
export const MAX_PROBLEMS = 50;

const MAX_SEGMENT = 60;

/** Formats a path. A key that is not a plain word is quoted, and a long one shortened, because keys are untrusted. */
export function formatPath(segments: readonly PropertyKey[]): string {
  let path = '';
  for (const segment of segments) {
    if (typeof segment === 'number') path += `[${segment}]`;
    else if (/^[A-Za-z_$][\w$-]{0,59}$/.test(String(segment))) path += `${path && '.'}${String(segment)}`;
    else path += `[${quoted(String(segment))}]`;
  }
  return path || 'body';
}

/** As in JSON, but spaces and colons are escaped too, so that a numbered message can be parsed. */
function quoted(key: string): string {
  const short = key.length > MAX_SEGMENT ? `${key.slice(0, MAX_SEGMENT)}…` : key;
  return JSON.stringify(short).replace(
    /[\s:\]\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Converts schema issues to problems, in schema order: one per unknown member with its path, without duplicates,
 * limited to `MAX_PROBLEMS` with a last entry that counts the rest.
 */
export function problemsOf(issues: readonly z.core.$ZodIssue[]): Problem[] {
  const byText = new Map<string, Problem>();
  let more = 0;
  for (const { path, message } of findingsOf(issues)) {
    // A body may have hundreds of thousands of unknown members: above the limit they are only counted.
    if (byText.size >= MAX_PROBLEMS) {
      more += 1;
      continue;
    }
    const problem = { path: formatPath(path), message };
    byText.set(`${problem.path}\n${message}`, problem);
  }
  const problems = [...byText.values()];
  return more === 0
    ? problems
    : [...problems, { path: 'body', message: englishMessage('has {more} more problems', { more }) }];
}

function* findingsOf(issues: readonly z.core.$ZodIssue[]): Generator<{ path: PropertyKey[]; message: string }> {
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') yield issue;
    else
      for (const key of [...issue.keys].sort())
        yield { path: [...issue.path, key], message: englishMessage('is not a known member') };
  }
}
