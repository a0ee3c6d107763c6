'use client';

import Link from 'next/link';
import { useId, useState } from 'react';
import { openPresenterWindow } from '@/components/deck/presenter-view';
import { FailedChange } from '@/components/history/failed-change';
import { NoteDialog } from '@/components/history/note-dialog';
import { RequestView } from '@/components/request/request-view';
import { sectionAddress } from '@/components/settings/sections';
import { Modal } from '@/components/ui/modal';
import type { Run } from '@/lib/contract/composer';
import { FINAL_STATES } from '@/lib/contract/run-words';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { CreateAgainDialog } from './create-again-dialog';
import { DeckDesk, type DeskPresent } from './deck-desk';
import { DeckElsewhere } from './deck-elsewhere';
import type { NotifyWish } from './notify-wish';
import { OutlineReview } from './outline-review';
import { openAddress, type RunAct } from './run-acts-list';
import { RunDetails } from './run-details';
import { RunEnded } from './run-ended';
import { type PresentView, RunHeader } from './run-header';
import { RunInBin } from './run-in-bin';
import { RunWaiting } from './run-waiting';
import { SendRemoteDialog } from './send-remote';
import { ShareDialog } from './share-dialog';
import { TrashedCard } from './trashed-card';
import { useRunActs } from './use-run-acts';
import { useRunCommands } from './use-run-commands';
import { withoutModelWarning } from './without-model';

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
