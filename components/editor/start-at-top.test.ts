import { EditorSelection, EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { startAtTop } from './open-editor';

/** The caret position after pasting over the range `from` to `to`. */
function caretAfterPaste(doc: string, from: number, to: number): number {
  const insert = '# New\n\nAnother text.';
  const state = EditorState.create({ doc, extensions: startAtTop });
  const pasted = state.update({
    changes: { from, to, insert },
    selection: EditorSelection.cursor(from + insert.length),
    userEvent: 'input.paste',
  });
  return pasted.state.selection.main.head;
}

it('puts the caret at the top after a paste into an empty editor or over the whole text', () => {
  expect(caretAfterPaste('', 0, 0)).toBe(0);
  expect(caretAfterPaste('# Old\n\nThe text before.', 0, 23)).toBe(0);
});

it('leaves the caret after text that is pasted into existing text', () => {
  expect(caretAfterPaste('# Old\n\nThe text before.', 7, 23)).toBe(7 + 20);
  expect(caretAfterPaste('# Old\n\nThe text before.', 23, 23)).toBe(23 + 20);
});
