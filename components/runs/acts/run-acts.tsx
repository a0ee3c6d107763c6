'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useCommands } from '@/components/commands/command-registry';
import { creditWords, TopUp } from '@/components/composer/send/credits';
import { balanceOptions } from '@/components/data/costs';
import { RouteFailure } from '@/components/data/request-json';
import { type Attachment, actOnRun, type RunAct, runOptions } from '@/components/data/runs';
import { Button } from '@/components/ui/button';
import { describedBy, Field } from '@/components/ui/field';
import { DialogActions, Modal } from '@/components/ui/modal';
import { ButtonLink } from '@/components/ui/page-link';
import { RelativeTime } from '@/components/ui/relative-time';
import { Failure } from '@/components/ui/states';
import { Trans } from '@/components/ui/trans';
import type { Run } from '@/lib/contract/composer';
import type { RunState, Target } from '@/lib/contract/run-words';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { chargeEvidence } from '../charge-evidence';
import { useRunEstimate } from '../draft-of-run';
import { isCancelled } from '../state-words';

/** The actions on a run that is waiting for a person: attach an id, check, resend, leave it. */
export function RunActs({ run }: { run: Run }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const act = useMutation({
    mutationFn: ({ name, body }: { name: RunAct; body?: Attachment }) => actOnRun(run.id, name, body),
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
          <ButtonLink href={`/?fix=${encodeURIComponent(run.id)}&target=${run.target}`} look="next">
            {t('Fix and resend')}
          </ButtonLink>
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

/**
 * Cancels an unsent run, or one that the engine is making; stops watching one that a remote service has accepted, whose
 * result can be checked later.
 */
export function StopWaiting({ run }: { run: Run }) {
  const client = useQueryClient();
  const stop = useMutation({
    mutationFn: () => actOnRun(run.id, 'stop'),
    retry: 0,
    onSettled: () => client.invalidateQueries({ queryKey: runOptions(run.id).queryKey }),
  });
  const isOffered = offeredActs(run).includes('stop');
  // The engine can cancel a run in progress. At a remote service the run continues and is only no longer polled.
  const isWatchedOnly = run.state !== 'queued' && run.target === 'remote';
  const name = isWatchedOnly ? t('Stop waiting') : t('Cancel');
  const isCancelling = !isWatchedOnly && (stop.isPending || stop.isSuccess);
  useCommands(() =>
    isOffered && !stop.isPending && !isCancelling
      ? [{ id: 'stop', title: name, group: 'This run', words: t('cancel end'), run: stop.mutate }]
      : [],
  );
  if (!isOffered) return null;
  return (
    <>
      <Button title={stopTitleOf(run)} disabled={stop.isPending || isCancelling} onClick={() => stop.mutate()}>
        {isCancelling ? t('Cancelling…') : name}
      </Button>
      <Failure of={stop.error} className="mt-2 text-13" />
    </>
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

type Props = {
  error: string | undefined;
  isBusy: boolean;
  /** Whether the deck's URL is accepted as well as a generation id. */
  takesAddress: boolean;
  onAttach: (found: string) => void;
};

/** A form for the generation id or deck URL that the person found at the service. */
function AttachForm({ error, isBusy, takesAddress, onAttach }: Props) {
  const [found, setFound] = useState('');
  const id = useId();
  return (
    <form
      className="mt-3 flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (found.trim()) onAttach(found.trim());
      }}
    >
      <Field
        id={id}
        label={takesAddress ? t('Deck link or generation ID') : t('Generation ID')}
        error={error}
        className="flex-1"
      >
        <input
          id={id}
          className="control font-mono text-13"
          value={found}
          onChange={(event) => setFound(event.target.value)}
          {...describedBy(id, { error })}
        />
      </Field>
      <Button type="submit" disabled={isBusy}>
        {t('Attach')}
      </Button>
    </form>
  );
}

type ChargeEvidenceNoteProps = {
  run: Pick<Run, 'balanceBefore' | 'balanceAfter' | 'chargesMeanwhile'>;
  isBusy: boolean;
  onRead: () => void;
};

/** The balance before and after, and a button to refresh it, because a charge may come late. */
function ChargeEvidenceNote({ run, isBusy, onRead }: ChargeEvidenceNoteProps) {
  const { figures, means } = chargeEvidence(run);
  return (
    <section aria-labelledby="evidence-title" className="mt-3 rounded-card border border-hairline bg-paper px-4 py-3">
      <h3 id="evidence-title" className="text-13 font-semibold">
        {t('Credits')}
      </h3>
      <p role="status" className="mt-1 text-14">
        <span className="tabular-nums">{figures}.</span> <span className="text-quiet">{means}</span>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-quiet">
        <Button size="small" disabled={isBusy} onClick={onRead}>
          {t('Check balance')}
        </Button>
        {run.balanceAfter && (
          <span>
            <Trans of="Checked {time}" with={{ time: <RelativeTime at={run.balanceAfter.at} /> }} />
          </span>
        )}
      </div>
    </section>
  );
}

type ResendDialogProps = { run: Run; open: boolean; onClose: () => void; onSend: () => void };

/** Confirms a possible second charge: shows its cost and what is known about the first one. */
function ResendDialog({ open, onClose, ...question }: ResendDialogProps) {
  return (
    <Modal open={open} onClose={onClose} title={t('Send again?')}>
      <Question onClose={onClose} {...question} />
    </Modal>
  );
}

function Question({ run, onClose, onSend }: Omit<ResendDialogProps, 'open'>) {
  const estimate = useRunEstimate(run, run.target);
  return (
    <>
      <p className="mt-2 text-14 text-quiet">
        {t('The first request may have gone through. If so, sending again creates a second deck and is charged again')}
        {estimate && `, ${creditWords(estimate.range)}`}.
      </p>
      {run.state === 'unconfirmed' && (
        <p className="mt-2 text-14">
          {chargeEvidence(run).figures}. <span className="text-quiet">{chargeEvidence(run).means}</span>
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button look="next" onClick={onSend}>
          {t('Send again anyway')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Parses a pasted deck URL, or else a generation id. */
export function attachmentOf(found: string): Attachment {
  return /^https?:\/\//i.test(found) ? { artifactUrl: found } : { generationId: found };
}

type Refused = { error: Pick<NonNullable<Run['error']>, 'statusCode' | 'fields'> | null; target: Target };

/** What to do about a refused request, depending on the reason. */
export function refusalAdvice({ error, target }: Refused): string {
  const status = error?.statusCode ?? null;
  if (status === 401)
    return t(
      'The request may be fine. Check the key (SERVICE_API_KEY), or wait if you sent many requests. Then send it again.',
    );
  if (status === 403 && target === 'remote')
    // Several reasons have this status, and the service's own words are shown above.
    return t(
      'At the service, check your credits, your plan (API access needs Pro, Ultra, Teams or Business) and the key. Then send it again.',
    );
  if (status === 402 && target === 'local') return t('Not enough local credits. Top up for free, then send it again.');
  if (status === 402)
    return t(
      'Not enough credits. Upgrade, buy more or turn on auto-recharge at the service, then send it again. Or duplicate it with fewer cards.',
    );
  if (status === 429) return t('Too many requests. Wait a few minutes, then send it again.');
  // Never sent, or refused because of a problem at the service.
  if (status === null || status >= 500) return t('Your request is fine. Try again when the service is back.');
  if (error && error.fields.length > 0) return t('Fix the fields above, then send it again.');
  return t('Fix the problem, then send it again.');
}

/** Whether changing the form may help: the service refused its content. */
export function isFixable({ state, error }: Pick<Run, 'state' | 'error'>): boolean {
  return state === 'rejected' && (error?.statusCode === 400 || error?.statusCode === 422);
}

/** Whether local credits ran out, which can be topped up for free. */
export function canTopUp({ error, target }: Refused): boolean {
  return target === 'local' && error?.statusCode === 402;
}

const ACTS = {
  queued: ['stop'],
  sending: [],
  pending: ['stop'],
  review: ['stop'],
  completed: [],
  rejected: ['resend'],
  failed: [],
  missing: ['attach', 'check', 'resend'],
  unconfirmed: ['attach', 'resend', 'leave'],
  stopped: ['attach', 'check'],
} satisfies Record<RunState, readonly RunAct[]>;

type Offering = Pick<Run, 'state' | 'generationId'> & Partial<Pick<Run, 'target' | 'credits'>>;

/**
 * The actions on a run that is waiting for a person. Checking again requires a known id; an id is only asked for if it
 * is unknown or the service does not recognise it.
 */
export function offeredActs(run: Offering): readonly RunAct[] {
  const { state, generationId } = run;
  if (isCancelled(run)) return [];
  const acts: readonly RunAct[] = ACTS[state];
  if (generationId === null) return acts.filter((act) => act !== 'check');
  return state === 'missing' ? acts : acts.filter((act) => act !== 'attach');
}

function stopTitleOf({ state, target }: Run): string {
  if (state === 'queued') return t('Nothing has been sent yet.');
  if (state === 'review') return t('Nothing is charged.');
  return target === 'local'
    ? t('Written cards are kept.')
    : t('The service continues and may charge. You can check again later.');
}
