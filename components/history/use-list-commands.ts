import { useCommands } from '@/components/commands/command-registry';
import { type HistoryFilter, historyFileAddress } from '@/components/data/history';
import { startDownload } from '@/components/data/start-download';
import { t } from '@/lib/words/t';
import type { Selection } from './selection';

type Options = {
  filter: HistoryFilter;
  hasRows: boolean;
  selection: Selection;
  onImport: () => void;
  onBin: () => void;
};

/** Palette commands for the list as a whole, the same as its buttons. */
export function useListCommands({ filter, hasRows, selection, onImport, onBin }: Options): void {
  const isBin = filter.bin === '1';
  useCommands(() => [
    ...(hasRows
      ? ([
          {
            id: 'choose',
            title: selection.isOn ? t('Done selecting') : t('Select runs'),
            group: 'List',
            words: selection.isOn ? t('select all many stop') : t('select all many stop'),
            run: selection.isOn ? selection.stop : selection.start,
          },
          {
            id: 'export',
            title: t('Export as CSV'),
            group: 'List',
            words: t('download export save file json csv spreadsheet'),
            run: () => startDownload(historyFileAddress(filter, 'csv')),
          },
          {
            id: 'export-json',
            title: t('Export as JSON'),
            group: 'List',
            words: t('download export save file json csv spreadsheet'),
            run: () => startDownload(historyFileAddress(filter, 'json')),
          },
        ] as const)
      : []),
    ...(isBin
      ? []
      : ([
          {
            id: 'import',
            title: t('Import runs'),
            group: 'List',
            words: t('upload file json history'),
            run: onImport,
          },
        ] as const)),
    {
      id: 'go-bin',
      title: isBin ? t('Leave the trash') : t('Go to trash'),
      group: 'Go to',
      words: t('deleted bin restore history'),
      run: onBin,
    },
  ]);
}
