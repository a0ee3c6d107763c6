import { Decoration, type EditorView, WidgetType } from '@codemirror/view';
import type { NearLine } from '@/lib/composer/landmark-lines';
import type { NearMarkerKind } from '@/lib/contract/near-markers';
import { say } from '@/lib/words/say';

const SHORT = {
  spaces: say('no break: spaces around it'),
  dashes: say('no break: not three dashes'),
  firstLine: say('no break: nothing before it'),
  lastLine: say('no break: no line after it'),
  codeFence: say('cuts this code'),
} satisfies Record<NearMarkerKind, string>;

/** The words and the mend behind a line that only looks like a break. The notes below the text say the same to a screen reader. */
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
    note.append(SHORT[this.line.kind]);
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.textContent = say('Mend');
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => {
      view.dispatch({ changes: this.line.mend, userEvent: 'input.mend' });
      view.focus();
    });
    note.append(button);
    return note;
  }
  override ignoreEvent(): boolean {
    return true;
  }
}
