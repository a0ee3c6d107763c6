'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actOnRun, generationOptions, type RunAct } from '@/components/data/generations';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import type { Run } from '@/lib/contract/composer';
import { AttachForm } from './attach-form';
import { offeredActs } from './offered-acts';

type Wish = { name: RunAct; body?: { generationId: string } };

/** What one can do about a run that stands still: attach the id, look again, send again, leave it. */
export function RunActs({ run }: { run: Run }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const act = useMutation({
    mutationFn: ({ name, body }: Wish) => actOnRun(run.id, name, body),
    retry: 0,
    onSettled: () => client.invalidateQueries({ queryKey: generationOptions(run.id).queryKey }),
  });
  const offered = offeredActs(run);
  if (offered.length === 0) return null;
  const failed = act.error && { name: act.variables.name, message: act.error.message };
  // What was refused was not made, and so not charged: only where no answer came does a second charge threaten.
  const resend = () => (run.state === 'rejected' ? act.mutate({ name: 'resend' }) : setAsking(true));
  return (
    <section aria-labelledby="acts-title" className="max-w-xl border-t border-hairline pt-5">
      <h2 id="acts-title" className="text-16 font-semibold">
        What to do about it
      </h2>
      {run.state === 'rejected' && (
        <p className="mt-1 text-14 text-quiet">
          Change what was refused with “Use again”. If the cause lay elsewhere and is gone, send the same request once
          more.
        </p>
      )}
      {offered.includes('attach') && (
        <AttachForm
          error={failed?.name === 'attach' ? failed.message : undefined}
          isBusy={act.isPending}
          onAttach={(generationId) => act.mutate({ name: 'attach', body: { generationId } })}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {offered.includes('check') && (
          <Button disabled={act.isPending} onClick={() => act.mutate({ name: 'check' })}>
            Look again
          </Button>
        )}
        {offered.includes('resend') && (
          <Button disabled={act.isPending} onClick={resend}>
            Send again
          </Button>
        )}
        {offered.includes('leave') && (
          <Button look="bare" disabled={act.isPending} onClick={() => act.mutate({ name: 'leave' })}>
            Leave it
          </Button>
        )}
      </div>
      {failed && failed.name !== 'attach' && (
        <p role="alert" className="mt-2 text-14 text-bad">
          {failed.message}
        </p>
      )}
      <Modal open={asking} onClose={() => setAsking(false)} title="Send it again?">
        <p className="mt-2 text-14 text-quiet">
          The first request may have been taken. If it was, sending again makes a second artifact and is charged a
          second time.
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button onClick={() => setAsking(false)}>Do not send</Button>
          <Button
            look="next"
            onClick={() => {
              setAsking(false);
              act.mutate({ name: 'resend' });
            }}
          >
            Send again, at the risk of a second charge
          </Button>
        </div>
      </Modal>
    </section>
  );
}
