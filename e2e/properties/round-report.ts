import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** The results of one round of `npm run check:properties`. */
export const roundReport = z.object({ tests: z.number(), failures: z.array(z.string()) });
export type RoundReport = z.infer<typeof roundReport>;

const CAUSE_LINES = 12;
const LINE_LENGTH = 4000;

/** The seed, path and counterexample from fast-check's message, and the beginning of the assertion's message. */
export function describeFailure({ message, cause }: { message: string; cause?: unknown }): string {
  const [found = ''] = message.split(/\n+Hint: /);
  const why = cause instanceof Object && 'message' in cause ? String(cause.message) : '';
  return stripVTControlCharacters([found, ...why.split('\n').slice(0, CAUSE_LINES)].join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `    ${line.slice(0, LINE_LENGTH)}`)
    .join('\n');
}
