import type { EditorState, Text } from '@codemirror/state';
import { breakLines, cutsField, firstFrom } from './break-lines';

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

/** Length in characters from which the text is reported after a pause instead of on each keystroke. */
const LONG_TEXT = 20_000;
const DEBOUNCE_MS = 250;
/** The number of reports remembered, more than a busy page leaves unrendered. */
const MAX_REPORTS = 100;

/** Events other than typing after which code may read the form, so it must be up to date. */
const FLUSH_EVENTS = ['pointerdown', 'click', 'submit', 'pagehide', 'visibilitychange'] as const;

/**
 * Writes the editor's text to the form. For a long text, building the string takes longer than a frame, so it is
 * debounced until a pause, a key with Ctrl or ⌘ (which may submit), or one of the events above.
 */
export class TextOut {
  /** The last text that the form is known to have, followed by the later reports, oldest first. */
  private reports: string[];
  private waiting: Text | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    text: string,
    private readonly report: (text: string) => void,
  ) {
    this.reports = [text];
    for (const event of FLUSH_EVENTS) window.addEventListener(event, this.flush, true);
    window.addEventListener('keydown', this.onKey, true);
  }

  changed(doc: Text) {
    this.waiting = doc;
    if (doc.length <= LONG_TEXT) return this.flush();
    clearTimeout(this.timer);
    this.timer = setTimeout(this.flush, DEBOUNCE_MS);
  }

  /**
   * Whether the form's text did not come from this editor. React passes a reported text back with a delay, so more
   * may have been reported since. A report counts as ours until a later one has come back.
   */
  isForeign(text: string): boolean {
    const at = this.reports.lastIndexOf(text);
    if (at === -1) return true;
    this.reports.splice(0, at);
    return false;
  }

  /** The form's text is now the editor's. */
  adopt(text: string) {
    this.reports = [text];
    this.waiting = null;
    clearTimeout(this.timer);
  }

  flush = () => {
    clearTimeout(this.timer);
    if (!this.waiting) return;
    const text = this.waiting.sliceString(0, undefined, '\n');
    this.waiting = null;
    this.reports.push(text);
    if (this.reports.length > MAX_REPORTS) this.reports.shift();
    this.report(text);
  };

  close() {
    this.flush();
    for (const event of FLUSH_EVENTS) window.removeEventListener(event, this.flush, true);
    window.removeEventListener('keydown', this.onKey, true);
  }

  private onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) this.flush();
  };
}
