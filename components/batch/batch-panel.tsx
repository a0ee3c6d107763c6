'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { useFormSession, useLiveDraft } from '@/components/composer/form-session';
import { useRequestFacts } from '@/components/composer/send/use-estimate-facts';
import { Button, IconButton } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SidePanel } from '@/components/ui/side-panel';
import { type BatchTable, batchTemplate, fillDraft, ROW_FIELDS, type RowField } from '@/lib/batch/batch-template';
import { placeholder } from '@/lib/batch/fill-row';
import { columnKey } from '@/lib/contract/text-checks';
import { t, tPlural } from '@/lib/words/t';
import { ROW_FIELD_WORDS, rowsWords } from './batch-words';
import { RowCheckView } from './row-check';
import { StartBatch } from './start-batch';
import { TableInput } from './table-input';
import { useRowCheck } from './use-row-check';

type Props = {
  batch: BatchTable | null;
  onBatch: (batch: BatchTable | null) => void;
  /** Inserts text at the caret of the draft's text. */
  onInsert: (text: string) => void;
  /** The button that creates the decks. */
  startButton: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** Creates a deck for each row of a table from the draft beside it. */
export default function BatchPanel({ batch, onBatch, onInsert, startButton, onClose }: Props) {
  return (
    <SidePanel title={t('For each row of a table')} onClose={onClose}>
      <div className="relative min-h-0 flex-1 overflow-y-auto px-4 py-4 lg:px-6">
        {batch === null ? (
          <>
            <p className="mb-4 text-13 text-quiet">
              {t('Creates one deck per row. Use its cells in your text as {example}.', {
                example: placeholder(t('column')),
              })}
            </p>
            <TableInput
              onTable={(table, name) => {
                const named = (field: RowField) => table.columns.find((column) => columnKey(column) === field) ?? '';
                const from = {
                  title: named('title'),
                  theme: named('theme'),
                  folder: named('folder'),
                  email: named('email'),
                };
                onBatch({ table, name, row: 0, from });
              }}
            />
          </>
        ) : (
          <BatchForm batch={batch} onBatch={onBatch} onInsert={onInsert} startButton={startButton} />
        )}
      </div>
    </SidePanel>
  );
}

function BatchForm({ batch, onBatch, onInsert, startButton }: Omit<Props, 'onClose'> & { batch: BatchTable }) {
  const draft = useLiveDraft();
  const { target } = useFormSession();
  const template = batchTemplate(draft, batch, target, useRequestFacts());
  const { table } = batch;
  const { check, run } = useRowCheck(template, table);
  const path = draft.operation === 'generate' ? 'inputText' : 'prompt';
  const text = fillDraft(draft, table, batch.row)[path];
  return (
    <div className="space-y-6">
      <section aria-label={t('Columns')}>
        <div className="flex flex-wrap items-center gap-x-2">
          <h3 className="text-14 font-semibold">
            {rowsWords(table.rows.length)}
            {', '}
            {tPlural(table.columns.length, { one: '{count} column', other: '{count} columns' })}
          </h3>
          <Button size="small" look="bare" onClick={() => onBatch(null)}>
            {t('Replace table')}
          </Button>
        </div>
        <p className="mt-1 mb-2 text-13 text-quiet">{t('Select a column to insert it into your text.')}</p>
        <div className="flex flex-wrap gap-2">
          {table.columns.map((column) => (
            <Button
              key={column}
              size="small"
              className="max-w-full"
              aria-label={t('Insert {column}', { column })}
              onClick={() => onInsert(placeholder(column))}
            >
              <bdi className="truncate">{column}</bdi>
            </Button>
          ))}
        </div>
      </section>
      <section aria-label={t('Fields from columns')} className="grid gap-3 sm:grid-cols-2">
        {ROW_FIELDS.map((field) => (
          <ColumnField
            key={field}
            label={ROW_FIELD_WORDS[field]}
            value={batch.from[field]}
            columns={table.columns}
            onChange={(column) => onBatch({ ...batch, from: { ...batch.from, [field]: column } })}
          />
        ))}
      </section>
      <RowPreview
        row={batch.row}
        of={table.rows.length}
        text={text}
        isSame={text === draft[path]}
        onRow={(row) => onBatch({ ...batch, row })}
      />
      <RowCheckView
        check={check}
        target={target}
        onCheck={() => void run()}
        onRow={(row) => onBatch({ ...batch, row })}
      />
      <StartBatch
        button={startButton}
        name={batch.name}
        onName={(name) => onBatch({ ...batch, name })}
        table={table}
        template={template}
        check={check}
        onCheck={run}
      />
    </div>
  );
}

type ColumnProps = { label: string; value: string; columns: readonly string[]; onChange: (column: string) => void };

function ColumnField({ label, value, columns, onChange }: ColumnProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select id={id} className="control" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('As in the form')}</option>
        {columns.map((column) => (
          <option key={column} value={column}>
            {t('From column: {column}', { column })}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** Characters of the filled text that are shown. */
const SHOWN_TEXT = 600;

type PreviewProps = { row: number; of: number; text: string; isSame: boolean; onRow: (row: number) => void };

/** The text as one row fills it, with a stepper through the rows. The live preview shows its cards. */
function RowPreview({ row, of, text, isSame, onRow }: PreviewProps) {
  const step = (by: number) => () => onRow(Math.min(of - 1, Math.max(0, row + by)));
  return (
    <section aria-label={t('Preview of a row')}>
      <div className="flex items-center gap-1">
        <h3 className="me-auto text-14 font-semibold">{t('Preview')}</h3>
        <IconButton
          icon={ChevronLeft}
          name={t('Previous row')}
          className="rtl:-scale-x-100"
          aria-disabled={row === 0}
          onClick={step(-1)}
        />
        <span role="status" className="text-13 text-quiet tabular-nums">
          {t('{number} of {count}', { number: (row + 1).toLocaleString(), count: of.toLocaleString() })}
        </span>
        <IconButton
          icon={ChevronRight}
          name={t('Next row')}
          className="rtl:-scale-x-100"
          aria-disabled={row === of - 1}
          onClick={step(1)}
        />
      </div>
      <p
        dir="auto"
        className="mt-1 max-h-40 overflow-hidden rounded-control bg-sunk p-3 text-13 whitespace-pre-wrap wrap-anywhere"
      >
        {text === '' ? t('Add some text first') : text.slice(0, SHOWN_TEXT)}
      </p>
      {isSame && text !== '' && (
        <p className="mt-1 text-12 text-warn">
          <span aria-hidden="true">△ </span>
          {t('Your text uses no column, so all rows get the same text.')}
        </p>
      )}
    </section>
  );
}
