import { history, historyKeymap, insertNewline, isolateHistory, standardKeymap } from '@codemirror/commands';
import { openSearchPanel, searchKeymap } from '@codemirror/search';
import {
  Annotation,
  Compartment,
  EditorSelection,
  EditorState,
  type Extension,
  Prec,
  type Text,
  type Transaction,
} from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { insertBlock } from '@/lib/text-import/insert-block';
import { breakLines, cardGutter, cutsField, setCuts } from './break-lines';
import { CaretOut, type CaretPlace, TextOut } from './editor-reports';
import { findPanel } from './find-panel';
import { type FormattedPaste, formattedPaste } from './formatted-paste';
import { shownMarks } from './shown-marks';

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
  /** Called shortly after the caret has moved. */
  onCaret: (place: CaretPlace) => void;
};

/** Marks changes that came from the form, so that they are not reported back to it. */
const fromForm = Annotation.define<boolean>();

/** A textarea's keys, undo and find. Ctrl+Enter is left to the form, Tab to the page. */
const KEYS = [
  { key: 'Enter', run: insertNewline, shift: insertNewline },
  ...standardKeymap.filter(({ key }) => key !== 'Enter'),
  ...historyKeymap,
  ...searchKeymap.filter(({ key }) => key === 'Mod-f' || key === 'F3' || key === 'Mod-g' || key === 'Escape'),
];

/** The editor, behind a small API; code outside this folder does not depend on CodeMirror. */
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
      // Outermost, so that search highlights do not split a mark.
      Prec.lowest(shownMarks),
      formattedPaste(start.onPasted),
      wholeInsert,
      startAtTop,
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
        // A change from the form moves a caret that is not in use.
        if (update.view.hasFocus && (update.selectionSet || update.docChanged || update.focusChanged))
          this.caret.moved(() => this.view.state);
        if (!update.docChanged) return;
        if (update.transactions.every((transaction) => transaction.annotation(fromForm))) return;
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

  /** Sets the form's value. The editor's own last report is ignored; any other text becomes one undo step. */
  setText(text: string) {
    if (!this.out.isForeign(text)) return;
    const before = this.view.state.doc.sliceString(0);
    this.out.adopt(text);
    if (text === before) return;
    this.view.dispatch({
      changes: difference(before, text),
      annotations: [fromForm.of(true), isolateHistory.of('full')],
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

  /** Inserts a block of text at a point on the screen, or else at the caret, as one undo step. */
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

  /** Pastes as if by keyboard. */
  paste(clipboardData: DataTransfer) {
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    this.view.contentDOM.dispatchEvent(paste);
  }

  /** Reports pending changes and removes the editor. */
  close() {
    this.out.close();
    this.caret.close();
    this.view.destroy();
  }
}

/** The smallest range in which two texts differ. */
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

/**
 * The page's CSP nonce, which the editor's style element needs. It is only readable as a property of script elements.
 */
function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

/**
 * The document is the exact text: only LF separates lines, so that a text with CRLF line breaks leaves the editor
 * unchanged. Pasted text gets LF, and the caret never stops between CR and LF.
 */
export const lineEnds: Extension = [
  EditorState.lineSeparator.of('\n'),
  EditorView.clipboardInputFilter.of((text) => text.replace(/\r\n?/g, '\n')),
  EditorState.transactionFilter.of((transaction) => {
    const { selection, newDoc } = transaction;
    if (!selection?.ranges.some(({ anchor, head }) => isInside(newDoc, anchor) || isInside(newDoc, head)))
      return transaction;
    const outside = (at: number) => (isInside(newDoc, at) ? at - 1 : at);
    const ranges = selection.ranges.map(({ anchor, head }) => EditorSelection.range(outside(anchor), outside(head)));
    return [transaction, { selection: EditorSelection.create(ranges, selection.mainIndex), sequential: true }];
  }),
];

function isInside(doc: Text, at: number): boolean {
  return at > 0 && at < doc.length && doc.sliceString(at - 1, at + 1, '\n') === '\r\n';
}

/**
 * Puts the caret at the top after several lines are pasted or dropped into an empty editor or over the whole text, so
 * that reading starts at the beginning.
 */
export const startAtTop = EditorState.transactionFilter.of((transaction) => {
  const isWhole = transaction.docChanged && replacesAll(transaction) && transaction.newDoc.lines > 1;
  if (!isWhole || !['input.paste', 'input.drop'].some((event) => transaction.isUserEvent(event))) return transaction;
  return [transaction, { selection: { anchor: 0 }, scrollIntoView: true, sequential: true }];
});

function replacesAll({ changes, startState }: Transaction): boolean {
  const { length } = startState.doc;
  let isAll = length === 0;
  changes.iterChangedRanges((from, to) => {
    isAll ||= from === 0 && to === length;
  });
  return isAll;
}

/**
 * Inserts multi-line text that arrives in one `beforeinput` event (dictation, text expanders, tests) as one change. The
 * browser would otherwise build the lines in the DOM one by one for the editor to read back, which takes minutes for a
 * long text.
 */
export const wholeInsert = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType, isComposing } = event;
    if (inputType !== 'insertText' || isComposing || !data?.includes('\n') || view.state.readOnly) return false;
    const [range] = event.getTargetRanges();
    const { main } = view.state.selection;
    const from = range ? view.posAtDOM(range.startContainer, range.startOffset) : main.from;
    const to = range ? view.posAtDOM(range.endContainer, range.endOffset) : main.to;
    const insert = data.replace(/\r\n?/g, '\n');
    event.preventDefault();
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: from + insert.length },
      userEvent: 'input.type',
      scrollIntoView: true,
    });
    return true;
  },
});

const small = { fontSize: '12px', lineHeight: '16px' } as const;

/** The editor's styles, built from the tokens of `app/globals.css`. */
const editorTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', fontSize: '14px', lineHeight: '24px', overflowX: 'hidden' },
  '@media (pointer: coarse)': { '.cm-scroller': { fontSize: '16px' } },
  // Uses the native caret and selection: CodeMirror's own are measured on each keystroke, and their blinking animates
  // constantly.
  '.cm-content': { padding: '16px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 24px 0 8px' },
  '.cm-placeholder': { color: 'var(--quiet)', fontSize: '20px', lineHeight: '32px' },
  '.cm-gutters': { backgroundColor: 'transparent', border: 'none', color: 'var(--quiet)' },
  '.cm-cards': { width: '40px' },
  '.cm-cards .cm-gutterElement': {
    ...small,
    lineHeight: '24px',
    textAlign: 'right',
    padding: '0 8px 0 4px',
    fontFamily: "'JetBrains Mono Variable', ui-monospace, monospace",
    fontVariantNumeric: 'tabular-nums',
  },
  '.cm-cut': {
    position: 'relative',
    color: 'var(--quiet)',
    fontFamily: "'JetBrains Mono Variable', ui-monospace, monospace",
  },
  '.cm-cut::after': {
    content: '""',
    position: 'absolute',
    left: '44px',
    right: '0',
    top: '12px',
    height: '1px',
    color: 'var(--edge)',
    background: 'repeating-linear-gradient(to right, currentColor 0 6px, transparent 6px 10px)',
    pointerEvents: 'none',
  },
  '.cm-cut-idle::after': { color: 'var(--hairline)' },
  '.cm-cut-gutter': {
    background:
      'repeating-linear-gradient(to right, var(--edge) 0 6px, transparent 6px 10px) no-repeat 0 12px / 28px 1px',
  },
  '.cm-near': {
    ...small,
    marginLeft: '12px',
    color: 'var(--warn)',
    fontFamily: "'Instrument Sans Variable', system-ui, sans-serif",
    userSelect: 'none',
    whiteSpace: 'nowrap',
  },
  '.cm-near button': {
    marginLeft: '8px',
    minWidth: '24px',
    minHeight: '24px',
    padding: '0 8px',
    border: '1px solid var(--edge)',
    borderRadius: '6px',
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
    fontWeight: '500',
  },
  '.cm-near button:hover': { borderColor: 'var(--ink)' },
  '.cm-image-used': { textDecoration: 'underline', textDecorationColor: 'var(--good)', textUnderlineOffset: '3px' },
  '.cm-image-skipped': {
    textDecoration: 'underline wavy',
    textDecorationColor: 'var(--warn)',
    textUnderlineOffset: '3px',
  },
  '.cm-image-used::after, .cm-image-skipped::after': {
    ...small,
    content: 'attr(data-said)',
    display: 'inline-block',
    marginLeft: '8px',
    textDecoration: 'none',
    color: 'var(--good)',
  },
  '.cm-image-skipped::after': { color: 'var(--warn)' },
  '.cm-searchMatch': { backgroundColor: 'color-mix(in srgb, var(--warn) 28%, transparent)' },
  '.cm-searchMatch-selected': { backgroundColor: 'color-mix(in srgb, var(--accent) 36%, transparent)' },
  '.cm-panels': { backgroundColor: 'var(--surface)', color: 'var(--ink)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--hairline)' },
});
