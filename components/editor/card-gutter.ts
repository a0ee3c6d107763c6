import { type EditorState, RangeSet } from '@codemirror/state';
import { type EditorView, GutterMarker, gutter } from '@codemirror/view';
import { breakLines, cutsField } from './break-lines';

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
