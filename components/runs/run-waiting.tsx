import { useQuery } from '@tanstack/react-query';
import { settingsOptions } from '@/components/data/settings';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { DeckSkeleton } from './deck-skeleton';
import { NotifyToggle } from './notify-toggle';
import type { NotifyWish } from './notify-wish';
import { QueuedUntil } from './queued-until';
import { stateWords } from './state-words';
import { useWriting } from './use-writing';
import { WatchProblem } from './watch-problem';
import { WritingDesk } from './writing-desk';
import { writingStage } from './writing-stage';

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
