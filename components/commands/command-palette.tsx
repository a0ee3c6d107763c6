'use client';

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { historyOptions } from '@/components/data/history';
import { rowsOf } from '@/components/data/lists';
import { viewsOptions } from '@/components/data/presets-and-views';
import { addressOfView } from '@/components/history/filter/history-filter';
import { moveActive } from '@/components/pickers/move-active';
import { useDebounced } from '@/components/pickers/picker-list';
import { StateMark, TargetMark } from '@/components/runs/run-marks';
import { useGo } from '@/components/shell/use-go';
import { RelativeTime } from '@/components/ui/relative-time';
import type { RunSummary } from '@/lib/contract/composer';
import { hasSearchWords } from '@/lib/words/has-search-words';
import { t } from '@/lib/words/t';
import {
  COMMAND_GROUPS,
  type Command,
  commandsOf,
  currentCommands,
  GROUP_WORDS,
  isMac,
  keyWords,
} from './command-registry';
import { activePlace, type Choice, type ChoiceGroup, fittingGroups, matchWords } from './palette-choices';

/** `typed`: returns once what was typed while the palette was loading. */
type Props = { typed: RefObject<() => string>; onClose: () => void };

/**
 * Commands and runs by name, in a native dialog (see `modal.tsx`). It restores the focus before a command runs, so that
 * the command finds the caret where it was.
 */
export default function CommandPalette({ typed, onClose }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const restoreFocus = useRef(() => {});
  const listId = useId();
  const [query, setQuery] = useState('');
  const [movedTo, setMovedTo] = useState<string | null>(null);
  // Enter was pressed before there were results.
  const [isEnterPending, setEnterPending] = useState(false);
  const { groups, runs } = usePaletteGroups(query);
  const choices = groups.flatMap((group) => group.choices);
  const active = activePlace(choices, movedTo);
  const first = choices[active];
  useEffect(() => {
    if (!element.current?.open) {
      restoreFocus.current = rememberFocus();
      element.current?.showModal();
    }
    // A dialog focuses its first focusable element, which would be the list around the input.
    const input = element.current?.querySelector('input');
    input?.focus();
    const buffered = typed.current();
    if (!input || buffered === '') return;
    // Set directly, because the next keystroke may arrive before React renders the query.
    input.value = buffered;
    setQuery(buffered);
  }, [typed]);
  const close = () => {
    element.current?.close();
    restoreFocus.current();
  };
  const take = ({ take: act }: Choice) => {
    close();
    act();
  };
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (!isEnterPending || (!first && runs.state === 'looking')) return;
    setEnterPending(false);
    if (first) latest.current(first);
  }, [isEnterPending, first, runs.state]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (event.repeat) return;
      if (first) take(first);
      else setEnterPending(true);
      return;
    }
    const to = moveActive(event.key, active, choices.length);
    if (to === null) return;
    event.preventDefault();
    setMovedTo(choices[to]?.id ?? null);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, like every dialog
    <dialog
      ref={element}
      onClose={() => {
        restoreFocus.current();
        onClose();
      }}
      aria-label={t('Commands')}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="mx-auto mt-4 mb-auto w-[min(36rem,calc(100vw-2rem))] overflow-hidden rounded-card border border-hairline bg-raised p-0 text-ink shadow-card backdrop:bg-veil sm:mt-[12vh]"
    >
      <input
        type="text"
        role="combobox"
        aria-label={t('Search commands and runs')}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={first && optionId(listId, active)}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setMovedTo(null);
          setEnterPending(false);
        }}
        onKeyDown={onKeyDown}
        placeholder={t('Search commands and runs')}
        className="w-full border-b border-hairline bg-transparent px-5 py-4 text-16 outline-none"
      />
      <PaletteList id={listId} groups={groups} active={active} onTake={take} />
      <p role="status" className="px-5 py-3 text-13 text-quiet empty:hidden">
        {runs.runs.length === 0 && noRunsMessage(runs.state, query)}
      </p>
    </dialog>
  );
}

function noRunsMessage(state: ReturnType<typeof usePaletteGroups>['runs']['state'], query: string): string {
  if (state === 'looking') return t('Looking for runs…');
  if (state === 'failed') return t('Couldn’t load the list.');
  if (query.trim() === '') return t('No runs yet');
  return hasSearchWords(query)
    ? t('No runs found. Try fewer or whole words.')
    : t('Type letters or digits to search runs.');
}

/** The palette's groups for a query, and the state of the run search. */
function usePaletteGroups(query: string): { groups: ChoiceGroup[]; runs: FoundRuns } {
  const go = useGo();
  // Read on each query, because the page may have mounted since.
  const commands = currentCommands(everywhereCommands(go));
  const views = useQuery(viewsOptions());
  const runs = useFoundRuns(query);
  const words = query.trim();
  const own: ChoiceGroup[] = COMMAND_GROUPS.map((group) => ({
    heading: GROUP_WORDS[group],
    choices: commands.filter((command) => command.group === group).map(({ run, ...rest }) => ({ ...rest, take: run })),
  }));
  const saved: ChoiceGroup = {
    heading: t('Saved views'),
    choices: (views.data?.data ?? []).map((view) => ({
      id: view.id,
      title: view.name,
      words: t('find search filter view'),
      take: () => go(`/history?${addressOfView(view)}`),
    })),
  };
  const found: ChoiceGroup = {
    heading: words === '' ? t('Recent runs') : t('Runs'),
    isFound: true,
    choices: runs.runs.map((run) => ({
      id: run.id,
      title: run.title || t('Untitled'),
      of: run,
      take: () => go(`/runs/${encodeURIComponent(run.id)}`),
    })),
  };
  // After all runs and outside the groups, because it matches any query.
  const further: ChoiceGroup = {
    heading: '',
    isFound: true,
    choices:
      runs.isMore && words !== ''
        ? [
            {
              id: 'all found',
              title: t('All runs with “{words}”', { words }),
              take: () => go(`/history?${new URLSearchParams({ query: words })}`),
            },
          ]
        : [],
  };
  const groups = [...fittingGroups([...own, saved, found], query), further].filter((group) => group.choices.length > 0);
  return { groups, runs };
}

/**
 * Navigation commands of every page. Actions on the target page are requested in the URL's hash (`history-tools.tsx`).
 */
function everywhereCommands(go: (address: string) => void): Command[] {
  const command = commandsOf('Go to');
  const lead = (id: string, title: string, words: string, address: string) =>
    command(id, title, words, () => go(address));
  return [
    lead('go-compose', t('Create a deck'), t('new write empty begin'), '/'),
    lead('go-history', t('Go to history'), t('runs past'), '/history'),
    lead('go-bin', t('Go to trash'), t('deleted bin restore history'), '/history?trash=1'),
    lead('go-settings', t('Go to settings'), t('language models folders credits about'), '/settings'),
    lead(
      'go-remote',
      t('Go to remote service settings'),
      t('connect API key target credits connection'),
      '/settings/remote',
    ),
    lead('import', t('Import runs'), t('upload file json history'), '/history#import'),
    lead('export', t('Export history'), t('download export save file json csv spreadsheet'), '/history#export'),
  ];
}

const MAX_SHOWN = 8;

type FoundRuns = {
  runs: readonly RunSummary[];
  /** Whether there are more than shown. */
  isMore: boolean;
  state: 'looking' | 'found' | 'failed';
};

/**
 * The latest runs, or the history search results, newest first. Until the server responds, shows loaded rows whose
 * title matches, so that Enter always opens what is visible.
 */
function useFoundRuns(query: string): FoundRuns {
  const wanted = query.trim();
  const settled = useDebounced(wanted, 150);
  // An empty query is not debounced.
  const asked = wanted === '' ? '' : settled;
  const { data, isError, isPlaceholderData } = useInfiniteQuery({
    ...historyOptions({ query: asked }),
    placeholderData: keepPreviousData,
  });
  const rows = rowsOf(data?.pages);
  const isFound = data !== undefined && !isPlaceholderData && asked === wanted;
  const fitting = isFound ? rows : rows.filter(({ title }) => matchWords(wanted, title) > 0);
  return {
    runs: fitting.slice(0, MAX_SHOWN),
    isMore: isFound && rows.length > MAX_SHOWN,
    state: isFound ? 'found' : isError && asked === wanted ? 'failed' : 'looking',
  };
}

/**
 * Remembers the focused element and returns a function that restores it after a dialog. The browser restores it by
 * itself, except to an element that was replaced in the meantime, such as the plain textarea by the editor. The
 * replacement has the same id.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    const now = document.activeElement;
    // An element in a closed dialog keeps the focus until the next rendering.
    if (before === null || before === document.body || (now !== document.body && now?.checkVisibility())) return;
    const places = before.id === '' ? [] : document.querySelectorAll<HTMLElement>(`[id="${CSS.escape(before.id)}"]`);
    [...places].find((place) => place.checkVisibility())?.focus();
  };
}

type PaletteListProps = {
  id: string;
  groups: readonly ChoiceGroup[];
  /** The index of the active line, counted across groups. */
  active: number;
  onTake: (choice: Choice) => void;
};

/** The options of the palette by group. Keys are handled by the input. */
function PaletteList({ id, groups, active, onTake }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // For the first option, also scrolls its heading into view.
    if (active <= 0) list.current?.scrollTo({ top: 0 });
    else document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  let place = -1;
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('Search commands and runs')}
      // The input handles arrow keys; this makes the region scrollable by other means.
      tabIndex={-1}
      className="max-h-[min(24rem,60dvh)] overflow-y-auto p-2 empty:hidden"
    >
      {groups.map((group, nth) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div
          key={group.heading}
          role="group"
          aria-labelledby={group.heading === '' ? undefined : `${id}-heading-${nth}`}
        >
          <div
            id={`${id}-heading-${nth}`}
            role="presentation"
            className="px-3 pt-3 pb-1 text-12 text-quiet empty:hidden"
          >
            {group.heading}
          </div>
          {group.choices.map((choice) => {
            place += 1;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles keys (aria-activedescendant)
              // biome-ignore lint/a11y/useFocusableInteractive: see above
              <div
                key={choice.id}
                id={optionId(id, place)}
                role="option"
                // Not set on hover: a pointer that happens to rest here must not choose what Enter runs.
                aria-selected={place === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onTake(choice)}
                className="flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-14 hover:bg-sunk/50 aria-selected:bg-sunk pointer-coarse:min-h-11"
              >
                <span className="min-w-0 flex-1 truncate" dir={choice.of && 'auto'}>
                  {choice.title}
                </span>
                {choice.keys && <kbd className="font-mono text-12 text-quiet">{keyWords(choice.keys, isMac())}</kbd>}
                {choice.of && <RunFace run={choice.of} />}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function optionId(listId: string, place: number): string {
  return `${listId}-option-${place}`;
}

function RunFace({ run }: { run: RunSummary }) {
  return (
    <>
      <span className="text-12">
        <StateMark run={run} />
      </span>
      <span className="text-12 max-sm:hidden">
        <TargetMark target={run.target} />
      </span>
      <span className="text-12 text-quiet max-sm:hidden">
        <RelativeTime at={run.createdAt} />
      </span>
    </>
  );
}
