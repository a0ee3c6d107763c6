import type { FormattedPaste } from '@/components/editor/formatted-paste';
import { FILE_LIMITS } from '@/lib/text-import/file-kind';
import { t } from '@/lib/words/t';
import type { PaneNoteContent } from './pane-note';
import { lostWords } from './use-text-import';

/** The note about a formatted paste; `onPlain` runs after the person switched to plain text. */
export function pasteNote(paste: FormattedPaste, onPlain: () => void): PaneNoteContent {
  if (paste.kind === 'uploading') return { said: t('Adding images…') };
  if (paste.kind === 'tooLong') {
    const limit = FILE_LIMITS.characters.toLocaleString();
    return { said: t('Too long (limit {limit} characters)', { limit }), isBad: true };
  }
  const { asPlain } = paste;
  const act = () => {
    asPlain?.();
    onPlain();
  };
  return {
    said: t('Pasted as Markdown.{lost}', { lost: lostWords(paste.lost) }),
    action: asPlain ? { label: t('Paste as plain text'), act } : undefined,
  };
}
