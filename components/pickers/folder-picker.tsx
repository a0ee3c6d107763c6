'use client';

import { Folder as FolderIcon, X } from 'lucide-react';
import { useMemo } from 'react';
import { foldersOptions } from '@/components/data/lists';
import { nameCache } from '@/components/data/name-cache';
import { useListNames } from '@/components/data/use-list-names';
import type { Folder } from '@/lib/contract/lists';
import type { Target } from '@/lib/contract/run-words';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { Combobox } from './combobox';
import { remoteSource } from './picker-source';

type Props = {
  id: string;
  target: Target;
  value: readonly string[];
  onChange: (folderIds: string[]) => void;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

const FOLDERS = perLocale(() => ({ noun: t('Folders'), rowHeight: 36 }));

export function FolderPicker({ id, target, value, onChange, ...aria }: Props) {
  const { names, absent } = useListNames('folders', target, value);
  const source = useMemo(() => remoteSource(FOLDERS, (query) => foldersOptions(target, query)), [target]);
  const toggle = (folder: Folder | null) => {
    if (!folder) return;
    nameCache.keep('folders', target, [[folder.id, folder.name]]);
    const without = value.filter((chosen) => chosen !== folder.id);
    onChange(without.length < value.length ? without : [...value, folder.id]);
  };
  return (
    <>
      <Combobox<Folder>
        id={id}
        source={source}
        shown=""
        isChosen={(folderId) => value.includes(folderId)}
        onPick={toggle}
        row={(folder) => (
          <span className="flex items-center gap-2">
            <FolderIcon aria-hidden="true" size={15} className="shrink-0 text-quiet" />
            <span className="truncate">{folder.name}</span>
          </span>
        )}
        many
        placeholder={value.length === 0 ? t('None') : t('Add folder')}
        {...aria}
      />
      <FolderChips
        folders={value.map((folderId) => ({
          id: folderId,
          name: names.get(folderId) ?? null,
          isAbsent: absent.includes(folderId),
        }))}
        onRemove={(folderId) => onChange(value.filter((chosen) => chosen !== folderId))}
      />
    </>
  );
}

type FolderChipsProps = {
  /** `name` null: the id is not among the loaded folders. `isAbsent`: the target does not have it. */
  folders: readonly { id: string; name: string | null; isAbsent: boolean }[];
  onRemove: (id: string) => void;
};

function FolderChips({ folders, onRemove }: FolderChipsProps) {
  if (folders.length === 0) return null;
  return (
    <ul aria-label={t('Selected folders')} className="mt-1.5 flex flex-wrap gap-1.5">
      {folders.map(({ id, name, isAbsent }) => (
        <li
          key={id}
          className="flex max-w-full items-center rounded-control border border-hairline bg-surface ps-2 text-13"
        >
          <span className="truncate" dir="auto" lang="">
            {name ?? <code className="font-mono text-12">{id}</code>}
          </span>
          {isAbsent && <span className="ms-1.5 shrink-0 text-12 text-warn">{t('not available')}</span>}
          <button
            type="button"
            onClick={() => onRemove(id)}
            aria-label={t('Remove {name}', { name: name ?? id })}
            className="grid size-7 shrink-0 place-items-center rounded-control text-quiet hover:text-ink pointer-coarse:size-11"
          >
            <X aria-hidden="true" size={13} />
          </button>
        </li>
      ))}
    </ul>
  );
}
