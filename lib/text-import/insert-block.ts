/** Replaces `from` to `to` with `insert`, in UTF-16 offsets. */
export type TextChange = { from: number; to: number; insert: string };

/**
 * Replaces a range with a block of text that does not run into its neighbours: on lines of its own, with an empty line
 * between. A marker at its edge stays one, except at the very beginning of the text, where none counts.
 */
export function insertBlock(text: string, { from, to }: { from: number; to: number }, block: string): TextChange {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const isBeginning = before.trim() === '';
  const body = block.replace(/^\n+|\n+$/g, '');
  const own = isBeginning ? body.replace(/^(?:---\n+)+/, '') : body;
  const lead = isBeginning ? '' : '\n'.repeat(Math.max(0, 2 - lineEnds(before.slice(-4), /(?:\r?\n)*$/)));
  const needed = after.trim() === '' ? (/(?:^|\n)---$/.test(own) ? 1 : 0) : 2;
  const tail = '\n'.repeat(Math.max(0, needed - lineEnds(after.slice(0, 4), /^(?:\r?\n)*/)));
  return { from, to, insert: lead + own + tail };
}

function lineEnds(edge: string, pattern: RegExp): number {
  return (pattern.exec(edge)?.[0] ?? '').split('\n').length - 1;
}
