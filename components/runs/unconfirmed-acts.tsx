'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { actOnRun, generationOptions, type RunAct } from '@/components/data/generations';
import { Button } from '@/components/ui/button';
import { describedBy, Field } from '@/components/ui/field';
import { Modal } from '@/components/ui/modal';
import type { Run } from '@/lib/contract/composer';

/** What one can do about a run of which no answer came: attach the id, send again, leave it, look again. */
export function UnconfirmedActs({ run }: { run: Run }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [generationId, setGenerationId] = useState('');
  const inputId = useId();
  const act = useMutation({
    mutationFn: ({ name, body }: { name: RunAct; body?: { generationId?: string } }) => actOnRun(run.id, name, body),
    retry: 0,
    onSettled: () => client.invalidateQueries({ queryKey: generationOptions(run.id).queryKey }),
  });
  const error = act.error ? act.error.message : undefined;
  const attachFailed = act.variables?.name === 'attach' ? error : undefined;
  const missing = run.state === 'missing';
  return (
    <section aria-labelledby="acts-title" className="max-w-xl border-t border-hairline pt-5">
      <h2 id="acts-title" className="text-16 font-semibold">
        What to do about it
      </h2>
      <form
        className="mt-3 flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (generationId.trim()) act.mutate({ name: 'attach', body: { generationId: generationId.trim() } });
        }}
      >
        <Field
          id={inputId}
          label="If the service shows it, give its generation id"
          error={attachFailed}
          className="flex-1"
        >
          <input
            id={inputId}
            className="control font-mono text-13"
            value={generationId}
            onChange={(event) => setGenerationId(event.target.value)}
            {...describedBy(inputId, { error: attachFailed })}
          />
        </Field>
        <Button type="submit" disabled={act.isPending}>
          Attach
        </Button>
      </form>
      <div className="mt-4 flex flex-wrap gap-2">
        {missing && <Button onClick={() => act.mutate({ name: 'check' })}>Look again</Button>}
        <Button onClick={() => setAsking(true)}>Send again</Button>
        {!missing && (
          <Button look="bare" onClick={() => act.mutate({ name: 'leave' })}>
            Leave it
          </Button>
        )}
      </div>
      {error && !attachFailed && (
        <p role="alert" className="mt-2 text-14 text-bad">
          {error}
        </p>
      )}
      <Modal open={asking} onClose={() => setAsking(false)} title="Send it again?">
        <p className="mt-2 text-14 text-quiet">
          The first request may have been taken. If it was, sending again makes a second artifact and is charged a
          second time.
        </p>
        <div className="mt-5 flex justify-end gap-2">
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
