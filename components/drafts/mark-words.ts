import type { DraftMark } from './desk-state';

/** Where the draft is kept, in a few words; null while there is nothing to keep. */
export function markWords(mark: DraftMark): string | null {
  switch (mark.kind) {
    case 'nothing':
      return null;
    case 'saving':
      return 'Saving…';
    case 'saved':
      return `Saved ${clock(mark.at)}`;
    case 'sent':
      return 'Sent as it stands';
    case 'device':
      return 'Saved on this device only';
    case 'server':
      return `Saved ${clock(mark.at)}, not on this device`;
    case 'nowhere':
      return 'Not saved';
  }
}

/** What is to be known about it beyond those words. */
export function markNote(mark: DraftMark): string | null {
  if (mark.kind === 'device') return `Saved on this device only: ${mark.why}.`;
  if (mark.kind === 'nowhere')
    return 'Not saved: this browser keeps nothing for this page, and the server did not take it.';
  return null;
}

function clock(at: number): string {
  return new Date(at).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
}
