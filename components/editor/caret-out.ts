import type { EditorState } from '@codemirror/state';
import { breakLines, cutsField } from './break-lines';
import { firstFrom } from './card-gutter';

/** The caret position: the line (1-based) and, when --- lines split the text, the card (0-based). */
export type CaretPlace = { line: number; card: number | null };

const THROTTLE_MS = 120;

/** Reports the caret position, throttled: a keystroke only sets a timer, so a slow listener cannot delay typing. */
export class CaretOut {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly report: (place: CaretPlace) => void) {}

  /** @param state returns the state at the time of the report, not at the time of the move */
  moved(state: () => EditorState) {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.report(placeOf(state()));
    }, THROTTLE_MS);
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
