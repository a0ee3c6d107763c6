'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ReactNode, useRef, useState } from 'react';
import { creditWords, publishedWords, shortfallWords } from '@/components/composer/send/credits';
import { balanceOptions } from '@/components/data/costs';
import { intentFor, isRefusedOutright, KeptIntents, payloadFingerprint } from '@/components/data/kept-intents';
import { isRefusal, RouteFailure } from '@/components/data/request-json';
import { runOptions, submitRun, unsettledRun } from '@/components/data/runs';
import { settingsOptions } from '@/components/data/settings';
import { Button } from '@/components/ui/button';
import { DialogActions, Modal } from '@/components/ui/modal';
import { newId } from '@/components/ui/new-id';
import { ButtonLink } from '@/components/ui/page-link';
import { RelativeTime } from '@/components/ui/relative-time';
import { ErrorState, Warning } from '@/components/ui/states';
import { Trans } from '@/components/ui/trans';
import type { Estimate } from '@/lib/composer/estimate-credits';
import { givenTitleOf } from '@/lib/composer/title-of';
import { type Balance, type Run, submission, type UnsettledRun } from '@/lib/contract/composer';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { useRunEstimate } from '../draft-of-run';
import { canGoWithout, type LocalName, localNames, withoutLocalNames } from '../local-names';

/** Whether a remote service is configured. */
export function useHasRemote(): boolean {
  const { data: settings } = useQuery(settingsOptions());
  return settings?.targets.includes('remote') === true;
}

/** Confirms sending a run's request to the remote service, for the first time or again. */
export function SendRemoteDialog({ run, open, onClose }: { run: Run; open: boolean; onClose: () => void }) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={run.target === 'remote' ? t('Create again?') : t('Send to the remote service?')}
    >
      <SendRemoteQuestion run={run} onClose={onClose} />
    </Modal>
  );
}

/** Confirms a remote request: its cost and what will differ. */
export function SendRemoteQuestion({ run, onClose }: { run: Run; onClose: () => void }) {
  const { data: balance } = useQuery(balanceOptions('remote'));
  const { send, isSending, error, before: sent, unsettled } = useSendRemote(run);
  const earlier = useQuery({ ...runOptions(sent?.run ?? ''), enabled: sent !== null, refetchInterval: false });
  const before = earlier.data && isRefusedOutright(earlier.data) ? null : sent;
  const estimate = useRunEstimate(run, 'remote');
  // The ids of a remote run's request are already remote ones.
  const names = run.target === 'local' ? localNames(run.request) : [];
  const words = estimate ? creditWords(estimate.range) : t('cost unknown');
  const composer = (
    <ButtonLink
      href={`/?from=${encodeURIComponent(run.id)}&target=remote`}
      look={canGoWithout(names) ? 'outline' : 'next'}
    >
      {t('Open in composer')}
    </ButtonLink>
  );
  return (
    <div className="mt-2 text-14">
      <p className="text-quiet">
        {run.target === 'remote'
          ? t('The remote service gets the same request again and charges for it.')
          : t('The remote service gets the same request and charges for it. Its layout may differ.')}
      </p>
      <CostFigures estimate={estimate} balance={balance} />
      {before && (
        <p className="mt-3">
          <span aria-hidden="true">△ </span>
          <Trans
            of="This was already sent {time}, as <link>this run</link>. Sending it again is charged again."
            with={{ time: <RelativeTime at={new Date(before.at).toISOString()} />, link: linkTo(before.run) }}
          />
        </p>
      )}
      {unsettled && (
        // Takes the focus from the button, so that key repeat does not confirm.
        <p role="alert" tabIndex={-1} ref={focusOn} className="mt-3">
          <span aria-hidden="true">△ </span>
          <Trans
            of="This may have been sent {time}, as <link>this run</link>. If it was, sending it again is charged again."
            with={{ time: <RelativeTime at={unsettled.createdAt} />, link: linkTo(unsettled.id) }}
          />
        </p>
      )}
      {names.length > 0 && <LocalNames names={names} />}
      {error && <Refused error={error} />}
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        {(names.length > 0 || error) && composer}
        {canGoWithout(names) && (
          // The second click of a double click must not confirm.
          <Button look="next" aria-disabled={isSending} onClick={(event) => !(unsettled && event.detail > 1) && send()}>
            {isSending
              ? t('Sending…')
              : `${unsettled ? t('Send anyway') : names.length > 0 ? t('Create without them') : run.target === 'remote' ? t('Create again') : t('Create deck')} · ${words}`}
          </Button>
        )}
      </DialogActions>
    </div>
  );
}

function linkTo(run: string) {
  return (words: ReactNode) => (
    <Link href={`/runs/${encodeURIComponent(run)}`} className="underline underline-offset-2">
      {words}
    </Link>
  );
}

function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

/** What a run may cost, and the balance of its target. */
export function CostFigures({ estimate, balance }: { estimate: Estimate | null; balance: Balance | undefined }) {
  const cost = estimate?.range ?? null;
  const warning = cost && shortfallWords(balance?.remaining ?? null, cost);
  return (
    <>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-card bg-surface px-4 py-3">
        <dt className="text-quiet">{t('Estimated cost')}</dt>
        <dd className="text-end font-medium tabular-nums">
          {cost ? creditWords(cost) : estimate ? t('Depends on the template') : t('Unknown')}
          {cost && <span className="block text-12 font-normal text-quiet empty:hidden">{publishedWords(cost)}</span>}
        </dd>
        <dt className="text-quiet">{t('Credits left')}</dt>
        <dd className="text-end font-medium tabular-nums">
          {balance?.remaining == null
            ? t('Unknown')
            : t('{remaining} credits', { remaining: balance.remaining.toLocaleString() })}
          {balance?.asOf && balance.remaining !== null && (
            <span className="block text-12 font-normal text-quiet">
              <Trans of="as of {time}" with={{ time: <RelativeTime at={balance.asOf} /> }} />
            </span>
          )}
        </dd>
      </dl>
      <Warning className="mt-2 text-13">{warning}</Warning>
    </>
  );
}

function LocalNames({ names }: { names: readonly LocalName[] }) {
  return (
    <div className="mt-4 border-s-2 border-warn py-1 ps-4">
      <p className="font-semibold">{t('Not on the remote service')}</p>
      <ul className="mt-1 text-quiet">
        {names.map(({ path, label, ids }) => (
          <li key={path} className="wrap-anywhere">
            {label}: <code className="font-mono text-12">{ids.join(', ')}</code>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-quiet">
        {canGoWithout(names)
          ? t('Choose others in the composer, or use the service’s defaults.')
          : t('Choose one of its templates in the composer.')}
      </p>
    </div>
  );
}

function Refused({ error }: { error: Error }) {
  const fields = error instanceof RouteFailure ? error.fields : [];
  const unanswered = error instanceof RouteFailure && error.status === 0;
  return (
    <ErrorState title={error instanceof RouteFailure ? error.message : t('Can’t send this request')} className="mt-4">
      {unanswered && <p>{t('Try again. It can’t be charged twice.')}</p>}
      {fields.length > 0 && (
        <ul className="list-disc ps-5">
          {fields.map(({ path, message }) => (
            <li key={`${path} ${message}`} className="wrap-anywhere">
              <code className="font-mono text-13">{path}</code> {tStored(message)}
            </li>
          ))}
        </ul>
      )}
    </ErrorState>
  );
}

/**
 * Sends a run's request to the remote service and opens the new run. The hook remounts with each opening of the dialog,
 * and each mount is one intent, so a double click or a retry after a lost response cannot be charged twice. `before`:
 * the earlier run with the same request, and when it was sent.
 */
function useSendRemote(run: Run) {
  const router = useRouter();
  const client = useQueryClient();
  const [intents] = useState(() => new KeptIntents());
  const [prepared] = useState(() => prepareSubmission(run, intents));
  // The mutation state updates one render later; a double click is faster.
  const sending = useRef(false);
  const [unsettled, setUnsettled] = useState<UnsettledRun | null>(null);
  const mutation = useMutation({
    mutationFn: async () => {
      if (!prepared) throw new Error('the stored request breaks the contract');
      intents.keep(prepared.intent);
      return submitRun({
        ...prepared.body,
        submissionId: prepared.intent.submissionId,
        knownRuns: intents.runs(),
        despite: unsettled?.id ?? prepared.before?.run,
      });
    },
    retry: 0,
    networkMode: 'always',
    onSuccess: ({ id }) => {
      if (prepared) intents.keep({ ...prepared.intent, run: id });
      void client.invalidateQueries({ queryKey: ['history'] });
      void client.invalidateQueries({ queryKey: ['balance', 'remote'] });
      router.push(`/runs/${encodeURIComponent(id)}`);
    },
    onError: async (failure) => {
      sending.current = false;
      if (prepared && isRefusal(failure)) intents.forget(prepared.intent.mark);
      setUnsettled(await unsettledRun(failure).catch(() => null));
    },
  });
  const send = () => {
    if (sending.current) return;
    sending.current = true;
    mutation.mutate();
  };
  return {
    send,
    isSending: mutation.isPending || mutation.isSuccess,
    error: unsettled ? null : mutation.error,
    before: prepared?.before ?? null,
    /** The server reports that this draft may already have been sent as that run. */
    unsettled,
  };
}

/** The submission and its intent; null if the stored request violates the current contract. */
function prepareSubmission(run: Run, intents: KeptIntents) {
  const parsed = submission.safeParse({ submissionId: newId(), ...remoteBody(run) });
  if (!parsed.success) return null;
  const mark = payloadFingerprint(parsed.data);
  const known = intents.find(mark);
  return {
    body: parsed.data,
    intent: intentFor(known, mark, true, () => parsed.data.submissionId),
    before: known?.run ? { run: known.run, at: known.at } : null,
  };
}

function remoteBody(run: Run) {
  const same = { request: run.request, ...(run.draft === null ? {} : { draft: run.draft }) };
  const hasLocalNames = run.target === 'local' && localNames(run.request).length > 0;
  const body = hasLocalNames ? withoutLocalNames(run) : same;
  const title = givenTitleOf(run) ?? undefined;
  return { target: 'remote', operation: run.operation, madeFrom: run.id, title, ...body };
}
