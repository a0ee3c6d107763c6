import type { Block, TextRun } from '../blocks';
import { pushRun } from './text-runs';

/** The items of a list as lines of text, with their markers. */
export function listLines(list: Extract<Block, { kind: 'list' }>): TextRun[][] {
  let number = list.start;
  return list.items.map(({ level, runs }) => {
    const marker = list.ordered && level === 0 ? `${number++}${list.close ?? '.'} ` : `${'  '.repeat(level)}• `;
    return joinRuns([[{ text: marker }], runs], '');
  });
}

/** The runs one after the other, with a text between parts that are not empty. */
export function joinRuns(parts: readonly (readonly TextRun[])[], between: string): TextRun[] {
  const out: TextRun[] = [];
  parts.forEach((runs, at) => {
    if (at > 0 && out.length > 0 && runs.length > 0) pushRun(out, between);
    for (const { text, ...style } of runs) pushRun(out, text, style);
  });
  return out;
}
