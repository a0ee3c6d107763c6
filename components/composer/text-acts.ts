import type { RefObject } from 'react';
import { isMac } from '@/components/commands/shortcut-keys';
import { pastedFiles } from '@/lib/text-import/pasted-files';
import { t } from '@/lib/words/t';
import type { PaneNoteContent } from './pane-note';
import { readClipboard } from './read-clipboard';
import type { TextEditorHandle } from './text-editor';

/** Pastes on a button press; if the browser denies access, shows the keyboard shortcut instead. */
export async function pasteInto(
  editor: RefObject<TextEditorHandle | null>,
  onNote: (note: PaneNoteContent) => void,
  onFiles: (files: File[]) => void,
): Promise<void> {
  const copied = await readClipboard();
  editor.current?.focus();
  if (copied === null) {
    onNote({ said: isMac() ? t('Press ⌘V to paste.') : t('Press Ctrl+V to paste.') });
    return;
  }
  const files = pastedFiles(copied);
  if (files.length > 0) return onFiles(files);
  if (copied.getData('text/plain') === '' && copied.getData('text/html') === '') {
    onNote({ said: t('There is no text on the clipboard.') });
    return;
  }
  editor.current?.paste(copied);
}
