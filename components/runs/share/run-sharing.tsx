'use client';

import { ACCESS_WORDS } from '@/components/composer/settings/choice-words';
import { Button } from '@/components/ui/button';
import { RetryButton } from '@/components/ui/states';
import { useToast } from '@/components/ui/toasts';
import type { Run } from '@/lib/contract/composer';
import type { SharingOptions } from '@/lib/contract/request/sharing-options';
import type { RunSharing as Sharing } from '@/lib/contract/run-sharing';
import { t } from '@/lib/words/t';
import { isShareable, useSharing } from './share-dialog';
import { shareToast, useShare } from './share-form';

/** Who can open the deck: the current settings for a local deck, the requested ones for a remote deck. */
export function RunSharing({ run }: { run: Run }) {
  return run.target === 'local' ? <SharedHere run={run} /> : <SharedThere request={run.request} />;
}

function SharedHere({ run }: { run: Run }) {
  const { data: sharing, error, refetch } = useSharing(run);
  const share = useShare(run.id);
  const toast = useToast();
  const close = (before: Sharing['externalAccess']) =>
    share.mutate(
      { externalAccess: 'noAccess' },
      {
        onSuccess: () =>
          toast(
            t('Link turned off'),
            { label: t('Undo'), act: () => share.mutate({ externalAccess: before }) },
            shareToast(run.id),
          ),
      },
    );
  if (error && !sharing)
    return (
      <p className="text-13 text-quiet">
        {t('Can’t load who has access.')} <RetryButton size="small" onClick={() => void refetch()} />
      </p>
    );
  if (sharing === null || !isShareable(run))
    return <p className="text-13 text-quiet">{t('This deck isn’t here, so it can’t be shared.')}</p>;
  if (!sharing) return <p className="min-h-9" />;
  if (!sharing.signsIn)
    return (
      <p className="text-13 text-quiet">{t('Sign-in is off: anyone who can reach this server can open every deck.')}</p>
    );
  return (
    <div className="space-y-2 text-13">
      <Facts facts={sharingFacts(sharing)} />
      {sharing.externalAccess !== 'noAccess' && (
        <Button
          size="small"
          aria-disabled={share.isPending}
          onClick={() => !share.isPending && close(sharing.externalAccess)}
        >
          {t('Turn off link')}
        </Button>
      )}
      {share.error && (
        <p role="alert" className="text-bad">
          {share.error.message}
        </p>
      )}
    </div>
  );
}

function SharedThere({ request }: { request: unknown }) {
  const asked = askedSharing(request);
  return (
    <div className="space-y-1 text-13 text-quiet">
      {asked.length > 0 && <Facts facts={asked} />}
      <p>
        {asked.length > 0
          ? t('As requested. See the service for who has access now.')
          : t('Workspace default. Change it at the service.')}
      </p>
    </div>
  );
}

function Facts({ facts }: { facts: readonly SharingFact[] }) {
  return (
    <dl aria-label={t('Access')} className="space-y-1">
      {facts.map(({ name, access }) => (
        <div key={name} className="flex min-w-0 gap-2">
          <dt className="min-w-0 flex-1 wrap-anywhere text-quiet">{name}</dt>
          <dd className="shrink-0 text-ink">{access ?? t('Not set')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `access` null: unknown, e.g. for recipients whose access the request left to the service. */
export type SharingFact = { name: string; access: string | null };

/** Who has which access, one line each, in the form's terms. */
export function sharingFacts({ workspaceAccess, externalAccess, recipients, recipientAccess }: Sharing): SharingFact[] {
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
