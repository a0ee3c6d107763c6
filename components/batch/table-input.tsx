'use client';

import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { describedBy, Field } from '@/components/ui/field';
import { readTable, type Table } from '@/lib/batch/read-table';
import { LIMITS } from '@/lib/contract/limits';
import { decodeText } from '@/lib/text-import/decode-text';
import { t } from '@/lib/words/t';
import { tableProblemWords } from './batch-words';

/** A file may have four bytes per character. */
const MOST_BYTES = 4 * LIMITS.batchCharacters;

type Props = {
  text: string;
  onText: (text: string) => void;
  onTable: (table: Table, name: string) => void;
  onCancel: (() => void) | undefined;
};

/** Where a table is pasted, dropped or chosen. */
export function TableInput({ text, onText, onTable, onCancel }: Props) {
  const id = useId();
  const [error, setError] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const read = (given: string, name: string) => {
    const found = readTable(given);
    if (found.ok) onTable(found.table, name);
    else setError(tableProblemWords(found.problem));
  };
  const readFile = async (chosen: File) => {
    const limit = `${MOST_BYTES / 1_000_000} MB`;
    if (chosen.size > MOST_BYTES) return setError(t('The file is larger than {limit}.', { limit }));
    const decoded = decodeText(new Uint8Array(await chosen.arrayBuffer()));
    if (decoded.ok) read(decoded.text, chosen.name.replace(/\.\w+$/, ''));
    else setError(decoded.reason);
  };
  const onDrop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    void readFile(dropped);
  };
  const notes = { error, hint: t('The first row has the column names.') };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can also be chosen with the button
    <div onDrop={onDrop} onDragOver={(event) => event.preventDefault()} className="space-y-3">
      <Field id={id} label={t('Table')} {...notes}>
        <textarea
          id={id}
          rows={8}
          className="control block resize-y font-mono text-13"
          placeholder={t('Paste rows from a spreadsheet, or CSV')}
          value={text}
          onChange={({ target }) => {
            onText(target.value);
            setError(undefined);
          }}
          {...describedBy(id, notes)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button look="solid" aria-disabled={text.trim() === ''} onClick={() => read(text, t('Batch'))}>
          {t('Use table')}
        </Button>
        <Button onClick={() => file.current?.click()}>
          <FileUp aria-hidden="true" size={16} />
          {t('Choose a CSV file')}
        </Button>
        {onCancel && (
          <Button look="bare" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        )}
      </div>
      <input
        ref={file}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        aria-label={t('CSV file')}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void readFile(chosen);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
