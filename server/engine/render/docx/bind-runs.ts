import type { TextRun } from '@/lib/deck/blocks';
import { type Binding, boundSpaces } from '@/lib/deck/layout/bind-figures';

const NO_BREAK = '\u00a0';

/** The runs with no-break spaces in dates and between figures and their units, as in the PDF. Code stays as written. */
export function bindRuns(runs: readonly TextRun[], binding: Binding): TextRun[] {
  const units = runs
    .map(({ text }) => text)
    .join('')
    .split('');
  for (const at of boundSpaces(units.join(''), binding)) units[at] = NO_BREAK;
  let from = 0;
  return runs.map((run) => {
    from += run.text.length;
    return run.code ? run : { ...run, text: units.slice(from - run.text.length, from).join('') };
  });
}
