import { say } from '@/lib/words/say';

/** Events of a generation and their wording in the timeline. */
const EVENT_WORDS = {
  queued: say('Queued'),
  sending: say('Sent'),
  started: say('Accepted'),
  throttled: say('The service asked to wait'),
  'not-sent': say('Couldn’t reach the service; nothing was sent'),
  rejected: say('Rejected'),
  unconfirmed: say('No clear answer; it may have been created and charged'),
  interrupted: say('Cardwright stopped, or couldn’t save, while sending'),
  retried: say('The engine didn’t answer; sending again can’t charge twice'),
  status: say('Status update'),
  trouble: say('Status check failed'),
  unknown: say('Not yet known to the service'),
  completed: say('Completed'),
  failed: say('Failed'),
  missing: say('Unknown to the service'),
  stopped: say('Stopped checking without a result'),
  'export-waiting': say('Couldn’t download the file yet; retrying'),
  'export-kept': say('File saved'),
  'export-unavailable': say('Couldn’t save the file'),
  attached: say('ID attached manually'),
  resent: say('Sent again manually'),
  left: say('Ignored'),
  'sent-again': say('Same draft sent again'),
  'let-be': say('Stopped checking'),
  'called-off': say('Cancelled before sending'),
  checked: say('Checked manually'),
  balance: say('Balance checked'),
} as const;

export type EventKind = keyof typeof EVENT_WORDS;

/** The wording of a stored kind. A kind written by a later version is shown as it is. */
export function eventWords(kind: string): string {
  return Object.hasOwn(EVENT_WORDS, kind) ? EVENT_WORDS[kind as EventKind] : kind;
}
