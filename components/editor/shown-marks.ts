import { type Range, type RangeSet, RangeSet as Sets } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, type ViewUpdate, WidgetType } from '@codemirror/view';
import { imageAddresses, SKIP_WORDS } from '@/lib/composer/paste/image-addresses';
import type { NearLine } from '@/lib/composer/suggest/landmark-lines';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { breakLines, cutsField, firstFrom } from './break-lines';
import { NEAR_MARKER_WORDS } from './near-marker-words';

const CUT_LINE = Decoration.line({ class: 'cm-cut' });
const IDLE_CUT_LINE = Decoration.line({ class: 'cm-cut cm-cut-idle' });
const IMAGE_MARKS = perLocale(() => ({
  used: Decoration.mark({
    class: 'cm-image-used',
    attributes: { title: t('This URL will be used as an image'), 'data-said': t('✓ image') },
  }),
  skipped: Object.fromEntries(
    Object.entries(SKIP_WORDS).map(([reason, why]) => [
      reason,
      Decoration.mark({
        class: 'cm-image-skipped',
        attributes: {
          title: t('This image will be skipped: {why}', { why }),
          'data-said': t('△ skipped: {why}', { why }),
        },
      }),
    ]),
  ) as Record<keyof typeof SKIP_WORDS, Decoration>,
}));
const HIDDEN_CR = Decoration.replace({});

/** The rest of a very long line is not searched for images. */
const MAX_READ = 20_000;

type Marks = { shown: RangeSet<Decoration>; returns: RangeSet<Decoration> };

/**
 * All decorations in the text, computed for the visible lines only, so that a long text costs no more than a short one.
 */
export const shownMarks = ViewPlugin.fromClass(
  class {
    marks: Marks;
    constructor(view: EditorView) {
      this.marks = marksIn(view);
    }
    update(update: ViewUpdate) {
      const cutsChanged = update.startState.field(cutsField) !== update.state.field(cutsField);
      if (update.docChanged || update.viewportChanged || cutsChanged) this.marks = marksIn(update.view);
    }
  },
  {
    decorations: (plugin) => plugin.marks.shown,
    provide: (plugin) => EditorView.atomicRanges.of((view) => view.plugin(plugin)?.marks.returns ?? Sets.empty),
  },
);

function marksIn(view: EditorView): Marks {
  const { state } = view;
  const cuts = state.field(cutsField);
  const { markers, near } = state.field(breakLines);
  const shown: Range<Decoration>[] = [];
  const returns: Range<Decoration>[] = [];
  const { from: top, to: bottom } = view.viewport;
  for (let at = firstFrom(markers, top); at < markers.length && markers[at]! <= bottom; at += 1)
    shown.push((cuts ? CUT_LINE : IDLE_CUT_LINE).range(markers[at]!));
  if (cuts)
    for (const line of near)
      if (line.index >= top && line.index <= bottom) shown.push(nearNote(line).range(line.index + line.text.length));
  for (const { from, to } of view.visibleRanges) {
    const text = state.sliceDoc(from, Math.min(to, from + MAX_READ));
    for (const found of imageAddresses(text))
      shown.push(
        (found.skipped ? IMAGE_MARKS.skipped[found.skipped] : IMAGE_MARKS.used).range(
          from + found.from,
          from + found.to,
        ),
      );
    // The CR of a CRLF is kept but hidden, and never separated from the LF.
    for (let at = text.indexOf('\r\n'); at !== -1; at = text.indexOf('\r\n', at + 2)) {
      shown.push(HIDDEN_CR.range(from + at, from + at + 1));
      returns.push(HIDDEN_CR.range(from + at, from + at + 2));
    }
  }
  return { shown: Decoration.set(shown, true), returns: Sets.of(returns, true) };
}

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
