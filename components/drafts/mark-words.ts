import { say } from '@/lib/words/say';
import type { DraftMark } from './desk-state';

/** Where the draft is kept, in a few words; null while there is nothing to keep. */
export function markWords(mark: DraftMark): string | null {
  switch (mark.kind) {
    case 'nothing':
      return null;
    case 'saving':
      return say('Saving…');
    case 'saved':
      return say('Saved {at}', { at: clock(mark.at) });
    case 'sent':
      return say('Sent as it stands');
    case 'device':
      return say('Saved on this device only');
    case 'server':
      return say('Saved {at}, not on this device', { at: clock(mark.at) });
    case 'nowhere':
      return say('Not saved');
  }
}

/** What is to be known about it beyond those words. */
export function markNote(mark: DraftMark): string | null {
  if (mark.kind === 'device') return say('Saved on this device only: {why}.', { why: mark.why });
  if (mark.kind === 'nowhere')
    return say('Not saved: this browser keeps nothing for this page, and the server did not take it.');
  return null;
}

function clock(at: number): string {
  return new Date(at).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
}
