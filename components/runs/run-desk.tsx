'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useCallback, useId, useRef, useState } from 'react';
import { useCommands } from '@/components/commands/command-registry';
import { localCreditRange } from '@/components/composer/send/credits';
import { balanceOptions } from '@/components/data/costs';
import { firstCardOptions } from '@/components/data/history';
import { startDownload } from '@/components/data/request-json';
import { outlineOptions } from '@/components/data/run-parts';
import { exportAddress, sourcesAddress, submitRun } from '@/components/data/runs';
import { settingsOptions } from '@/components/data/settings';
import { openPresenterWindow } from '@/components/deck/presenter-view';
import { FailedChange } from '@/components/history/failed-change';
import { NoteDialog } from '@/components/history/row/note-dialog';
import { RequestView } from '@/components/request/request-view';
import { sectionAddress } from '@/components/settings/sections';
import { Button } from '@/components/ui/button';
import { DialogActions, Modal } from '@/components/ui/modal';
import { newId } from '@/components/ui/new-id';
import { ButtonLink } from '@/components/ui/page-link';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { readDraft } from '@/lib/composer/draft';
import { reviewsOutline } from '@/lib/composer/suggest/reviews-outline';
import { givenTitleOf } from '@/lib/composer/title-of';
import { type Run, submission } from '@/lib/contract/composer';
import type { FileFormat } from '@/lib/contract/enums';
import { FINAL_STATES } from '@/lib/contract/run-words';
import { perLocale } from '@/lib/words/messages-in-use';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { RunActs } from './acts/run-acts';
import { CostFigures, SendRemoteDialog } from './acts/send-remote-question';
import { openAddress, type RunAct, useRunActs } from './acts/use-run-acts';
import { CardThumb, thumbHeight } from './deck/card-list';
import { DeckDesk, type DeskPresent } from './deck/deck-desk';
import { DeckElsewhere } from './deck/deck-elsewhere';
import { fileFormats, isDownloadable } from './deck/deck-files';
import { useHasSources } from './deck/download-menu';
import { useRunEstimate } from './draft-of-run';
import { RunDetails } from './run-details';
import { endWords, isModelFailure, RunError, withoutModelWarning } from './run-error';
import { type PresentView, RunHeader } from './run-header';
import { RunInBin } from './run-in-bin';
import { ShareDialog } from './sharing';
import { isCancelled } from './state-words';
import { OutlineForm } from './writing/outline-form';
import type { NotifyWish } from './writing/ready-signal';
import { RunWaiting } from './writing/run-waiting';

const REQUEST_LANGUAGES = ['json', 'curl'] as const;

type Props = { run: Run; notify: NotifyWish };

/** The page of one run: header, deck or status, and details. */
export function RunDesk({ run, notify }: Props) {
  const { acts, changes, shown, show } = useRunActs(run);
  useRunCommands(run, acts);
  const [chosen, setDetailed] = useState<boolean | null>(null);
  const isDetailed = chosen ?? isOpenQuestion(run);
  const detailsId = useId();
  const [presenting, setPresenting] = useState<PresentView | null>(null);
  const close = () => show(null);
  const present = (view: PresentView) => {
    const address = openAddress(run);
    if (view === 'speaker' && address !== null) openPresenterWindow(address);
    setPresenting(view);
  };
  const showDetails = (isOpen: boolean) => {
    setDetailed(isOpen);
    requestAnimationFrame(() => {
      // On a narrow window the details are below the deck.
      if (isOpen) document.getElementById(detailsId)?.scrollIntoView({ block: 'nearest' });
      // The close button disappears with the details, so focus returns to the toggle.
      else document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(detailsId)}"]`)?.focus();
    });
  };
  return (
    // On a wide window the page fits the window and each part scrolls separately.
    <div className="flex flex-1 flex-col lg:min-h-120 lg:flex-[1_0_0px] print:block">
      <RunHeader
        {...{ run, acts, changes }}
        isRenaming={shown === 'title'}
        onRenamed={close}
        onPresent={present}
        details={{ id: detailsId, isOpen: isDetailed, onToggle: () => showDetails(!isDetailed) }}
      />
      {run.deletedAt !== null && <RunInBin run={run} deletedAt={run.deletedAt} />}
      <FailedChange failure={changes.failure} onClose={changes.clearFailure} className="m-4" />
      <div className="flex min-h-0 flex-1 max-lg:flex-col print:block">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col print:block">
          <RunStage
            {...{ run, notify, acts, presenting }}
            address={openAddress(run)}
            onLeave={() => setPresenting(null)}
          />
        </div>
        <RunDetails id={detailsId} run={run} acts={acts} isOpen={isDetailed} onClose={() => showDetails(false)} />
      </div>
      <NoteDialog
        run={shown === 'note' ? run : null}
        onClose={close}
        onSave={(note) => changes.change(run, { note })}
      />
      <ShareDialog run={run} open={shown === 'share'} onClose={close} />
      <CreateAgainDialog run={run} open={shown === 'again'} onClose={close} />
      <SendRemoteDialog run={run} open={shown === 'remote'} onClose={close} />
      <Modal open={shown === 'request'} onClose={close} title={t('Request')} corner wide>
        <div className="mt-4">
          <RequestView written={run} target={run.target} languages={REQUEST_LANGUAGES} />
        </div>
      </Modal>
    </div>
  );
}

/** The deck, or the run's status while there is no deck. */
function RunStage({ run, notify, acts, ...present }: Props & DeskPresent & { acts: readonly RunAct[] }) {
  if (run.state === 'review') return <OutlineReview run={run} />;
  if (!FINAL_STATES.includes(run.state)) return <RunWaiting run={run} notify={notify} />;
  if (run.state === 'stopped' && run.hasDeck)
    return (
      <>
        {run.error && <CancelledNote message={run.error.message} />}
        <DeckDesk id={run.id} cards={run.cards} {...present} />
      </>
    );
  if (run.state !== 'completed') return <RunEnded run={run} acts={acts} />;
  const isOurs = run.target === 'local' && run.artifactId !== null;
  // The engine does not serve the deck of a run in the trash.
  if (isOurs && run.deletedAt !== null) return <TrashedCard id={run.id} />;
  if (isOurs && run.hasDeck)
    return (
      <>
        <WithoutModelNote run={run} />
        <DeckDesk id={run.id} cards={run.cards} {...present} />
      </>
    );
  return <DeckElsewhere run={run} address={openAddress(run)} />;
}

/** Shown above the cards of a run that was cancelled while it was being written. */
function CancelledNote({ message }: { message: string }) {
  return <p className="border-b border-hairline px-4 py-2 text-13 text-quiet lg:px-6">{tStored(message)}</p>;
}

/** Shown above a deck written by rules because the language model failed: the reason, and a link to fix it. */
function WithoutModelNote({ run }: { run: Run }) {
  const warning = withoutModelWarning(run);
  if (warning === null) return null;
  return (
    <p className="border-b border-hairline px-4 py-2 text-13 text-warn lg:px-6 print:hidden">
      {tStored(warning)}{' '}
      <Link href={sectionAddress('models')} className="underline underline-offset-2">
        {t('Model settings')}
      </Link>
    </p>
  );
}

/** Details open by default when the person has to decide what to do next. */
function isOpenQuestion({ state, hasDeck }: Run): boolean {
  return FINAL_STATES.includes(state) && state !== 'completed' && !hasDeck;
}

/** The outline of a run that waits for approval, to be edited and approved. */
function OutlineReview({ run }: { run: Run }) {
  const { data: outline, error, refetch } = useQuery(outlineOptions(run.id));
  if (outline) return <OutlineForm run={run} outline={outline} />;
  return (
    <div className="min-h-0 flex-1 bg-surface px-4 py-8">
      <div className="mx-auto max-w-2xl">
        {error ? (
          <ErrorState of={error} title={t('Can’t load the outline')} onRetry={() => void refetch()} />
        ) : (
          <LoadingState label={t('Loading…')} rows={6} />
        )}
      </div>
    </div>
  );
}

const WIDTH = 480;

/** In the trash a deck cannot be opened, but its first card still identifies it. */
function TrashedCard({ id }: { id: string }) {
  const { data } = useQuery(firstCardOptions(id));
  const imageUrl = useCallback((key: string) => data?.images[key] ?? '', [data]);
  const card = data?.deck.cards[0];
  return (
    <div className="flex min-h-0 flex-1 items-center justify-center overflow-hidden bg-surface p-8 max-sm:p-4 print:hidden">
      {card && (
        <div
          className="max-w-full overflow-hidden rounded-card opacity-70 shadow-card"
          style={{ width: WIDTH, height: thumbHeight(card, WIDTH) }}
        >
          <CardThumb
            card={card}
            theme={data.deck.theme}
            imageUrl={imageUrl}
            language={data.deck.language}
            width={WIDTH}
          />
        </div>
      )}
    </div>
  );
}

const DOWNLOAD = perLocale<Record<FileFormat, string>>(() => ({
  pptx: t('Download PowerPoint'),
  'pptx-fonts': t('Download PowerPoint with fonts'),
  pdf: t('Download PDF'),
  png: t('Download images'),
  docx: t('Download Word'),
  html: t('Download web page'),
  zip: t('Download all files'),
}));

/** Palette commands on a run page, the same as its buttons and menu. */
function useRunCommands(run: Run, acts: readonly RunAct[]): void {
  const hasSources = useHasSources(run);
  useCommands(() => {
    const words = t('download export save file json csv spreadsheet');
    const downloads = fileFormats(run)
      .filter((format) => run.deletedAt === null && isDownloadable(run, format))
      .map((format) => ({
        id: `download-${format}`,
        title: DOWNLOAD[format],
        words,
        run: () => startDownload(exportAddress(run.id, format)),
      }));
    if (hasSources)
      downloads.splice(downloads.findIndex(({ id }) => id === 'download-pptx') + 1, 0, {
        id: 'download-pptx-sources',
        title: t('Download PowerPoint with sources'),
        words,
        run: () => startDownload(sourcesAddress(run.id)),
      });
    const listed = [
      ...acts.filter(({ id }) => id !== 'delete'),
      ...downloads,
      ...acts.filter(({ id }) => id === 'delete'),
    ];
    return listed.map(({ id, title, words, run: act }) => ({
      ...{ id, title, words, run: act },
      group: id === 'send-remote' ? 'Send' : 'This run',
    }));
  });
}

type CreateAgainDialogProps = { run: Run; open: boolean; onClose: () => void };

/** Asks before the engine makes a run again, with its cost. */
function CreateAgainDialog({ run, open, onClose }: CreateAgainDialogProps) {
  return (
    <Modal open={open} onClose={onClose} title={t('Create again?')}>
      <Question run={run} onClose={onClose} />
    </Modal>
  );
}

function Question({ run, onClose }: Omit<CreateAgainDialogProps, 'open'>) {
  const { data: balance } = useQuery(balanceOptions('local'));
  const { start, isPending, error } = useNewVersion(run);
  const estimate = useRunEstimate(run, 'local');
  const cost = estimate?.range ?? null;
  return (
    <div className="mt-2 text-14">
      <p className="text-quiet">{t('Makes a new version from the same request. This one is kept.')}</p>
      <CostFigures estimate={estimate} balance={balance} />
      <ErrorState of={error} title={t('Can’t create a new version')} className="mt-4" />
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button look="next" aria-disabled={isPending} onClick={start}>
          {cost === null ? t('Create again') : `${t('Create again')} · ${localCreditRange(cost)}`}
        </Button>
      </DialogActions>
    </div>
  );
}

type RunEndedProps = { run: Run; acts: readonly RunAct[] };

/** Shown instead of the deck if there is none: the reason, and what to do next. */
function RunEnded({ run, acts }: RunEndedProps) {
  const means = endWords(run);
  return (
    <div className="min-h-0 flex-1 bg-surface lg:overflow-y-auto">
      <div className="mx-auto max-w-2xl space-y-5 px-4 py-8 lg:px-8 lg:py-14">
        {run.error && <RunError run={run} error={run.error} />}
        {means && <p className="text-14 text-quiet">{means}</p>}
        {/* A run in the trash has to be restored first. */}
        {run.deletedAt === null &&
          (run.state === 'failed' || isCancelled(run) ? <AfterFailure run={run} acts={acts} /> : <RunActs run={run} />)}
      </div>
    </div>
  );
}

/** The service accepted the run and then failed: retry, or change the request. */
function AfterFailure({ run, acts }: RunEndedProps) {
  const again = acts.find(({ id }) => id === 'version');
  const edit = acts.find(({ id }) => id === 'duplicate');
  return (
    <section aria-labelledby="acts-title" className="border-t border-hairline pt-4 print:hidden">
      <h2 id="acts-title" className="text-16 font-semibold">
        {t('Next steps')}
      </h2>
      <div className="mt-4 flex flex-wrap gap-2">
        {edit?.href && (
          <ButtonLink href={edit.href} look="next">
            {t('Edit and resend')}
          </ButtonLink>
        )}
        {again && <Button onClick={again.run}>{t('Retry')}</Button>}
        {isModelFailure(run) && <ButtonLink href={sectionAddress('models')}>{t('Model settings')}</ButtonLink>}
      </div>
    </section>
  );
}

/** Repeats a local run with the same request and opens the new run. */
function useNewVersion(run: Run) {
  const router = useRouter();
  const client = useQueryClient();
  // Reused until there is a response: a double click, or a retry after a lost response, gives the same run.
  const id = useRef<string | null>(null);
  const mutation = useMutation({
    mutationFn: async () => {
      id.current ??= newId();
      const { target, operation, request, draft } = run;
      const form = readDraft(draft);
      const settings = client.getQueryData(settingsOptions().queryKey);
      const isReviewed = form !== null && reviewsOutline(form, { target, modelConnected: settings?.modelConnected });
      const parsed = submission.safeParse({
        ...{ submissionId: id.current, target, operation, request, madeFrom: run.id },
        ...(draft === null ? {} : { draft }),
        title: givenTitleOf(run) ?? undefined,
        ...(isReviewed ? { reviewOutline: true } : {}),
      });
      if (!parsed.success) throw new Error(t('This request can’t be run again as it is. Duplicate it instead.'));
      return submitRun(parsed.data);
    },
    retry: 0,
    networkMode: 'always',
    onSuccess: ({ id: made }) => {
      id.current = null;
      void client.invalidateQueries({ queryKey: ['history'] });
      router.push(`/runs/${encodeURIComponent(made)}`);
    },
  });
  return {
    start: () => !mutation.isPending && mutation.mutate(),
    isPending: mutation.isPending,
    error: mutation.error,
  };
}
