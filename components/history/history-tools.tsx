'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Download, ListChecks, Trash2, Upload } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type Ref, useRef, useState } from 'react';
import { type HistoryFilter, historyFileAddress } from '@/components/data/history';
import { Button, buttonClasses } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { loadPart } from '@/components/ui/load-part';
import { Menu } from '@/components/ui/menu';
import { say } from '@/lib/words/say';
import type { Selection } from './selection';
import { useAskedFor } from './use-asked-for';
import { useListCommands } from './use-list-commands';

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

/** What can be done with the list as a whole: choose from it, take it along, take runs in, look into the bin. */
export function HistoryTools({ filter, hasRows, selection, chooseButton, onBin }: Props) {
  const client = useQueryClient();
  const [isImporting, setImporting] = useState(false);
  const isBin = filter.bin === '1';
  const tools = useRef<HTMLDivElement>(null);
  const takeIn = () => setImporting(true);
  useListCommands({ filter, hasRows, selection, onImport: takeIn, onBin });
  useAskedFor('import', isBin ? null : takeIn);
  useAskedFor(
    'export',
    hasRows ? () => tools.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click() : null,
  );
  return (
    <div
      ref={tools}
      // The words of the last one end where the list does; pressed, its ground does.
      className={classNames('flex flex-wrap gap-1 max-sm:-ms-3 print:hidden', !isBin && '-me-3')}
    >
      {hasRows && (
        <>
          <Button
            ref={chooseButton}
            look="bare"
            aria-pressed={selection.isOn}
            className="aria-pressed:bg-sunk"
            onClick={selection.isOn ? selection.stop : selection.start}
          >
            <ListChecks aria-hidden="true" size={16} /> {say('Choose')}
          </Button>
          <Menu
            label={say('Export the list')}
            className={buttonClasses('bare')}
            items={[
              {
                label: say('CSV, for a spreadsheet'),
                icon: <Download aria-hidden="true" size={16} />,
                href: historyFileAddress(filter, 'csv'),
                download: true,
              },
              {
                label: say('JSON, with each request'),
                icon: <Download aria-hidden="true" size={16} />,
                href: historyFileAddress(filter, 'json'),
                download: true,
              },
            ]}
          >
            <Download aria-hidden="true" size={16} /> {say('Export')}
          </Menu>
        </>
      )}
      {!isBin && (
        <Button look="bare" aria-haspopup="dialog" onClick={takeIn}>
          <Upload aria-hidden="true" size={16} /> {say('Import')}
        </Button>
      )}
      <Button look="bare" aria-pressed={isBin} className="aria-pressed:bg-sunk" onClick={onBin}>
        <Trash2 aria-hidden="true" size={16} /> {say('Bin')}
      </Button>
      {isImporting && (
        <ImportDialog
          onClose={() => setImporting(false)}
          onTaken={() => void client.invalidateQueries({ queryKey: ['history'] })}
        />
      )}
    </div>
  );
}
