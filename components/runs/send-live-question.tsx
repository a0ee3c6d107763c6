'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { creditWords, shortfallWords } from '@/components/composer/credit-words';
import { draftOfRun } from '@/components/composer/draft-of-run';
import { balanceOptions } from '@/components/data/balance';
import { RouteFailure } from '@/components/data/request-json';
import { Button, buttonClasses } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { RelativeTime } from '@/components/ui/relative-time';
import { ErrorState } from '@/components/ui/states';
import { type CreditRange, estimateCredits } from '@/lib/composer/estimate-credits';
import type { Balance, Run } from '@/lib/contract/composer';
import { canGoWithout, type PracticeName, practiceNames } from './practice-names';
import { useSendLive } from './use-send-live';

/** What it will cost and what differs, before it is sent. */
export function SendLiveQuestion({ run, onClose }: { run: Run; onClose: () => void }) {
  const { data: balance } = useQuery(balanceOptions('live'));
  const { send, isSending, error, before } = useSendLive(run);
  const draft = draftOfRun(run);
  const cost = draft && estimateCredits(draft, { target: 'live' });
  const names = practiceNames(run.request);
  const words = cost ? creditWords(cost) : 'at an unknown cost';
  const composer = (
    <Link
      href={`/?from=${encodeURIComponent(run.id)}&target=live`}
      className={buttonClasses(canGoWithout(names) ? 'outline' : 'next')}
    >
      Open in the composer for Live
    </Link>
  );
  return (
    <div className="mt-2 text-14">
      <p className="text-quiet">
        The same request goes to the live service as a run of its own, and is charged there. The live service lays cards
        out in its own way.
      </p>
      <Figures cost={cost} balance={balance} />
      {before && (
        <p className="mt-3">
          <span aria-hidden="true">△ </span>
          Exactly this was sent live <RelativeTime at={new Date(before.at).toISOString()} />, as{' '}
          <Link href={`/runs/${encodeURIComponent(before.run)}`} className="underline underline-offset-2">
            this run
          </Link>
          . Sending it once more is charged a second time.
        </p>
      )}
      {names.length > 0 && <NamesOfPractice names={names} />}
      {error && <Refused error={error} />}
      <DialogActions>
        <Button onClick={onClose}>Do not send</Button>
        {(names.length > 0 || error) && composer}
        {canGoWithout(names) && (
          <Button look="next" aria-disabled={isSending} onClick={send}>
            {isSending ? 'Sending…' : `${names.length > 0 ? 'Send live without them' : 'Send live'} — ${words}`}
          </Button>
        )}
      </DialogActions>
    </div>
  );
}

function Figures({ cost, balance }: { cost: CreditRange | null; balance: Balance | undefined }) {
  const warning = cost && shortfallWords(balance?.remaining ?? null, cost);
  return (
    <>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-card bg-surface px-4 py-3">
        <dt className="text-quiet">Estimated cost</dt>
        <dd className="text-right font-medium tabular-nums">{cost ? creditWords(cost) : 'unknown'}</dd>
        <dt className="text-quiet">Live balance</dt>
        <dd className="text-right font-medium tabular-nums">
          {balance?.remaining == null ? 'unknown' : `${balance.remaining.toLocaleString()} credits`}
          {balance?.asOf && balance.remaining !== null && (
            <span className="block text-12 font-normal text-quiet">
              as of <RelativeTime at={balance.asOf} />
            </span>
          )}
        </dd>
      </dl>
      {warning && (
        <p className="mt-2 text-13 text-warn">
          <span aria-hidden="true">△ </span>
          {warning}
        </p>
      )}
    </>
  );
}

function NamesOfPractice({ names }: { names: readonly PracticeName[] }) {
  return (
    <div className="mt-4 border-l-2 border-warn py-1 pl-4">
      <p className="font-semibold">Live does not know these: they are Practice’s own</p>
      <ul className="mt-1 text-quiet">
        {names.map(({ path, label, ids }) => (
          <li key={path} className="wrap-anywhere">
            {label}: <code className="font-mono text-12">{ids.join(', ')}</code>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-quiet">
        {canGoWithout(names)
          ? 'Choose Live’s own in the composer, or send without them: the live service then takes its defaults.'
          : 'Without a template there is nothing to send. Choose Live’s own in the composer.'}
      </p>
    </div>
  );
}

function Refused({ error }: { error: Error }) {
  const fields = error instanceof RouteFailure ? error.fields : [];
  const unanswered = error instanceof RouteFailure && error.status === 0;
  return (
    <ErrorState
      title={error instanceof RouteFailure ? error.message : 'This request could not be sent.'}
      className="mt-4"
    >
      {unanswered && <p>Send again: it cannot be charged twice.</p>}
      {fields.length > 0 && (
        <ul className="list-disc pl-5">
          {fields.map(({ path, message }) => (
            <li key={`${path} ${message}`} className="wrap-anywhere">
              <code className="font-mono text-13">{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
    </ErrorState>
  );
}
