'use client';

import { useQuery } from '@tanstack/react-query';
import {
  ArrowUpRight,
  Braces,
  ChevronDown,
  CloudUpload,
  Copy,
  GitCompareArrows,
  Link2,
  MonitorPlay,
  NotebookPen,
  PanelRight,
  Pencil,
  Play,
  RotateCw,
  Share2,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { usualTimeOptions } from '@/components/data/costs';
import { settingsOptions } from '@/components/data/settings';
import type { RunChanges } from '@/components/data/use-run-changes';
import { StarButton, TitleField } from '@/components/history/row/title-field';
import { Button, buttonClasses, STACKED_ON_PHONES } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { formatElapsed } from '@/components/ui/relative-time';
import type { Run } from '@/lib/contract/composer';
import { FINAL_STATES } from '@/lib/contract/run-words';
import { t, tPlural } from '@/lib/words/t';
import { StopWaiting } from './acts/run-acts';
import { canPresent, openAddress, type RunAct } from './acts/use-run-acts';
import { DownloadMenu, MissingFiles } from './deck/download-menu';
import { groupWarnings, useWarnings } from './group-warnings';
import { timeLeftWords, useElapsed, writingStage } from './progress';
import { RunFacts } from './run-facts';
import { StateMark } from './run-marks';
import { stateWords } from './state-words';

/** `speaker`: in a window, beside a presenter view. */
export type PresentView = 'screen' | 'speaker';

type Props = {
  run: Run;
  acts: readonly RunAct[];
  changes: RunChanges;
  isRenaming: boolean;
  onRenamed: () => void;
  onPresent: (view: PresentView) => void;
  details: { id: string; isOpen: boolean; onToggle: () => void };
};

type TitleProps = {
  run: Run;
  changes: RunChanges;
  isRenaming: boolean;
  /** Called when editing ends, saved or cancelled. */
  onRenamed: () => void;
};

export function RunHeader({ run, acts, changes, isRenaming, onRenamed, onPresent, details }: Props) {
  const isUnderWay = !FINAL_STATES.includes(run.state);
  const warnings = useWarnings(run);
  const share = acts.find(({ id }) => id === 'share');
  return (
    // On a phone the title scrolls away and the actions stay.
    <header className="max-sm:contents sm:relative sm:flex sm:min-h-19 sm:shrink-0 sm:flex-wrap sm:items-center sm:justify-between sm:gap-x-6 sm:gap-y-2 sm:border-b sm:border-hairline sm:px-4 sm:py-3 lg:px-6 print:border-0">
      <div className="min-w-0 max-sm:px-4 max-sm:pt-3 sm:flex-1 sm:basis-80">
        <div className="flex flex-wrap items-center gap-x-3">
          <RunTitle {...{ run, changes, isRenaming, onRenamed }} />
          <RunStanding run={run} />
        </div>
        {isUnderWay ? (
          <RunPace run={run} />
        ) : (
          <RunFacts run={run}>{warnings.length > 0 && <WarningCount warnings={warnings} details={details} />}</RunFacts>
        )}
        {run.state === 'completed' && run.deletedAt === null && (
          <p className="text-13 text-quiet">
            <MissingFiles run={run} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:sticky max-sm:top-0 max-sm:z-20 max-sm:border-b max-sm:border-hairline max-sm:bg-paper max-sm:gap-0.5 max-sm:px-4 max-sm:py-2 print:hidden">
        {canPresent(run) && <Present onPresent={onPresent} />}
        <OpenDeck run={run} />
        {(run.state === 'completed' || run.hasDeck) && run.deletedAt === null && <DownloadMenu run={run} />}
        {share && (
          <Button aria-haspopup="dialog" onClick={share.run} title={share.title} className={STACKED_ON_PHONES}>
            <Share2 aria-hidden="true" size={16} /> <span className="max-[24rem]:sr-only">{share.title}</span>
          </Button>
        )}
        {/* An outline has its own Cancel, beside Create deck. */}
        {isUnderWay && run.state !== 'review' && <StopWaiting run={run} />}
        <RunMenu
          acts={[...openAct(run), ...acts]}
          label={t('More actions for {title}', { title: run.title || t('Untitled') })}
        />
        <span aria-hidden="true" className="h-5 border-s border-hairline max-sm:hidden" />
        <Button
          look="bare"
          aria-expanded={details.isOpen}
          aria-controls={details.id}
          onClick={details.onToggle}
          className={classNames(STACKED_ON_PHONES, 'aria-expanded:bg-sunk max-sm:-me-2 max-sm:ms-auto')}
        >
          <PanelRight aria-hidden="true" size={16} className="rtl:-scale-x-100" /> {t('Details')}
        </Button>
        {isUnderWay && run.state !== 'review' && run.progress && <RunProgressLine progress={run.progress} />}
      </div>
    </header>
  );
}

function Present({ onPresent }: Pick<Props, 'onPresent'>) {
  return (
    <div className="flex max-sm:flex-1">
      <Button look="next" onClick={() => onPresent('screen')} className="flex-1 sm:rounded-e-none">
        <Play aria-hidden="true" size={15} className="max-[24rem]:hidden" /> {t('Present')}
      </Button>
      {/* A phone has no second window. */}
      <Menu
        label={t('Ways to present')}
        items={[
          {
            label: t('Presenter view'),
            icon: <MonitorPlay aria-hidden="true" size={16} />,
            act: () => onPresent('speaker'),
          },
        ]}
        className="min-h-9 w-8 rounded-s-none border-s border-on-accent/40 bg-accent text-on-accent hover:bg-accent-strong aria-expanded:bg-accent-strong pointer-coarse:min-h-11 max-sm:hidden"
      >
        <span className="sr-only">{t('Ways to present')}</span>
        <ChevronDown aria-hidden="true" size={16} />
      </Menu>
    </div>
  );
}

/** Opens the deck on its own page, here or at the remote service. */
function OpenDeck({ run }: { run: Run }) {
  const address = openAddress(run);
  if (address === null) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className={classNames(
        buttonClasses(canPresent(run) ? 'outline' : 'next'),
        canPresent(run) ? 'max-sm:hidden' : 'max-sm:flex-1',
      )}
    >
      {openWords(run)} <ArrowUpRight aria-hidden="true" size={16} className="rtl:-scale-x-100 max-[22rem]:hidden" />
      <span className="sr-only">{t('(in a new tab)')}</span>
    </a>
  );
}

/** The same in the menu on a phone, where there is no room for it beside Present. */
function openAct(run: Run): RunAct[] {
  const address = openAddress(run);
  if (address === null || !canPresent(run)) return [];
  return [
    { id: 'open', title: openWords(run), words: '', run: () => void window.open(address, '_blank', 'noreferrer') },
  ];
}

function openWords({ format }: Run): string {
  if (format === 'document') return t('Open document');
  if (format === 'webpage') return t('Open page');
  return format === 'social' ? t('Open posts') : t('Open deck');
}

/** The number of warnings, with a link to them. */
function WarningCount({ warnings, details }: { warnings: readonly string[] } & Pick<Props, 'details'>) {
  const { length } = groupWarnings(warnings);
  return (
    <button
      type="button"
      onClick={() => !details.isOpen && details.onToggle()}
      className="min-h-6 text-warn underline underline-offset-2 print:no-underline"
    >
      {tPlural(length, { one: '{count} warning', other: '{count} warnings' })}
    </button>
  );
}

/** The state of a run beside its title, announced when it changes. Hidden for a completed run. */
function RunStanding({ run }: { run: Run }) {
  return (
    <div aria-live="polite" className={run.state === 'completed' ? 'sr-only' : 'shrink-0'}>
      <StateMark run={run} />
      <span className="sr-only">. {stateWords(run).means}</span>
    </div>
  );
}

/** "3 of 6 cards · about 10 seconds left", while a run is in progress. */
function RunPace({ run }: { run: Run }) {
  if (run.state === 'review') return <p className="min-h-5 text-13 text-quiet">{t('Ready for your review')}</p>;
  return <RunningPace run={run} />;
}

function RunningPace({ run }: { run: Run }) {
  const elapsed = useElapsed(run.waitsSince, run.endedAt);
  const { data } = useQuery({ ...usualTimeOptions(run), enabled: !FINAL_STATES.includes(run.state) });
  const { data: settings } = useQuery(settingsOptions());
  const left = elapsed === null ? null : timeLeftWords(data?.time ?? null, elapsed, run.progress);
  // While a model writes, the line below the cards shows the progress.
  const isShownBelow = writingStage(run, 0, settings?.modelConnected === true) !== null;
  const words = [
    run.progress && !isShownBelow && t('{done} of {total} cards', run.progress),
    left ?? (elapsed === null ? null : t('{elapsed} elapsed', { elapsed: formatElapsed(elapsed) })),
  ].filter(Boolean);
  return <p className="min-h-5 text-13 text-quiet tabular-nums">{words.join(' · ')}</p>;
}

/** A progress bar below the header. */
function RunProgressLine({ progress }: { progress: NonNullable<Run['progress']> }) {
  const { done, total } = progress;
  return (
    <div
      role="progressbar"
      aria-label={t('Cards created')}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={t('{done} of {total}', { done, total })}
      className="absolute inset-x-0 -bottom-px h-0.5"
    >
      <div
        className="h-full bg-accent transition-[width]"
        style={{ width: `${total > 0 ? (100 * done) / total : 0}%` }}
      />
    </div>
  );
}

/** The deck's title and its star. */
function RunTitle({ run, changes, isRenaming, onRenamed }: TitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(heading);
  const title = run.title || t('Untitled');
  const onDone = (next: string | null, byKey: boolean) => {
    onRenamed();
    if (next !== null) void changes.change(run, { title: next });
    if (byKey) requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
  };
  return (
    <div className="flex min-w-0 items-center gap-1">
      <h1
        ref={heading}
        tabIndex={-1}
        title={title}
        dir="auto"
        className={
          isRenaming
            ? 'sr-only'
            : 'truncate text-20 font-semibold outline-none max-lg:line-clamp-2 max-lg:wrap-anywhere max-lg:whitespace-normal'
        }
      >
        {title}
      </h1>
      {isRenaming && <TitleField title={run.title} className="w-full max-w-xl" onDone={onDone} />}
      {/* A run in the trash has to be restored first. */}
      {run.deletedAt === null && !isRenaming && (
        <StarButton
          isOn={run.star}
          title={title}
          onToggle={() => void changes.change(run, { star: !run.star })}
          className="print:hidden"
        />
      )}
    </div>
  );
}

/** Moves the focus from the main element to the title, e.g. after "Create deck". */
function useFocusOnArrival(heading: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement?.id === 'main') heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [heading]);
}

/** The icon of each action, and which actions start a group. */
const FACES = {
  open: { icon: ArrowUpRight, isNarrowOnly: true },
  duplicate: { icon: Copy },
  reuse: { icon: SlidersHorizontal },
  version: { icon: RotateCw },
  'send-remote': { icon: CloudUpload },
  compare: { icon: GitCompareArrows },
  rename: { icon: Pencil, startsGroup: true },
  note: { icon: NotebookPen },
  'copy-link': { icon: Link2 },
  request: { icon: Braces },
  delete: { icon: Trash2, startsGroup: true, isDanger: true },
} as const;

type Listed = keyof typeof FACES;

/** The actions on a run that have no button of their own. */
function RunMenu({ acts, label }: { acts: readonly RunAct[]; label: string }) {
  const items = acts.flatMap((act) => (act.id in FACES ? itemOf(act, FACES[act.id as Listed]) : []));
  return (
    <Menu
      label={label}
      items={items}
      className="size-9 shrink-0 border border-edge text-ink hover:border-ink max-sm:border-transparent pointer-coarse:size-11"
    />
  );
}

function itemOf(
  act: RunAct,
  { icon: Icon, ...face }: { icon: typeof Copy; startsGroup?: boolean; isDanger?: boolean; isNarrowOnly?: boolean },
): MenuItem {
  const shared = { label: act.title, icon: <Icon aria-hidden="true" size={16} />, ...face };
  return act.href === undefined ? { ...shared, act: act.run } : { ...shared, href: act.href };
}
