'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Folder as FolderIcon } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { optionsOf, TARGET_WORDS } from '@/components/composer/settings/choice-words';
import { foldersOptions, rowsOf } from '@/components/data/lists';
import { settingsOptions } from '@/components/data/settings';
import { Button } from '@/components/ui/button';
import { ListStatus } from '@/components/ui/states';
import { LIMITS } from '@/lib/contract/limits';
import type { Target } from '@/lib/contract/run-words';
import { t } from '@/lib/words/t';
import { SettingsSection } from './settings-parts';

/** The folders of a workspace, read-only: they are created at the service. */
export function FoldersSection() {
  const { data: settings } = useQuery(settingsOptions());
  const [target, setTarget] = useState<Target>('local');
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const list = useInfiniteQuery(foldersOptions(target, query));
  const folders = rowsOf(list.data?.pages);
  const targets = settings?.targets ?? [];
  return (
    <SettingsSection title={t('Folders')} about={t('Pick folders for a deck under Advanced.')}>
      <div className="flex gap-2">
        <input
          type="search"
          aria-label={t('Search folders')}
          placeholder={t('Search folders')}
          className="control min-w-0 flex-1"
          maxLength={LIMITS.query}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {targets.length > 1 && (
          <select
            aria-label={t('Workspace')}
            className="control w-auto"
            value={target}
            onChange={(event) => setTarget(targets.find((one) => one === event.target.value) ?? 'local')}
          >
            {optionsOf(TARGET_WORDS).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </div>
      <ListStatus of={list} retrySize="medium" />
      {list.isSuccess && folders.length === 0 && (
        <p className="py-6 text-14 text-quiet">{query === '' ? t('No folders yet') : t('No folders match')}</p>
      )}
      {folders.length > 0 && (
        <ul
          aria-label={t('Folders')}
          className="rounded-card border border-hairline bg-raised [&>li+li]:border-t [&>li+li]:border-hairline"
        >
          {folders.map(({ id, name }) => (
            <li key={id} className="flex min-h-11 items-center gap-3 px-5 py-2 text-14">
              <FolderIcon aria-hidden="true" size={16} className="shrink-0 text-quiet" />
              {/* The language of the name is unknown. */}
              <span className="min-w-0 flex-1 wrap-anywhere" dir="auto" lang="">
                {name}
              </span>
              <code className="max-w-40 truncate font-mono text-12 text-quiet max-sm:hidden" title={id}>
                {id}
              </code>
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button size="small" onClick={() => !list.isFetchingNextPage && void list.fetchNextPage()}>
          {t('Load more')}
        </Button>
      )}
    </SettingsSection>
  );
}
