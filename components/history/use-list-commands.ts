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

/** What the palette offers for the list as a whole: what its buttons do. */
export function useListCommands({ filter, hasRows, selection, onImport, onBin }: Around): void {
  const isBin = filter.bin === '1';
  useCommands(() => [
    ...(hasRows
      ? ([
          {
            id: 'choose',
            title: selection.isOn ? say('Done choosing') : say('Choose runs'),
            group: 'The list',
            words: selection.isOn ? say('select stop') : say('select many compare star delete'),
            run: selection.isOn ? selection.stop : selection.start,
          },
          {
            id: 'export',
            title: say('Export the list as CSV'),
            group: 'The list',
            words: say('download file spreadsheet'),
            run: () => startDownload(historyFileAddress(filter, 'csv')),
          },
          {
            id: 'export-json',
            title: say('Export the list as JSON'),
            group: 'The list',
            words: say('download file requests'),
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
            group: 'The list',
            words: say('upload file json history'),
            run: onImport,
          },
        ] as const)),
    {
      id: 'go-bin',
      title: isBin ? say('Leave the bin') : say('Go to the bin'),
      group: 'Go to',
      words: say('deleted trash restore history'),
      run: onBin,
    },
  ]);
}
