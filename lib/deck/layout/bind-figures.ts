import type { TextRun } from '../blocks';

/** A short figure and the word that it counts or dates: `14 March`, `10 %`, `5 km`. */
const FIGURE = /(?<=^|[\s(])(\d{1,4}\.?) (?=\p{L}{1,12}(?![\p{L}])|[%€$£])/gu;

const known = new WeakMap<TextRun[], TextRun[]>();

/** A heading's runs with no-break spaces behind its figures, so that no line ends with one. The same runs where there are none. */
export function bindFigures(runs: TextRun[]): TextRun[] {
  let bound = known.get(runs);
  if (!bound) {
    bound = runs.some(({ text }) => text.search(FIGURE) !== -1)
      ? runs.map((run) => ({ ...run, text: run.text.replace(FIGURE, '$1\u00a0') }))
      : runs;
    known.set(runs, bound);
  }
  return bound;
}
