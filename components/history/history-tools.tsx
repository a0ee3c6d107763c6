'use client';

import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Download, Table2, Trash2, Upload } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type Ref, useEffect, useRef, useState } from 'react';
import { commandsOf, useCommands } from '@/components/commands/command-registry';
import { type HistoryFilter, historyFileAddress } from '@/components/data/history';
import { startDownload } from '@/components/data/request-json';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { t } from '@/lib/words/t';
import type { Selection } from './selection';

const ImportDialog = dynamic(
  loadPart(() => import('./import-dialog')),
  { ssr: false },
);

type Props = {
  filter: HistoryFilter;
  hasRows: boolean;
  selection: Selection;
  chooseButton: Ref<HTMLButtonElement>;
  onBin: () => void;
};

type Options = {
  filter: HistoryFilter;
  hasRows: boolean;
  selection: Selection;
  onImport: () => void;
  onBin: () => void;
};

/** Actions on the list as a whole: select, trash, export, import. */
export function HistoryTools({ filter, hasRows, selection, chooseButton, onBin }: Props) {
  const client = useQueryClient();
  const [isImporting, setImporting] = useState(false);
  const isBin = filter.bin === '1';
  const tools = useRef<HTMLDivElement>(null);
  const openImport = () => setImporting(true);
  useListCommands({ filter, hasRows, selection, onImport: openImport, onBin });
  useAskedFor('import', isBin ? null : openImport);
  useAskedFor(
    'export',
    hasRows
      ? () => {
          tools.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click();
          // After the menu has rendered.
          setTimeout(() => tools.current?.querySelector<HTMLElement>('[role=menu] a[download]')?.focus());
        }
      : null,
  );
  const items: MenuItem[] = [
    ...(isBin ? [] : [{ label: t('Batches'), icon: <Table2 aria-hidden="true" size={16} />, href: '/batches' }]),
    ...(isBin ? [] : [{ label: t('Trash'), icon: <Trash2 aria-hidden="true" size={16} />, act: onBin }]),
    ...(hasRows
      ? (['csv', 'json'] as const).map((as, index) => ({
          label: as === 'csv' ? t('Export as CSV') : t('Export as JSON'),
          icon: <Download aria-hidden="true" size={16} />,
          href: historyFileAddress(filter, as),
          download: true,
          startsGroup: !isBin && index === 0,
        }))
      : []),
    ...(isBin ? [] : [{ label: t('Import'), icon: <Upload aria-hidden="true" size={16} />, act: openImport }]),
  ];
  return (
    <div ref={tools} className="flex flex-wrap items-center gap-1 print:hidden">
      {isBin && (
        <Button look="bare" onClick={onBin}>
          <ArrowLeft aria-hidden="true" size={16} className="rtl:-scale-x-100" /> {t('Back to history')}
        </Button>
      )}
      {hasRows && (
        <Button
          ref={chooseButton}
          look="bare"
          aria-pressed={selection.isOn}
          className="aria-pressed:bg-sunk"
          onClick={selection.isOn ? selection.stop : selection.start}
        >
          {t('Select')}
        </Button>
      )}
      {items.length > 0 && <Menu label={t('More for this list')} items={items} />}
      {isImporting && (
        <ImportDialog
          onClose={() => setImporting(false)}
          onTaken={() => void client.invalidateQueries({ queryKey: ['history'] })}
        />
      )}
    </div>
  );
}

/**
 * Runs an action once if the URL's hash asks for it: `/history#import`, which the palette links to from every page. The
 * hash stays until the action is available.
 */
function useAskedFor(name: string, act: (() => void) | null): void {
  // Runs after every render, because a hash link to the current page does not remount it.
  useEffect(() => {
    if (act === null || window.location.hash !== `#${name}`) return;
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    act();
  });
}

/** Palette commands for the list as a whole, the same as its buttons. */
function useListCommands({ filter, hasRows, selection, onImport, onBin }: Options): void {
  const isBin = filter.bin === '1';
  const command = commandsOf('List');
  const exportCommand = (id: string, title: string, as: 'csv' | 'json') =>
    command(id, title, t('download export save file json csv spreadsheet'), () =>
      startDownload(historyFileAddress(filter, as)),
    );
  const choose = selection.isOn ? t('Done selecting') : t('Select runs');
  useCommands(() => [
    ...(hasRows
      ? [
          command('choose', choose, t('select all many stop'), selection.isOn ? selection.stop : selection.start),
          exportCommand('export', t('Export as CSV'), 'csv'),
          exportCommand('export-json', t('Export as JSON'), 'json'),
        ]
      : []),
    ...(isBin ? [] : [command('import', t('Import runs'), t('upload file json history'), onImport)]),
    commandsOf('Go to')(
      'go-bin',
      isBin ? t('Leave the trash') : t('Go to trash'),
      t('deleted bin restore history'),
      onBin,
    ),
  ]);
}
