import { formatLocale } from '@/components/ui/format-locale';
import { t } from '@/lib/words/t';
import type { DraftMark } from './desk-state';

/** The save status in a word or two; null while there is nothing to save. */
export function markWords(mark: DraftMark): string | null {
  switch (mark.kind) {
    case 'nothing':
      return null;
    case 'saving':
      return t('Saving…');
    case 'saved':
    case 'server':
      return t('Saved');
    case 'sent':
      return t('Sent');
    case 'device':
      return t('Saved on this device');
    case 'nowhere':
      return t('Not saved');
  }
}

/** The time of the last save. */
export function savedAt(mark: DraftMark): string | null {
  if (mark.kind === 'saved') return t('Saved {at}', { at: clock(mark.at) });
  if (mark.kind === 'server') return t('Saved {at}, on the server only', { at: clock(mark.at) });
  return null;
}

/** A note on the save status, where the words alone are not enough. */
export function markNote(mark: DraftMark): string | null {
  if (mark.kind === 'device') return mark.why;
  if (mark.kind === 'nowhere') return t('Not saved: this browser allows no storage, and the server did not answer.');
  return null;
}

function clock(at: number): string {
  return new Date(at).toLocaleTimeString(formatLocale(), { hour: '2-digit', minute: '2-digit' });
}
