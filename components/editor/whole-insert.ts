import { EditorView } from '@codemirror/view';

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
