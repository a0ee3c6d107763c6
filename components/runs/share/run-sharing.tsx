'use client';

import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toasts';
import type { Run } from '@/lib/contract/composer';
import type { RunSharing as Sharing } from '@/lib/contract/run-sharing';
import { t } from '@/lib/words/t';
import { isShareable, useSharing } from './share-dialog';
import { shareToast, useShare } from './share-form';
import { askedSharing, type SharingFact, sharingFacts } from './sharing-words';

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
        {t('Can’t load who has access.')}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {t('Retry')}
        </Button>
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
