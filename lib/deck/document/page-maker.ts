import { type Stack, stackHeight } from '../layout/measure/stack';
import type { ColumnNotes, Stretch } from '../layout/split-columns';
import type { Points } from '../units';
import type { DocumentItem } from './document-flow';

export type LaidOut = { stack: Stack; notes: ColumnNotes; stretches: Stretch[] };

/** `stackOf`: the stack of items; `layOut`: also its pages. */
export type PageMaker = {
  room: Points;
  stackOf(items: readonly DocumentItem[]): Stack;
  layOut(items: readonly DocumentItem[]): LaidOut;
};

/** The height of the footnotes of slices, with the rule above them. */
export function notesHeight(notes: ColumnNotes, from: number, to: number): Points {
  let height: Points = 0;
  for (let at = from; at < to; at += 1) height += notes.heightOf(at);
  return height > 0 ? height + notes.rule : 0;
}

/** The empty space at the foot of a page. */
export function gapOn({ stack, notes, stretches }: LaidOut, page: number, room: Points): Points {
  const { from, to } = stretches[page]!;
  return room - stackHeight(stack, from, to) - notesHeight(notes, from, to);
}
