/** What can happen to a generation, and how the timeline says it. */
const EVENT_WORDS = {
  queued: 'Kept here, to be sent',
  sending: 'Sending to the service',
  started: 'The service took it',
  throttled: 'The service asked to wait',
  'not-sent': 'The service could not be reached; nothing was sent',
  rejected: 'The service refused it',
  unconfirmed: 'No clear answer came; it may have been created and charged',
  interrupted: 'The program ended, or could not write, while it was being sent',
  retried: 'The engine did not answer; sending again cannot charge twice',
  status: 'The service tells its state',
  trouble: 'A look at the service brought nothing',
  unknown: 'The service does not know it yet',
  completed: 'The service finished it',
  failed: 'The service could not finish it',
  missing: 'The service does not know it',
  stopped: 'Watching ended without a result',
  'export-waiting': 'The file could not be fetched yet; it is tried again',
  'export-kept': 'The file is kept here',
  'export-unavailable': 'The file could not be kept',
  attached: 'An id was attached by hand',
  resent: 'Sent again by hand',
  left: 'Left as it is',
  'let-be': 'Waiting was ended by hand',
  checked: 'Looked at by hand',
  balance: 'The balance was read',
} as const;

export type EventKind = keyof typeof EVENT_WORDS;

/** The words for a stored kind; one that a later version wrote is shown as it is. */
export function eventWords(kind: string): string {
  return Object.hasOwn(EVENT_WORDS, kind) ? EVENT_WORDS[kind as EventKind] : kind;
}
