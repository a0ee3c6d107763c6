'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DRAFTS_KEY, deleteServerDraft, draftsOptions, restoreServerDraft } from '@/components/data/drafts';
import { RouteFailure } from '@/components/data/request-json';
import { DeletedNote, NameForm } from '@/components/presets/name-form';
import { Button, IconButton } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { newId } from '@/components/ui/new-id';
import { RelativeTime } from '@/components/ui/relative-time';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { textOf } from '@/lib/composer/draft';
import type { DraftSummary } from '@/lib/contract/drafts';
import { t } from '@/lib/words/t';
import { useDeskContext } from './desk-context';
import { type DeviceDraft, deviceDraftOf, titleFor } from './device-drafts';
import { newestDraft, openDraft } from './open-draft';

type Gone = { row: DraftRow; record: DeviceDraft | null };

/** Lists all drafts: create, open, rename, delete. */
export default function DraftsDialog({ onClose }: { onClose: () => void }) {
  const { desk, device, state, beginNew } = useDeskContext();
  const client = useQueryClient();
  const list = useInfiniteQuery(draftsOptions());
  const [onDevice, setOnDevice] = useState(() => device.list());
  const [gone, setGone] = useState<Gone | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const server = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const rows = draftRows(server, onDevice).filter(({ id }) => id !== gone?.row.id);

  const look = async () => {
    setOnDevice(device.list());
    await client.invalidateQueries({ queryKey: [DRAFTS_KEY] });
  };
  const act = async (action: () => Promise<void>) => {
    setFailure(null);
    try {
      await action();
    } catch (thrown) {
      setFailure(thrown instanceof Error ? thrown.message : t('Something went wrong'));
    }
    await look();
  };
  const open = async ({ id, revision }: DraftRow) => {
    if (id === state.id) return onClose();
    const outcome = await openDraft({ desk, device, client }, id, revision);
    if (outcome.ok) onClose();
    else setFailure(outcome.reason);
  };
  const rename = (row: DraftRow, name: string) =>
    act(async () => {
      if (row.id === state.id) return desk.rename(name || null);
      const found = await newestDraft(device, row.id, row.revision);
      if (!found.ok) throw new Error(found.reason);
      const edit = newId();
      const unanswered = [...found.record.unanswered, edit];
      device.write({ ...found.record, name: name || null, edit, unanswered, isKept: false });
      await desk.pushOthers();
    });
  const remove = (row: DraftRow) =>
    act(async () => {
      if (row.id === state.id) desk.flush();
      // A push that arrives after the deletion would be taken for a change on another device.
      await desk.pushes.idle();
      await desk.pushOthers();
      const record = device.read(row.id);
      device.remove(row.id);
      try {
        await deleteServerDraft(row.id);
      } catch (thrown) {
        const isUnknownToServer = thrown instanceof RouteFailure && thrown.status === 404;
        if (!isUnknownToServer) {
          if (record) device.write(record);
          throw thrown;
        }
      }
      setGone({ row, record });
      if (row.id === state.id) await beginNew();
      device.remove(row.id);
    });
  const undo = ({ row, record }: Gone) =>
    act(async () => {
      if (row.isOnServer || (record?.revision ?? 0) > 0) device.write(deviceDraftOf(await restoreServerDraft(row.id)));
      else if (record) device.write({ ...record, isKept: false });
      setGone(null);
      await desk.pushOthers();
    });

  return (
    <Modal corner open onClose={onClose} title={t('Drafts')}>
      <p className="mt-1 text-13 text-quiet">{t('Saved automatically.')}</p>
      <Button
        look="solid"
        className="mt-4"
        onClick={() => {
          void beginNew();
          onClose();
        }}
      >
        {t('New draft')}
      </Button>
      <ErrorState of={failure} title={t('Something went wrong')} className="mt-3" />
      <div role="status" className="text-13">
        {gone && <DeletedNote name={gone.row.title} onUndo={() => void undo(gone)} />}
      </div>
      {list.isPending && rows.length === 0 && <LoadingState label={t('Loading…')} className="mt-3" />}
      {list.isError && (
        <ErrorState
          title={t('Couldn’t load drafts from the server')}
          className="mt-3"
          onRetry={() => void list.refetch()}
          retrySize="small"
        >
          {t('{message} Drafts on this device are listed.', { message: list.error.message })}
        </ErrorState>
      )}
      {list.isSuccess && !list.hasNextPage && rows.length === 0 && (
        <p className="mt-4 text-14 text-quiet">{t('No drafts yet. They’re saved automatically.')}</p>
      )}
      <ul className="-mx-2 mt-4 max-h-[50vh] overflow-y-auto px-2 empty:hidden [&>li]:border-t [&>li]:border-hairline [&>li:last-child]:border-b">
        {rows.map((row) => (
          <DraftItem
            key={row.id}
            row={row}
            isCurrent={row.id === state.id}
            onOpen={() => void open(row)}
            onRename={(name) => void rename(row, name)}
            onDelete={() => void remove(row)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          size="small"
          className="mt-3"
          aria-disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('Show more')}
        </Button>
      )}
    </Modal>
  );
}

type DraftItemProps = {
  row: DraftRow;
  isCurrent: boolean;
  onOpen: () => void;
  onRename: (name: string) => void;
  onDelete: () => void;
};

function DraftItem({ row, isCurrent, onOpen, onRename, onDelete }: DraftItemProps) {
  const [isNaming, setNaming] = useState(false);
  const { title, isNamed, runId, characters, at, isOnServer } = row;
  if (isNaming)
    return (
      <li className="py-2">
        <NameForm
          label={t('Draft name')}
          initial={isNamed ? title : ''}
          hint={t('If empty, uses the first line of the text.')}
          mayBeEmpty
          onCancel={() => setNaming(false)}
          onName={(name) => {
            setNaming(false);
            onRename(name);
          }}
        />
      </li>
    );
  return (
    <li className="flex items-center gap-1 py-1">
      <button
        type="button"
        onClick={onOpen}
        aria-current={isCurrent || undefined}
        className="-ms-2 min-h-11 min-w-0 flex-1 rounded-control px-2 py-1 text-start hover:bg-sunk"
      >
        <span className="block truncate text-14 font-medium" dir="auto">
          {title}
        </span>
        <span className="block text-12 text-quiet tabular-nums">
          <RelativeTime at={new Date(at).toISOString()} />
          {' · '}
          {t('{characters} characters', { characters: characters.toLocaleString() })}
          {runId !== null && ` · ${t('Sent')}`}
          {isCurrent && ` · ${t('open')}`}
          {!isOnServer && ` · ${t('on this device only')}`}
        </span>
      </button>
      <IconButton
        icon={Pencil}
        name={t('Rename {name}', { name: title })}
        title={t('Rename')}
        onClick={() => setNaming(true)}
      />
      <IconButton
        icon={Trash2}
        className="-me-2"
        name={t('Delete {name}', { name: title })}
        title={t('Delete')}
        onClick={onDelete}
      />
    </li>
  );
}

type DraftRow = {
  id: string;
  title: string;
  isNamed: boolean;
  runId: string | null;
  characters: number;
  /** In ms since the epoch. */
  at: number;
  /** The server's revision; 0: not on the server. */
  revision: number;
  isOnServer: boolean;
};

/** Merges the drafts of the server and of this device into one list without duplicates, most recently changed first. */
export function draftRows(server: readonly DraftSummary[], device: readonly DeviceDraft[]): DraftRow[] {
  const rows = new Map(server.map((summary) => [summary.id, rowOfServer(summary)]));
  for (const record of device) {
    const there = rows.get(record.id);
    // Skips copies of saved drafts, and copies whose original has been deleted.
    if (record.isKept && (there || server.length > 0)) continue;
    rows.set(record.id, { ...rowOfDevice(record), isOnServer: there !== undefined || record.isKept });
  }
  return [...rows.values()].sort((one, other) => other.at - one.at);
}

function rowOfServer({ id, title, isNamed, runId, characters, updatedAt, revision }: DraftSummary): DraftRow {
  return { id, title, isNamed, runId, characters, at: Date.parse(updatedAt), revision, isOnServer: true };
}

function rowOfDevice(record: DeviceDraft): DraftRow {
  const { id, name, runId, draft, at, revision } = record;
  const characters = textOf(draft).length;
  return { id, title: titleFor(record), isNamed: name !== null, runId, characters, at, revision, isOnServer: false };
}
