import type { EditorState } from '@codemirror/state';
import { breakLines, cutsField } from './break-lines';
import { firstFrom } from './card-gutter';

/** Where one writes: the line (from 1) and, where breaks cut the text, the card (from 0). */
export type CaretPlace = { line: number; card: number | null };

const PACE_MS = 120;

/** Tells where the caret stands, a little after it moved: a key sets a timer at most, whatever follows the caret. */
export class CaretOut {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly tell: (place: CaretPlace) => void) {}

  /** @param state gives the state as it is when it is told, not as it was when the caret moved */
  moved(state: () => EditorState) {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.tell(placeOf(state()));
    }, PACE_MS);
  }

  close() {
    clearTimeout(this.timer);
  }
}

/** A marker's own line belongs to the card it ends. */
function placeOf(state: EditorState): CaretPlace {
  const { from, number } = state.doc.lineAt(state.selection.main.head);
  const { markers } = state.field(breakLines);
  const isCut = markers.length > 0 && state.field(cutsField);
  return { line: number, card: isCut ? firstFrom(markers, from) : null };
}
