import { ACCESS_WORDS } from '@/components/composer/choice-words';
import type { RunSharing } from '@/lib/contract/run-sharing';
import type { SharingOptions } from '@/lib/contract/sharing-options';
import { say } from '@/lib/words/say';

/** `access` null: nothing is known of it, as of recipients whose access a request left to the service. */
export type SharingFact = { name: string; access: string | null };

/** Who may do what, one line each, in the words of the form. */
export function sharingFacts({
  workspaceAccess,
  externalAccess,
  recipients,
  recipientAccess,
}: RunSharing): SharingFact[] {
  return factsOf({
    workspaceAccess,
    externalAccess,
    emailOptions: recipients.length > 0 ? { recipients, access: recipientAccess ?? undefined } : undefined,
  });
}

/** What a stored request asked for; nothing of it was asked, no fact. Read leniently: it may be of an older version. */
export function askedSharing(request: unknown): SharingFact[] {
  const asked =
    typeof request === 'object' && request !== null && 'sharingOptions' in request && request.sharingOptions;
  return typeof asked === 'object' && asked !== null ? factsOf(asked) : [];
}

function factsOf({ workspaceAccess, externalAccess, emailOptions }: SharingOptions): SharingFact[] {
  const recipients = Array.isArray(emailOptions?.recipients) ? emailOptions.recipients : [];
  return [
    ...(workspaceAccess ? [{ name: say('Members of the workspace'), access: wordsOf(workspaceAccess) }] : []),
    ...(externalAccess ? [{ name: say('People outside it'), access: wordsOf(externalAccess) }] : []),
    ...recipients.map((name) => ({ name, access: emailOptions?.access ? wordsOf(emailOptions.access) : null })),
  ];
}

/** A word that this version does not know is shown as it is. */
function wordsOf(access: string): string {
  return Object.hasOwn(ACCESS_WORDS, access) ? ACCESS_WORDS[access as keyof typeof ACCESS_WORDS] : access;
}
