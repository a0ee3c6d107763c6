'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { followWriting, NOTHING_WRITTEN, type WritingState } from '@/components/data/follow-writing';
import { runOptions } from '@/components/data/runs';
import { settingsOptions } from '@/components/data/settings';
import { Button } from '@/components/ui/button';
import { formatLocale } from '@/components/ui/format-locale';
import { formatRelative } from '@/components/ui/format-relative';
import { getNow, subscribeToClock } from '@/components/ui/relative-time';
import type { Run } from '@/lib/contract/composer';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { DeckSkeleton } from '../deck/deck-skeleton';
import { stateWords } from '../state-words';
import { useElapsed } from '../time-left';
import type { NotifyWish } from './notify-wish';
import { WritingDesk } from './writing-desk';
import { isWrittenByModel, writingStage } from './writing-stage';

/** A deck in progress: its cards fill in, and the page can be closed. */
export function RunWaiting({ run, notify }: { run: Run; notify: NotifyWish }) {
  const writing = useWriting(run);
  const { head } = writing;
  const notes = <WaitingNotes run={run} notify={notify} written={writing.cards.size} />;
  if (head) return <WritingDesk writing={{ ...writing, head }}>{notes}</WritingDesk>;
  return (
    <DeckSkeleton
      total={run.progress?.total ?? run.cards}
      done={run.progress?.done ?? 0}
      headings={run.progress?.headings}
    >
      {notes}
    </DeckSkeleton>
  );
}

function WaitingNotes({ run, notify, written }: { run: Run; notify: NotifyWish; written: number }) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-center gap-x-4 gap-y-2 px-4 pb-4 text-center text-13 text-quiet">
      {run.watch?.problem ? (
        <p className="wrap-anywhere text-ink">
          <WatchProblem watch={run.watch} problem={run.watch.problem} />
        </p>
      ) : (
        // While the deck is in progress, the cards show it.
        (run.state !== 'pending' || hasOwnWord(run)) && (
          <p className="wrap-anywhere">
            <Standing run={run} />
          </p>
        )
      )}
      <WritingLine run={run} written={written} />
      <p>{t('You can close this page.')}</p>
      <NotifyToggle wish={notify} />
    </div>
  );
}

/** Shows the progress while a language model plans and writes, and an image model makes images. */
function WritingLine({ run, written }: { run: Run; written: number }) {
  const { data: settings } = useQuery(settingsOptions());
  const stage = writingStage(run, written, settings?.modelConnected === true);
  if (!stage) return null;
  return (
    <p role="status" className="text-ink tabular-nums">
      {stage.kind === 'planning' && t('Planning the outline…')}
      {/* Not "written": the model may have failed on some of them. */}
      {stage.kind === 'writing' && t('{done} of {total} cards', { done: stage.done, total: stage.total })}
      {stage.kind === 'images' && t('Making images, {done} of {total}', { done: stage.done, total: stage.total })}
      {stage.kind === 'layout' && t('Laying out the deck')}
    </p>
  );
}

function Standing({ run }: { run: Run }) {
  const { means } = stateWords(run);
  return run.sendsAt === null ? means : <QueuedUntil at={run.sendsAt} otherwise={means} />;
}

/** A status of the service that the interface does not define. */
function hasOwnWord({ serviceStatus }: Run): boolean {
  return serviceStatus !== null && serviceStatus !== 'pending';
}

/** Toggles system notifications for finished runs. Hidden if the browser does not support them. */
function NotifyToggle({ wish: { kind, toggle } }: { wish: NotifyWish }) {
  if (kind === 'unknown') return null;
  if (kind === 'refused')
    return (
      <p className="text-13 text-quiet">{t('Notifications are blocked. The tab title will change when it’s ready.')}</p>
    );
  const Icon = kind === 'on' ? BellRing : Bell;
  return (
    <Button size="small" aria-pressed={kind === 'on'} className="aria-pressed:bg-sunk" onClick={toggle}>
      <Icon aria-hidden="true" size={14} /> {t('Notify me')}
    </Button>
  );
}

/** The cards of a run as a language model writes them. Paused while the tab is hidden. */
function useWriting(run: Run): WritingState {
  const client = useQueryClient();
  const { data: settings } = useQuery(settingsOptions());
  const [state, setState] = useState(NOTHING_WRITTEN);
  const { id } = run;
  const isWritten = run.state === 'pending' && settings?.modelConnected === true && isWrittenByModel(run);
  useEffect(() => {
    if (!isWritten) return;
    let stop: (() => void) | null = null;
    const onEnd = () => void client.invalidateQueries({ queryKey: runOptions(id).queryKey });
    const follow = () => {
      if (document.visibilityState === 'visible') stop ??= followWriting(id, { onState: setState, onEnd });
      else {
        stop?.();
        stop = null;
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop?.();
    };
  }, [id, isWritten, client]);
  return state;
}

/** Why a run's status is unknown, and the times of the last and the next poll. */
function WatchProblem({ watch, problem }: { watch: NonNullable<Run['watch']>; problem: string }) {
  const time = new Date(watch.lookedAt).toLocaleTimeString(formatLocale(), { timeStyle: 'short' });
  return (
    <>
      {t('Can’t check the status: {why}. Last checked {time}.', { why: tStored(problem), time })}{' '}
      {watch.looksAt !== null && <NextLook at={watch.looksAt} />}
    </>
  );
}

function NextLook({ at }: { at: string }) {
  const overdue = useElapsed(at, null);
  if (overdue === null) return null;
  const seconds = Math.ceil(-overdue / 1000);
  return seconds > 0 ? t('Trying again in {seconds} s.', { seconds }) : t('Trying again now.');
}

/** A shorter wait (ms) is "in a moment". */
const SHORT_WAIT_MS = 10_000;

const getServerNow = () => null;

/** When a queued run will be sent, if the service asked for a longer delay; otherwise `otherwise`. */
function QueuedUntil({ at, otherwise }: { at: string; otherwise: string }) {
  const now = useSyncExternalStore(subscribeToClock, getNow, getServerNow);
  const ms = Date.parse(at);
  if (now === null || ms - now < SHORT_WAIT_MS) return otherwise;
  return t('The service asked to wait. Sending {when}.', { when: formatRelative(ms, now) });
}
