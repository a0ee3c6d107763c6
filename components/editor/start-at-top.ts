import { EditorState, type Transaction } from '@codemirror/state';

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
