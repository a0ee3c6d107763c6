'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { followWriting, NOTHING_WRITTEN, type WritingState } from '@/components/data/follow-writing';
import { runOptions } from '@/components/data/runs';
import { settingsOptions } from '@/components/data/settings';
import { CardView } from '@/components/deck/card-view';
import { cardName } from '@/components/deck/deck-words';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { formatRelative, useNow } from '@/components/ui/relative-time';
import type { Run } from '@/lib/contract/composer';
import { nominalSize } from '@/lib/deck/deck';
import type { PlacedCard } from '@/lib/deck/placed';
import { listenTo } from '@/lib/listeners';
import { formatLocale } from '@/lib/words/messages-in-use';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { CardThumb } from '../deck/card-list';
import { DeckSkeleton, SketchedCard, STAGE, stageWidth } from '../deck/deck-skeleton';
import { isWrittenByModel, useElapsed, writingStage } from '../progress';
import { stateWords } from '../state-words';
import type { NotifyWish } from './ready-signal';

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
        (run.state !== 'pending' || (run.serviceStatus !== null && run.serviceStatus !== 'pending')) && (
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
    const stopListening = listenTo(document, 'visibilitychange', follow);
    return () => {
      stopListening();
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

/** When a queued run will be sent, if the service asked for a longer delay; otherwise `otherwise`. */
function QueuedUntil({ at, otherwise }: { at: string; otherwise: string }) {
  const now = useNow();
  const ms = Date.parse(at);
  if (now === null || ms - now < SHORT_WAIT_MS) return otherwise;
  return t('The service asked to wait. Sending {when}.', { when: formatRelative(ms, now) });
}

type WritingDeskProps = {
  writing: WritingState & { head: NonNullable<WritingState['head']> };
  children?: ReactNode;
};

/** In pixels. */
const THUMB = 148;

/** Before the deck is stored, only `data:` pictures can be drawn. */
const noAddress = () => '';

/** A deck in progress: each card appears when it is written. Shows the newest card until the person selects one. */
function WritingDesk({ writing, children }: WritingDeskProps) {
  const { total, head, headings, cards, newest } = writing;
  const [chosen, choose] = useState<number | null>(null);
  const at = chosen !== null && cards.has(chosen) ? chosen : newest;
  const shown = at === null ? undefined : cards.get(at)?.[0];
  const size = nominalSize(head.format, head.dimensions);
  return (
    <div className="flex min-h-0 flex-1 max-lg:flex-col-reverse max-lg:justify-end print:hidden">
      <ol
        aria-label={t('Cards')}
        // A scrollable region must be reachable by keyboard, even before it contains a button.
        tabIndex={cards.size === 0 ? 0 : undefined}
        className="flex shrink-0 gap-3.5 overflow-auto p-4 max-lg:order-first lg:w-54 lg:flex-col lg:border-e lg:border-hairline lg:pe-0"
      >
        {Array.from({ length: total }, (_, index) => (
          <li key={index} className="flex shrink-0 gap-2 max-lg:flex-col">
            <span aria-hidden="true" className="w-5 shrink-0 text-13 text-quiet tabular-nums max-lg:order-last">
              {index + 1}
            </span>
            <WrittenThumb
              card={cards.get(index)?.[0]}
              head={head}
              heading={headings[index]}
              isShown={index === at}
              isNewest={index === newest && chosen === null}
              onChoose={() => choose(index)}
              proportion={size.width / size.height}
            />
          </li>
        ))}
      </ol>
      <div className="flex min-w-0 flex-col bg-surface lg:flex-1">
        <div className={STAGE}>
          <div
            lang={head.language}
            className="m-auto w-(--narrow) overflow-hidden rounded-card lg:w-(--wide)"
            style={stageWidth(shown ?? size) as CSSProperties}
          >
            {shown ? (
              <div className="shadow-card">
                <CardView card={shown} theme={head.theme} imageUrl={noAddress} />
              </div>
            ) : (
              <div aria-hidden="true">
                <SketchedCard
                  heading={headings[0]}
                  proportion={size.width / size.height}
                  className="breathe w-full border-transparent bg-raised text-28 shadow-card"
                />
              </div>
            )}
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}

type ThumbProps = {
  card: PlacedCard | undefined;
  head: WritingDeskProps['writing']['head'];
  heading: string | null | undefined;
  isShown: boolean;
  isNewest: boolean;
  onChoose: () => void;
  proportion: number;
};

function WrittenThumb({ card, head, heading, isShown, isNewest, onChoose, proportion }: ThumbProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNewest) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isNewest]);
  if (!card)
    return (
      <SketchedCard heading={heading} proportion={proportion} className="w-38 border-dashed border-edge text-[9px]" />
    );
  return (
    <button
      ref={button}
      type="button"
      aria-label={cardName(card)}
      aria-pressed={isShown}
      onClick={onChoose}
      className={classNames(
        'appear rounded-control border border-hairline p-px transition hover:border-edge',
        'aria-pressed:border-ink aria-pressed:ring-1 aria-pressed:ring-ink',
      )}
    >
      <CardThumb card={card} theme={head.theme} imageUrl={noAddress} language={head.language} width={THUMB} />
    </button>
  );
}
