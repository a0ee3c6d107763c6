import type { Block, TextRun } from '../blocks';

export type RunStyle = Omit<TextRun, 'text'>;

export function plainText(runs: readonly TextRun[]): string {
  let text = '';
  for (const run of runs) text += run.text;
  return text;
}

/** Appends styled text, extending the last run if its style is the same. Mutates `runs`, so the caller must own it. */
export function pushRun(runs: TextRun[], text: string, style: RunStyle = {}): void {
  if (text === '') return;
  const last = runs.at(-1);
  if (last && isSameStyle(last, style)) runs[runs.length - 1] = { ...last, text: last.text + text };
  else runs.push({ ...style, text });
}

function isSameStyle(a: RunStyle, b: RunStyle): boolean {
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.code === b.code &&
    a.strike === b.strike &&
    a.href === b.href &&
    a.note === b.note
  );
}

/** The runs between two offsets (UTF-16 units in their joined text). */
export function sliceRuns(runs: readonly TextRun[], from: number, to = Number.POSITIVE_INFINITY): TextRun[] {
  const out: TextRun[] = [];
  let at = 0;
  for (const run of runs) {
    const end = at + run.text.length;
    if (end > from && at < to) {
      const text = run.text.slice(Math.max(0, from - at), to - at);
      if (text !== '') out.push(text.length === run.text.length ? run : { ...run, text });
    }
    at = end;
  }
  return out;
}

/** The runs without white space at either end. */
export function trimRuns(runs: readonly TextRun[]): TextRun[] {
  const text = plainText(runs);
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  return start === 0 && end === text.length ? [...runs] : sliceRuns(runs, start, Math.max(start, end));
}

/** The lines of styled text that are not empty, without white space at their ends. At most `most` of them. */
export function splitLines(runs: readonly TextRun[], most = Number.POSITIVE_INFINITY): TextRun[][] {
  const lines: TextRun[][] = [];
  let from = 0;
  for (const line of plainText(runs).split('\n')) {
    if (lines.length >= most) break;
    const own = trimRuns(sliceRuns(runs, from, from + line.length));
    if (own.length > 0) lines.push(own);
    from += line.length + 1;
  }
  return lines;
}

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
