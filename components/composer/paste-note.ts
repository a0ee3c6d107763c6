import type { FormattedPaste } from '@/components/editor/formatted-paste';
import { FILE_LIMITS } from '@/lib/text-import/file-kind';
import { say } from '@/lib/words/say';
import type { PaneNoteContent } from './pane-note';
import { lostWords } from './use-text-import';

/** What to say about a paste; `onPlain` after the person took the plain text instead. */
export function pasteNote(paste: FormattedPaste, onPlain: () => void): PaneNoteContent {
  if (paste.kind === 'tooLong') {
    const limit = FILE_LIMITS.characters.toLocaleString();
    return { said: say('Too much text to paste (limit {limit} characters).', { limit }), isBad: true };
  }
  const act = () => {
    paste.asPlain();
    onPlain();
  };
  return {
    said: say('Pasted with its formatting, as Markdown.{lost}', { lost: lostWords(paste.lostPictures) }),
    action: { label: say('As plain text'), act },
  };
}
