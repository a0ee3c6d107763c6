'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCommands } from '@/components/commands/command-registry';
import type { HistoryFilter } from '@/components/data/history';
import {
  changeView,
  createView,
  deleteView,
  savingFailureWords,
  viewsOptions,
} from '@/components/data/presets-and-views';
import { NameForm } from '@/components/presets/name-form';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Menu } from '@/components/ui/menu';
import { Failure } from '@/components/ui/states';
import { useDropToasts, useToast } from '@/components/ui/toasts';
import type { SavedView, ViewToSave } from '@/lib/contract/saved-view';
import { t } from '@/lib/words/t';
import { addressOfView, filterOfView, readFilter, viewOfFilter, writeFilter } from './history-filter';

type Naming = { view: SavedView | null };

const NOTHING = readFilter(new URLSearchParams());

/** Saved searches and filters above the list; the current one is marked. */
export function SavedViews({ filter, onFilter }: { filter: HistoryFilter; onFilter: (filter: HistoryFilter) => void }) {
  const { views, failure, forget, save, rename, bringUpToDate, remove } = useSavedViews();
  const [naming, setNaming] = useState<Naming | null>(null);
  const [latest, setLatest] = useState<string | null>(null);
  const row = useRef<HTMLElement>(null);
  const address = writeFilter({ ...filter, query: filter.query.trim() });
  const current = views.find((view) => addressOfView(view) === address) ?? null;
  // The last selected view, which the current filter was derived from.
  const left = current === null && address !== '' ? (views.find(({ id }) => id === latest) ?? null) : null;
  const canSave = address !== '' && current === null;
  useCommands(() =>
    canSave
      ? [{ id: 'save-view', title: t('Save view'), group: 'Go to', words: t('find search filter view'), run: ask }]
      : [],
  );
  const ask = () => setNaming({ view: null });
  // Set by a form or button that is about to disappear: where to put the focus once the current view has rendered.
  const [focusTarget, setFocusTarget] = useState<'current' | 'any' | null>(null);
  useEffect(() => {
    if (focusTarget === null || naming !== null) return;
    const at = (selector: string) => row.current?.querySelector<HTMLElement>(selector);
    const to = at('[aria-current=true]') ?? (focusTarget === 'any' ? at('button') : null);
    if (!to) return;
    to.focus();
    setFocusTarget(null);
  }, [focusTarget, naming, current]);
  const onName = async (name: string) => {
    const isDone = naming?.view ? await rename(naming.view, name) : await save(name, viewOfFilter(filter));
    if (!isDone) return;
    setNaming(null);
    setFocusTarget('current');
  };
  const stop = () => {
    forget();
    setNaming(null);
    setFocusTarget('any');
  };
  if (views.length === 0 && !canSave && naming === null) return null;
  return (
    <section
      ref={row}
      aria-label={t('Saved views')}
      className={classNames('text-13 print:hidden', naming && 'basis-full py-2')}
    >
      {naming ? (
        <div className="max-w-lg">
          <NameForm
            key={naming.view?.id ?? ''}
            label={t('View name')}
            initial={naming.view?.name}
            hint={t('Saves the search, filters and sort order.')}
            onName={(name) => void onName(name)}
            onCancel={stop}
          />
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-1">
          {views.length > 0 && (
            <ViewButton name={t('All runs')} isCurrent={address === ''} onUse={() => onFilter(NOTHING)} />
          )}
          {views.map((view) => (
            <span key={view.id} className="inline-flex max-w-full items-center">
              <ViewButton
                name={view.name}
                isCurrent={view === current}
                onUse={() => {
                  setLatest(view.id);
                  onFilter(filterOfView(view));
                }}
              />
              {view === current && (
                <ViewMenu view={view} onRename={() => setNaming({ view })} onDelete={() => void remove(view)} />
              )}
            </span>
          ))}
          {left && (
            <Button
              look="bare"
              size="small"
              onClick={() => void bringUpToDate(left, viewOfFilter(filter)).then(() => setFocusTarget('current'))}
            >
              <RefreshCw aria-hidden="true" size={14} />
              <span className="max-w-48 truncate">{t('Update “{name}”', { name: left.name })}</span>
            </Button>
          )}
          {canSave && (
            <Button look="bare" size="small" onClick={ask}>
              <Bookmark aria-hidden="true" size={14} /> {t('Save view')}
            </Button>
          )}
        </div>
      )}
      <Failure of={failure} className="mt-1" />
    </section>
  );
}

function ViewButton({ name, isCurrent, onUse }: { name: string; isCurrent: boolean; onUse: () => void }) {
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onUse}
      title={name}
      className="min-h-7 max-w-60 truncate rounded-control px-2 text-quiet underline-offset-4 transition hover:bg-sunk hover:text-ink aria-[current=true]:bg-sunk aria-[current=true]:font-medium aria-[current=true]:text-ink pointer-coarse:min-h-11"
    >
      {name}
    </button>
  );
}

function ViewMenu({ view, onRename, onDelete }: { view: SavedView; onRename: () => void; onDelete: () => void }) {
  return (
    <Menu
      label={t('More for {name}', { name: view.name })}
      items={[
        { label: t('Rename'), icon: <Pencil aria-hidden="true" size={16} />, act: onRename },
        { label: t('Delete'), icon: <Trash2 aria-hidden="true" size={16} />, act: onDelete },
      ]}
    />
  );
}

/** The saved views and their actions; errors are in `failure`. */
function useSavedViews() {
  const client = useQueryClient();
  const toast = useToast();
  const dropToasts = useDropToasts();
  const { data } = useQuery(viewsOptions());
  const [failure, setFailure] = useState<string | null>(null);
  const acts = useMemo(() => {
    const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
      setFailure(null);
      let isDone = true;
      try {
        await act();
      } catch (thrown) {
        isDone = false;
        setFailure(savingFailureWords(thrown));
      }
      await client.invalidateQueries(viewsOptions());
      return isDone;
    };
    /** If the name of a deleted view has been reused, the view cannot be restored. */
    const attemptWithName = async (name: string, act: () => Promise<unknown>): Promise<boolean> => {
      const isDone = await attempt(act);
      if (isDone) dropToasts([`view:${name}`]);
      return isDone;
    };
    return {
      forget: () => setFailure(null),
      save: (name: string, filter: ViewToSave['filter']) => attemptWithName(name, () => createView({ name, filter })),
      rename: (view: SavedView, name: string) => attemptWithName(name, () => changeView(view.id, { name })),
      bringUpToDate: (view: SavedView, filter: ViewToSave['filter']) => attempt(() => changeView(view.id, { filter })),
      remove: async (view: SavedView) => {
        if (!(await attempt(() => deleteView(view.id)))) return;
        const { name } = view;
        const filter = view.filter as ViewToSave['filter'];
        const undo = () => void attempt(() => createView({ name, filter }));
        toast(t('“{name}” deleted', { name: name }), { label: t('Undo'), act: undo }, [`view:${name}`]);
      },
    };
  }, [client, toast, dropToasts]);
  return { views: data?.data ?? [], failure, ...acts };
}
