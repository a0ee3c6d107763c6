'use client';

import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useCommands } from '@/components/commands/command-registry';
import { sharingOf } from '@/components/data/sharing';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { useToast } from '@/components/ui/toasts';
import type { Run } from '@/lib/contract/composer';
import type { RunSharing as Sharing } from '@/lib/contract/run-sharing';
import { say } from '@/lib/words/say';
import { ShareForm } from './share-form';
import { askedSharing, type SharingFact, sharingFacts } from './sharing-words';
import { shareToast, useShare } from './use-share';

/** Who may open the deck: as it holds where it is ours, as it was asked for where a live service keeps it. */
export function RunSharing({ run }: { run: Run }) {
  return run.target === 'practice' ? <SharedHere run={run} /> : <SharedThere request={run.request} />;
}

function SharedHere({ run }: { run: Run }) {
  const { data: sharing, error, refetch } = useQuery(sharingOf(run.id));
  const [isOpen, setOpen] = useState(false);
  const share = useShare(run.id);
  const toast = useToast();
  const takeBack = (before: Sharing['externalAccess']) =>
    share.mutate(
      { externalAccess: 'noAccess' },
      {
        onSuccess: () =>
          toast(
            say('Nobody outside the workspace may open it any more.'),
            { label: say('Undo'), act: () => share.mutate({ externalAccess: before }) },
            shareToast(run.id),
          ),
      },
    );
  useCommands(() =>
    sharing
      ? [
          {
            id: 'share',
            title: say('Share the deck…'),
            group: 'This run',
            words: say('access outside people e-mail take back'),
            run: () => setOpen(true),
          },
        ]
      : [],
  );
  if (error && !sharing)
    return (
      <p className="mt-2 text-13 text-quiet print:hidden">
        {say('Who may open it could not be read.')}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {say('Try again')}
        </Button>
      </p>
    );
  if (sharing === null)
    return (
      <p className="mt-2 text-13 text-quiet print:hidden">
        {say('The deck of this run was made elsewhere and is not here: nobody can be let in, or out, from here.')}
      </p>
    );
  // Its place is held, so that the deck below does not jump.
  if (!sharing) return <p className="mt-2 min-h-9 print:hidden" />;
  return (
    <div className="mt-2 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 text-13 print:hidden">
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" size={14} /> {say('Share…')}
      </Button>
      {sharing.externalAccess !== 'noAccess' && (
        <Button
          size="small"
          aria-disabled={share.isPending}
          onClick={() => !share.isPending && takeBack(sharing.externalAccess)}
        >
          {say('Nobody outside')}
        </Button>
      )}
      <Facts facts={sharingFacts(sharing)} />
      {share.error && (
        <p role="alert" className="basis-full text-bad">
          {share.error.message}
        </p>
      )}
      <Modal open={isOpen} onClose={() => setOpen(false)} title={say('Who may open this deck')}>
        <ShareForm run={run} sharing={sharing} onClose={() => setOpen(false)} />
      </Modal>
    </div>
  );
}

/** A live service has no operation that tells or changes it after the run (interface 4). */
function SharedThere({ request }: { request: unknown }) {
  const asked = askedSharing(request);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-quiet print:hidden">
      {asked.length > 0 && <Facts facts={asked} />}
      <p>
        {asked.length > 0
          ? say('So it was asked for. How it is shared now is told, and changed, at the service itself.')
          : say(
              'Shared as the service’s workspace has it: nothing else was asked for. It is changed at the service itself.',
            )}
      </p>
    </div>
  );
}

function Facts({ facts }: { facts: readonly SharingFact[] }) {
  return (
    <dl aria-label={say('Who may open it')} className="flex min-w-0 flex-wrap gap-x-4 gap-y-1">
      {facts.map(({ name, access }) => (
        <div key={name} className="flex min-w-0 gap-1.5">
          <dt className="min-w-0 wrap-anywhere text-quiet">{access === null ? name : `${name}:`}</dt>
          <dd className="shrink-0 text-ink">{access ?? say('no access chosen')}</dd>
        </div>
      ))}
    </dl>
  );
}
