import { EditorSelection, EditorState, type Extension, type Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

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
