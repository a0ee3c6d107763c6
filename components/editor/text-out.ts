import type { Text } from '@codemirror/state';

/** Characters from which on the text is told when the typing pauses, not with each key. */
const LONG = 20_000;
const PAUSE_MS = 250;

/** Anything one does but write in the text: what follows may look at the form, which must then be up to date. */
const ELSEWHERE = ['pointerdown', 'click', 'submit', 'pagehide', 'visibilitychange'] as const;

/**
 * Tells the form what stands in the editor. To make one string of a long text takes longer than to draw a key, so then
 * it waits for a pause, for a key with Ctrl or ⌘ (which may send), or for anything done elsewhere in the page.
 */
export class TextOut {
  private told: string;
  private waiting: Text | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    text: string,
    private readonly tell: (text: string) => void,
  ) {
    this.told = text;
    for (const event of ELSEWHERE) window.addEventListener(event, this.flush, true);
    window.addEventListener('keydown', this.onKey, true);
  }

  changed(doc: Text) {
    this.waiting = doc;
    if (doc.length <= LONG) return this.flush();
    clearTimeout(this.timer);
    this.timer = setTimeout(this.flush, PAUSE_MS);
  }

  /** Whether the form holds something that did not come from here. */
  isNews(text: string): boolean {
    return text !== this.told;
  }

  /** The form's text is now the editor's. */
  took(text: string) {
    this.told = text;
    this.waiting = null;
    clearTimeout(this.timer);
  }

  flush = () => {
    clearTimeout(this.timer);
    if (!this.waiting) return;
    this.told = this.waiting.sliceString(0, undefined, '\n');
    this.waiting = null;
    this.tell(this.told);
  };

  close() {
    this.flush();
    for (const event of ELSEWHERE) window.removeEventListener(event, this.flush, true);
    window.removeEventListener('keydown', this.onKey, true);
  }

  private onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) this.flush();
  };
}
