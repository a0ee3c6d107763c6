import type { TextRun } from '../blocks';
import type { TextFont } from './measure/text-font';

const SEPARATED = /\d[.,'’]\d/;

/**
 * Gives each word with a numeral that has separators, such as `14,000`, a run of its own. Negative letter spacing would
 * push the digits over the comma.
 */
export function partNumerals(runs: TextRun[]): TextRun[] {
  if (!runs.some(({ text }) => SEPARATED.test(text))) return runs;
  return runs.flatMap((run) => (SEPARATED.test(run.text) ? partsOf(run) : [run]));
}

function partsOf(run: TextRun): TextRun[] {
  const parts: TextRun[] = [];
  let from = 0;
  const add = (to: number) => {
    if (to > from) parts.push({ ...run, text: run.text.slice(from, to) });
    from = to;
  };
  for (const { 0: word, index } of run.text.matchAll(/\S+/g)) {
    if (!SEPARATED.test(word)) continue;
    add(index);
    add(index + word.length);
  }
  add(run.text.length);
  return parts;
}

/** The letter spacing of a run of a text whose numerals are parted, in ems. */
export function trackingOf({ text }: TextRun, { tracking }: TextFont): number {
  return tracking < 0 && SEPARATED.test(text) ? 0 : tracking;
}
