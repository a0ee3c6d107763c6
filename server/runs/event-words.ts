import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

/** Events of a generation and their wording in the timeline. */
const EVENT_WORDS = perLocale(() => ({
  queued: t('Queued'),
  sending: t('Sent'),
  started: t('Accepted'),
  throttled: t('The service asked to wait'),
  'not-sent': t('Couldn’t reach the service; nothing was sent'),
  'started-late': t('An earlier try was accepted after all'),
  rejected: t('Rejected'),
  unconfirmed: t('No clear answer; it may have been created and charged'),
  interrupted: t('Cardwright stopped, or couldn’t save, while sending'),
  retried: t('The engine didn’t answer; sending again can’t charge twice'),
  status: t('Status update'),
  trouble: t('Status check failed'),
  unknown: t('Not yet known to the service'),
  'outline-ready': t('Outline ready'),
  'outline-approved': t('Outline approved'),
  completed: t('Completed'),
  failed: t('Failed'),
  missing: t('Unknown to the service'),
  stopped: t('Stopped checking without a result'),
  'export-waiting': t('Couldn’t download the file yet; retrying'),
  'export-kept': t('File saved'),
  'export-unavailable': t('Couldn’t save the file'),
  attached: t('ID attached manually'),
  resent: t('Sent again manually'),
  left: t('Ignored'),
  'sent-again': t('Same draft sent again'),
  'let-be': t('Stopped checking'),
  cancelled: t('Cancelled'),
  'called-off': t('Cancelled before sending'),
  checked: t('Checked manually'),
  balance: t('Balance checked'),
}));

export type EventKind = keyof typeof EVENT_WORDS;

/** The wording of a stored kind. A kind written by a later version is shown as it is. */
export function eventWords(kind: string): string {
  return Object.hasOwn(EVENT_WORDS, kind) ? EVENT_WORDS[kind as EventKind] : kind;
}
