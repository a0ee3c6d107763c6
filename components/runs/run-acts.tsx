'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRef, useState } from 'react';
import { useCommands } from '@/components/commands/command-registry';
import { TopUp } from '@/components/composer/top-up';
import { balanceOptions } from '@/components/data/balance';
import { type Attachment, actOnRun, generationOptions, type RunAct } from '@/components/data/generations';
import { RouteFailure } from '@/components/data/request-json';
import { Button, buttonClasses } from '@/components/ui/button';
import type { Run } from '@/lib/contract/composer';
import { say } from '@/lib/words/say';
import { sayKept } from '@/lib/words/say-kept';
import { AttachForm } from './attach-form';
import { attachmentOf } from './attachment-of';
import { ChargeEvidenceNote } from './charge-evidence-note';
import { offeredActs } from './offered-acts';
import { isFixable, refusalAdvice, wantsTopUp } from './refusal-advice';
import { ResendDialog } from './resend-dialog';

type Wish = { name: RunAct; body?: Attachment };

/** What one can do about a run that stands still: attach the id, look again, send again, leave it. */
export function RunActs({ run }: { run: Run }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const act = useMutation({
    mutationFn: ({ name, body }: Wish) => actOnRun(run.id, name, body),
    retry: 0,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: balanceOptions(run.target).queryKey });
      return client.invalidateQueries({ queryKey: generationOptions(run.id).queryKey });
    },
  });
  const offered = offeredActs(run);
  const section = useRef<HTMLElement>(null);
  useCommands(() =>
    offered.length > 0
      ? [
          {
            id: 'acts',
            title: say('Go to what can be done about it'),
            group: 'This run',
            words: say('attach look check send again leave'),
            // One command must not risk a charge: each act is then one key away.
            run: () => section.current?.querySelector<HTMLElement>('input, button, a')?.focus(),
          },
        ]
      : [],
  );
  if (offered.length === 0) return null;
  const failed = act.error && { name: act.variables.name, message: wordsOf(act.error) };
  // What was refused was not made, and so not charged: only where no answer came does a second charge threaten.
  const resend = () => (run.state === 'rejected' ? act.mutate({ name: 'resend' }) : setAsking(true));
  const advice = adviceFor(run);
  return (
    <section ref={section} aria-labelledby="acts-title" className="max-w-xl border-t border-hairline pt-5 print:hidden">
      <h2 id="acts-title" className="text-16 font-semibold">
        {say('What to do about it')}
      </h2>
      {advice && (
        <p className="mt-1 text-14 text-quiet">
          {advice} {run.state === 'rejected' && wantsTopUp(run) && <TopUp />}
        </p>
      )}
      {run.state === 'unconfirmed' && (
        <ChargeEvidenceNote run={run} isBusy={act.isPending} onRead={() => act.mutate({ name: 'check' })} />
      )}
      {offered.includes('attach') && (
        <AttachForm
          error={failed?.name === 'attach' ? failed.message : undefined}
          isBusy={act.isPending}
          takesAddress={run.target === 'live'}
          onAttach={(found) => act.mutate({ name: 'attach', body: attachmentOf(found) })}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {offered.includes('check') && (
          <Button disabled={act.isPending} onClick={() => act.mutate({ name: 'check' })}>
            {say('Look again')}
          </Button>
        )}
        {isFixable(run) && (
          <Link href={`/?fix=${encodeURIComponent(run.id)}&target=${run.target}`} className={buttonClasses('solid')}>
            {say('Fix and resend')}
          </Link>
        )}
        {offered.includes('resend') && (
          <Button look={isFixable(run) ? 'outline' : 'solid'} disabled={act.isPending} onClick={resend}>
            {run.state === 'rejected' ? say('Send again') : say('Send again…')}
          </Button>
        )}
        {offered.includes('leave') && (
          <Button look="bare" disabled={act.isPending} onClick={() => act.mutate({ name: 'leave' })}>
            {say('Leave it')}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-13 text-quiet empty:hidden">
        {act.isSuccess &&
          act.variables.name === 'leave' &&
          say('Left as it is, and noted below. You can still attach or send.')}
      </p>
      {failed && failed.name !== 'attach' && (
        <p role="alert" className="mt-2 text-14 text-bad">
          {failed.message}
        </p>
      )}
      <ResendDialog
        run={run}
        open={asking}
        onClose={() => setAsking(false)}
        onSend={() => {
          setAsking(false);
          act.mutate({ name: 'resend' });
        }}
      />
    </section>
  );
}

/** What the acts come to, where their names do not say it all. */
function adviceFor(run: Run): string | null {
  if (run.state === 'rejected') return refusalAdvice(run);
  if (run.state !== 'unconfirmed') return null;
  return say(
    'Look at the service first. If it made the deck, attach its id: that costs nothing. Sending again may be charged a second time. Leaving it changes nothing.',
  );
}

/** What is wrong with the id, where that was it, says more than that something is. */
function wordsOf(error: Error): string {
  const [field] = error instanceof RouteFailure ? error.fields : [];
  return field ? sayKept(field.message) : error.message;
}
