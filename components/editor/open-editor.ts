import {
  history,
  historyKeymap,
  insertNewline,
  isolateHistory,
  redo,
  standardKeymap,
  undo,
} from '@codemirror/commands';
import { openSearchPanel, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorSelection, EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { insertBlock } from '@/lib/text-import/insert-block';
import { breakLines, cutsField, setCuts } from './break-lines';
import { cardGutter } from './card-gutter';
import { CaretOut, type CaretPlace } from './caret-out';
import { editorTheme } from './editor-theme';
import { findPanel } from './find-panel';
import { type FormattedPaste, formattedPaste } from './formatted-paste';
import { lineEnds } from './line-ends';
import { shownMarks } from './shown-marks';
import { TextOut } from './text-out';
import { wholeInsert } from './whole-insert';

export type EditorStart = {
  parent: HTMLElement;
  text: string;
  selection: { anchor: number; head: number };
  attributes: Record<string, string>;
  placeholder: string;
  cuts: boolean;
  onChange: (text: string) => void;
  onBlur: () => void;
  onPasted: (paste: FormattedPaste) => void;
  /** Told a little after the caret moved. */
  onCaret: (place: CaretPlace) => void;
};

/** Marks what came from outside, so that it is not told to the outside again. */
const fromOutside = Annotation.define<boolean>();

/** The keys of a text area, undo and find. Ctrl+Enter stays with the form, Tab with the page. */
const KEYS = [
  { key: 'Enter', run: insertNewline, shift: insertNewline },
  ...standardKeymap.filter(({ key }) => key !== 'Enter'),
  ...historyKeymap,
  ...searchKeymap.filter(({ key }) => key === 'Mod-f' || key === 'F3' || key === 'Mod-g' || key === 'Escape'),
];

/** The editor in the page, behind a few verbs; nothing outside of this folder knows with what it is made. */
export class OpenEditor {
  private readonly view: EditorView;
  private readonly out: TextOut;
  private readonly caret: CaretOut;
  private readonly attributes = new Compartment();
  private readonly hint = new Compartment();

  constructor(start: EditorStart) {
    this.out = new TextOut(start.text, start.onChange);
    this.caret = new CaretOut(start.onCaret);
    const extensions: Extension[] = [
      EditorView.cspNonce.of(pageNonce()),
      lineEnds,
      history(),
      EditorView.lineWrapping,
      EditorView.perLineTextDirection.of(true),
      this.attributes.of(EditorView.contentAttributes.of(start.attributes)),
      this.hint.of(placeholder(start.placeholder)),
      cutsField.init(() => start.cuts),
      breakLines,
      cardGutter,
      // Outermost, so that what find has found does not cut a mark in pieces.
      Prec.lowest(shownMarks),
      formattedPaste(start.onPasted),
      wholeInsert,
      findPanel,
      keymap.of(KEYS),
      editorTheme,
      EditorView.domEventHandlers({
        blur: () => {
          this.out.flush();
          start.onBlur();
        },
      }),
      EditorView.updateListener.of((update) => {
        // What comes from outside moves a caret that nobody looks at.
        if (update.view.hasFocus && (update.selectionSet || update.docChanged || update.focusChanged))
          this.caret.moved(() => this.view.state);
        if (!update.docChanged) return;
        if (update.transactions.every((transaction) => transaction.annotation(fromOutside))) return;
        this.out.changed(update.state.doc);
      }),
    ];
    const { anchor, head } = start.selection;
    this.view = new EditorView({
      parent: start.parent,
      state: EditorState.create({ doc: start.text, selection: { anchor, head }, extensions }),
    });
  }

  focus() {
    this.view.focus();
  }

  /** What the form holds. What the editor itself has told is no news; anything else becomes one step to undo. */
  setText(text: string) {
    if (!this.out.isNews(text)) return;
    const before = this.view.state.doc.sliceString(0);
    this.out.took(text);
    if (text === before) return;
    this.view.dispatch({
      changes: difference(before, text),
      annotations: [fromOutside.of(true), isolateHistory.of('full')],
    });
  }

  setCuts(cuts: boolean) {
    if (this.view.state.field(cutsField) !== cuts) this.view.dispatch({ effects: setCuts.of(cuts) });
  }

  setAttributes(attributes: Record<string, string>) {
    this.view.dispatch({ effects: this.attributes.reconfigure(EditorView.contentAttributes.of(attributes)) });
  }

  setPlaceholder(text: string) {
    this.view.dispatch({ effects: this.hint.reconfigure(placeholder(text)) });
  }

  goToLine(line: number) {
    const { doc } = this.view.state;
    const at = doc.line(Math.min(Math.max(line, 1), doc.lines)).from;
    this.view.dispatch({
      selection: EditorSelection.cursor(at),
      effects: EditorView.scrollIntoView(at, { y: 'start', yMargin: 8 }),
    });
    this.view.focus();
  }

  /** Puts a block of text at a point of the screen, else at the caret, as one step to undo. */
  insertBlock(block: string, point?: { x: number; y: number }) {
    const dropped = point && this.view.posAtCoords(point, false);
    const range = dropped === undefined ? this.view.state.selection.main : { from: dropped, to: dropped };
    const change = insertBlock(this.view.state.doc.sliceString(0), range, block);
    this.view.dispatch({
      changes: change,
      selection: { anchor: change.from + change.insert.length },
      annotations: isolateHistory.of('full'),
      scrollIntoView: true,
      userEvent: 'input.drop',
    });
    this.out.flush();
  }

  find() {
    openSearchPanel(this.view);
  }

  undo() {
    undo(this.view);
  }

  redo() {
    redo(this.view);
  }

  /** Tells the last that was typed and takes the editor out of the page. */
  close() {
    this.out.close();
    this.caret.close();
    this.view.destroy();
  }
}

/** The smallest stretch in which two texts differ. */
function difference(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let end = 0;
  while (
    end < shorter - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  )
    end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/** The nonce of the page's policy, which the editor's style element needs; scripts keep it as a property. */
function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
