import { type EditorState, RangeSet, StateEffect, StateField, type Transaction } from '@codemirror/state';
import { type EditorView, GutterMarker, gutter } from '@codemirror/view';
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

class CardNumber extends GutterMarker {
  constructor(readonly card: number) {
    super();
  }
  override eq(other: CardNumber): boolean {
    return other.card === this.card;
  }
  override toDOM(): Node {
    return document.createTextNode(String(this.card));
  }
}

class Cut extends GutterMarker {
  override elementClass = 'cm-cut-gutter';
}
const CUT = new Cut();

/** Shows the card number beside each card's first line, and continues the split line through the gutter. */
export const cardGutter = gutter({
  class: 'cm-cards',
  lineMarker: (view, line) => numberAt(view.state, line.from),
  lineMarkerChange: (update) =>
    update.docChanged || update.startState.field(cutsField) !== update.state.field(cutsField),
  markers: (view) => cutsIn(view),
  initialSpacer: () => new CardNumber(88),
});

function numberAt(state: EditorState, from: number): CardNumber | null {
  const { markers } = state.field(breakLines);
  if (markers.length === 0 || !state.field(cutsField)) return null;
  if (from === 0) return new CardNumber(1);
  // A card begins on the line after its marker.
  const before = state.doc.lineAt(from - 1).from;
  const at = firstFrom(markers, before);
  return markers[at] === before ? new CardNumber(at + 2) : null;
}

function cutsIn(view: EditorView): RangeSet<GutterMarker> {
  const { markers } = view.state.field(breakLines);
  const { from, to } = view.viewport;
  const ranges = [];
  for (let at = firstFrom(markers, from); at < markers.length && markers[at]! <= to; at += 1)
    ranges.push(CUT.range(markers[at]!));
  return RangeSet.of(ranges);
}

/** The index of the first of the sorted `places` that is not before `from`. */
export function firstFrom(places: readonly number[], from: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
