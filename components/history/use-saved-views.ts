import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { RouteFailure } from '@/components/data/request-json';
import { changeView, createView, deleteView, viewsOptions } from '@/components/data/views';
import { useDropToasts, useToast } from '@/components/ui/toasts';
import type { SavedView, ViewToSave } from '@/lib/contract/saved-view';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';

/** The saved views and their actions; errors are in `failure`. */
export function useSavedViews() {
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
        setFailure(wordsOf(thrown));
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

function wordsOf(thrown: unknown): string {
  if (thrown instanceof RouteFailure && thrown.fields[0]?.path === 'name')
    return t('The name {message}.', { message: tStored(thrown.fields[0].message) });
  return thrown instanceof Error ? thrown.message : t('Try again.');
}
