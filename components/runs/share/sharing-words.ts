import { ACCESS_WORDS } from '@/components/composer/settings/choice-words';
import type { SharingOptions } from '@/lib/contract/request/sharing-options';
import type { RunSharing } from '@/lib/contract/run-sharing';
import { t } from '@/lib/words/t';

/** `access` null: unknown, e.g. for recipients whose access the request left to the service. */
export type SharingFact = { name: string; access: string | null };

/** Who has which access, one line each, in the form's terms. */
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

/**
 * What a stored request asked for; omits what it did not set. Parsed leniently, because it may come from an older
 * version.
 */
export function askedSharing(request: unknown): SharingFact[] {
  const asked =
    typeof request === 'object' && request !== null && 'sharingOptions' in request && request.sharingOptions;
  return typeof asked === 'object' && asked !== null ? factsOf(asked) : [];
}

function factsOf({ workspaceAccess, externalAccess, emailOptions }: SharingOptions): SharingFact[] {
  const recipients = Array.isArray(emailOptions?.recipients) ? emailOptions.recipients : [];
  return [
    ...(workspaceAccess ? [{ name: t('Workspace members'), access: wordsOf(workspaceAccess) }] : []),
    ...(externalAccess ? [{ name: t('Anyone with the link'), access: wordsOf(externalAccess) }] : []),
    ...recipients.map((name) => ({ name, access: emailOptions?.access ? wordsOf(emailOptions.access) : null })),
  ];
}

/** A value unknown to this version is shown unchanged. */
function wordsOf(access: string): string {
  return Object.hasOwn(ACCESS_WORDS, access) ? ACCESS_WORDS[access as keyof typeof ACCESS_WORDS] : access;
}
