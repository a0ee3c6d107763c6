import { Decoration, type EditorView, WidgetType } from '@codemirror/view';
import type { NearLine } from '@/lib/composer/suggest/landmark-lines';
import { t } from '@/lib/words/t';
import { NEAR_MARKER_WORDS } from './near-marker-words';

/**
 * The note and the fix after a line that only looks like a marker. The notes below the text repeat it for screen
 * readers.
 */
export function nearNote(line: NearLine): Decoration {
  return Decoration.widget({ widget: new NearNote(line), side: 1 });
}

class NearNote extends WidgetType {
  constructor(readonly line: NearLine) {
    super();
  }
  override eq({ line }: NearNote): boolean {
    return line.index === this.line.index && line.kind === this.line.kind && line.text === this.line.text;
  }
  override toDOM(view: EditorView): HTMLElement {
    const note = document.createElement('span');
    note.className = 'cm-near';
    note.setAttribute('aria-hidden', 'true');
    note.append(NEAR_MARKER_WORDS[this.line.kind]);
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.textContent = t('Fix');
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => {
      view.dispatch({ changes: this.line.fix, userEvent: 'input.fix' });
      view.focus();
    });
    note.append(button);
    return note;
  }
  override ignoreEvent(): boolean {
    return true;
  }
}
