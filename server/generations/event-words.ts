import { say } from '@/lib/words/say';

/** What can happen to a generation, and how the timeline says it. */
const EVENT_WORDS = {
  queued: say('Kept here, to be sent'),
  sending: say('Sending to the service'),
  started: say('The service took it'),
  throttled: say('The service asked to wait'),
  'not-sent': say('The service could not be reached; nothing was sent'),
  rejected: say('The service refused it'),
  unconfirmed: say('No clear answer came; it may have been created and charged'),
  interrupted: say('The program ended, or could not write, while it was being sent'),
  retried: say('The engine did not answer; sending again cannot charge twice'),
  status: say('The service tells its state'),
  trouble: say('A look at the service brought nothing'),
  unknown: say('The service does not know it yet'),
  completed: say('The service finished it'),
  failed: say('The service could not finish it'),
  missing: say('The service does not know it'),
  stopped: say('Watching ended without a result'),
  'export-waiting': say('The file could not be fetched yet; it is tried again'),
  'export-kept': say('The file is kept here'),
  'export-unavailable': say('The file could not be kept'),
  attached: say('An id was attached by hand'),
  resent: say('Sent again by hand'),
  left: say('Left as it is'),
  'sent-again': say('The same draft was sent again'),
  'let-be': say('Waiting was ended by hand'),
  'called-off': say('Called off by hand before it was sent'),
  checked: say('Looked at by hand'),
  balance: say('The service was asked for the balance'),
} as const;

export type EventKind = keyof typeof EVENT_WORDS;

/** The words for a stored kind; one that a later version wrote is shown as it is. */
export function eventWords(kind: string): string {
  return Object.hasOwn(EVENT_WORDS, kind) ? EVENT_WORDS[kind as EventKind] : kind;
}
