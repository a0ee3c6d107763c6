import { StateEffect, StateField, type Transaction } from '@codemirror/state';
import { type BreakLines, findLandmarks, type Landmark, readBreakLines } from '@/lib/composer/suggest/landmark-lines';

/** Whether --- lines split the text, and are drawn and numbered as splits. */
export const setCuts = StateEffect.define<boolean>();

export const cutsField = StateField.define<boolean>({
  create: () => true,
  update: (cuts, transaction) => transaction.effects.find((effect) => effect.is(setCuts))?.value ?? cuts,
});

type Value = BreakLines & { landmarks: readonly Landmark[] };

/** All markers and near-markers of the text. Updated incrementally: a change only rescans the lines it touched. */
export const breakLines = StateField.define<Value>({
  create: ({ doc }) => linesOf(findLandmarks(doc.sliceString(0)), doc.length),
  update(value, transaction) {
    if (!transaction.docChanged) return value;
    return linesOf(landmarksAfter(value.landmarks, transaction), transaction.newDoc.length);
  },
});

function linesOf(landmarks: readonly Landmark[], length: number): Value {
  return { landmarks, ...readBreakLines(landmarks, length) };
}

function landmarksAfter(before: readonly Landmark[], { startState, newDoc, changes }: Transaction): Landmark[] {
  const after: Landmark[] = [];
  let at = 0;
  let shift = 0;
  let read = 0;
  const keepUntil = (end: number) => {
    for (; at < before.length && before[at]!.index < end; at += 1)
      after.push({ ...before[at]!, index: before[at]!.index + shift });
  };
  changes.iterChangedRanges((fromOld, toOld, fromNew, toNew) => {
    keepUntil(startState.doc.lineAt(fromOld).from);
    const endOfOld = startState.doc.lineAt(toOld).to;
    while (at < before.length && before[at]!.index <= endOfOld) at += 1;
    const from = Math.max(read, newDoc.lineAt(fromNew).from);
    const to = newDoc.lineAt(toNew).to;
    if (from <= to) after.push(...findLandmarks(newDoc.sliceString(from, to, '\n'), from));
    read = to + 1;
    shift = toNew - toOld;
  });
  keepUntil(Number.POSITIVE_INFINITY);
  return after;
}
