import { useCommands } from '@/components/commands/command-registry';
import { type HistoryFilter, historyFileAddress } from '@/components/data/history';
import { startDownload } from '@/components/data/start-download';
import { say } from '@/lib/words/say';
import type { Selection } from './selection';

type Around = {
  filter: HistoryFilter;
  hasRows: boolean;
  selection: Selection;
  onImport: () => void;
  onBin: () => void;
};

/** Palette commands for the list as a whole, the same as its buttons. */
export function useListCommands({ filter, hasRows, selection, onImport, onBin }: Around): void {
  const isBin = filter.bin === '1';
  useCommands(() => [
    ...(hasRows
      ? ([
          {
            id: 'choose',
            title: selection.isOn ? say('Done selecting') : say('Select runs'),
            group: 'List',
            words: selection.isOn ? say('select all many stop') : say('select all many stop'),
            run: selection.isOn ? selection.stop : selection.start,
          },
          {
            id: 'export',
            title: say('Export as CSV'),
            group: 'List',
            words: say('download export save file json csv spreadsheet'),
            run: () => startDownload(historyFileAddress(filter, 'csv')),
          },
          {
            id: 'export-json',
            title: say('Export as JSON'),
            group: 'List',
            words: say('download export save file json csv spreadsheet'),
            run: () => startDownload(historyFileAddress(filter, 'json')),
          },
        ] as const)
      : []),
    ...(isBin
      ? []
      : ([
          {
            id: 'import',
            title: say('Import runs'),
            group: 'List',
            words: say('upload file json history'),
            run: onImport,
          },
        ] as const)),
    {
      id: 'go-bin',
      title: isBin ? say('Leave the trash') : say('Go to trash'),
      group: 'Go to',
      words: say('deleted bin restore history'),
      run: onBin,
    },
  ]);
}
