'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRef, useState } from 'react';
import { useCommands } from '@/components/commands/command-registry';
import { TopUp } from '@/components/composer/top-up';
import { balanceOptions } from '@/components/data/balance';
import { RouteFailure } from '@/components/data/request-json';
import { type Attachment, actOnRun, type RunAct, runOptions } from '@/components/data/runs';
import { Button, buttonClasses } from '@/components/ui/button';
import type { Run } from '@/lib/contract/composer';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { AttachForm } from './attach-form';
import { attachmentOf } from './attachment-of';
import { ChargeEvidenceNote } from './charge-evidence-note';
import { offeredActs } from './offered-acts';
import { canTopUp, isFixable, refusalAdvice } from './refusal-advice';
import { ResendDialog } from './resend-dialog';

type ActInput = { name: RunAct; body?: Attachment };

/** The actions on a run that is waiting for a person: attach an id, check, resend, leave it. */
export function RunActs({ run }: { run: Run }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const act = useMutation({
    mutationFn: ({ name, body }: ActInput) => actOnRun(run.id, name, body),
    retry: 0,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: balanceOptions(run.target).queryKey });
      return client.invalidateQueries({ queryKey: runOptions(run.id).queryKey });
    },
  });
  const offered = offeredActs(run);
  const section = useRef<HTMLElement>(null);
  useCommands(() =>
    offered.length > 0
      ? [
          {
            id: 'acts',
            title: t('Go to next steps'),
            group: 'This run',
            words: t('attach check send again ignore'),
            // The palette command only moves the focus here, because a single command must not risk a charge.
            run: () => section.current?.querySelector<HTMLElement>('input, button, a')?.focus(),
          },
        ]
      : [],
  );
  if (offered.length === 0) return null;
  const failed = act.error && { name: act.variables.name, message: wordsOf(act.error) };
  // A refused run was not charged. Only after a lost response a resend risks a second charge.
  const resend = () => (run.state === 'rejected' ? act.mutate({ name: 'resend' }) : setAsking(true));
  const advice = adviceFor(run);
  return (
    <section ref={section} aria-labelledby="acts-title" className="max-w-xl border-t border-hairline pt-4 print:hidden">
      <h2 id="acts-title" className="text-16 font-semibold">
        {t('Next steps')}
      </h2>
      {advice && (
        <p className="mt-1 text-14 text-quiet">
          {advice} {run.state === 'rejected' && canTopUp(run) && <TopUp />}
        </p>
      )}
      {run.state === 'unconfirmed' && (
        <ChargeEvidenceNote run={run} isBusy={act.isPending} onRead={() => act.mutate({ name: 'check' })} />
      )}
      {offered.includes('attach') && (
        <AttachForm
          error={failed?.name === 'attach' ? failed.message : undefined}
          isBusy={act.isPending}
          takesAddress={run.target === 'remote'}
          onAttach={(found) => act.mutate({ name: 'attach', body: attachmentOf(found) })}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {offered.includes('check') && (
          <Button disabled={act.isPending} onClick={() => act.mutate({ name: 'check' })}>
            {t('Check again')}
          </Button>
        )}
        {isFixable(run) && (
          <Link href={`/?fix=${encodeURIComponent(run.id)}&target=${run.target}`} className={buttonClasses('next')}>
            {t('Fix and resend')}
          </Link>
        )}
        {offered.includes('resend') && (
          <Button
            look={run.state === 'rejected' && !isFixable(run) ? 'next' : 'outline'}
            disabled={act.isPending}
            onClick={resend}
          >
            {run.state === 'rejected' ? t('Send again') : t('Send again…')}
          </Button>
        )}
        {offered.includes('leave') && (
          <Button look="bare" disabled={act.isPending} onClick={() => act.mutate({ name: 'leave' })}>
            {t('Do nothing')}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-13 text-quiet empty:hidden">
        {act.isSuccess && act.variables.name === 'leave' && t('Noted in Activity. You can still attach or send.')}
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

/** Explains the actions if their names are not enough. */
function adviceFor(run: Run): string | null {
  if (run.state === 'rejected') return refusalAdvice(run);
  if (run.state !== 'unconfirmed') return null;
  return t('Check the service first. If the deck is there, attach it for free. Sending again may be charged twice.');
}

/** For an invalid id, the field's error is more specific than the general one. */
function wordsOf(error: Error): string {
  const [field] = error instanceof RouteFailure ? error.fields : [];
  return field ? tStored(field.message) : error.message;
}
