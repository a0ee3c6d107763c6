import { Decoration, type EditorView, WidgetType } from '@codemirror/view';
import type { NearLine } from '@/lib/composer/landmark-lines';
import type { NearMarkerKind } from '@/lib/contract/near-markers';
import { perLocale } from '@/lib/words/per-locale';
import { t } from '@/lib/words/t';

const SHORT = perLocale(
  () =>
    ({
      spaces: t('no split: spaces around it'),
      dashes: t('no split: use three dashes'),
      firstLine: t('no split: nothing before it'),
      lastLine: t('no split: nothing after it'),
      codeFence: t('splits a code block'),
    }) satisfies Record<NearMarkerKind, string>,
);

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
    note.append(SHORT[this.line.kind]);
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
