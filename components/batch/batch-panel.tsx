'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { useFormSession, useLiveDraft } from '@/components/composer/form-session';
import { useRequestFacts } from '@/components/composer/send/use-estimate-facts';
import { Button, IconButton } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SidePanel } from '@/components/ui/side-panel';
import { Failure, Warning } from '@/components/ui/states';
import { useDropToasts, useToast } from '@/components/ui/toasts';
import { type BatchTable, batchTemplate, fillDraft, ROW_FIELDS, type RowField } from '@/lib/batch/batch-template';
import { columnsUsed, fillRow, placeholder } from '@/lib/batch/fill-row';
import type { Table } from '@/lib/batch/read-table';
import { columnKey, hasVisible } from '@/lib/contract/text-checks';
import { t, tPlural } from '@/lib/words/t';
import { ROW_FIELD_WORDS, rowsWords } from './batch-words';
import { RowCheckView, RowLink } from './row-check';
import { StartBatch } from './start-batch';
import { TableInput } from './table-input';
import type { BatchDraft } from './use-batch-draft';
import { useRowCheck } from './use-row-check';

type Props = BatchDraft & {
  change: (changes: Partial<BatchDraft>) => void;
  /** Whether the panel opens at the button that creates the decks. */
  isAtStart: boolean;
  startButton: RefObject<HTMLButtonElement | null>;
  /** Inserts text at the caret of the draft's text. */
  onInsert: (text: string) => void;
  onClose: () => void;
};

/** Creates a deck for each row of a table from the draft beside it. */
export default function BatchPanel({ isAtStart, onClose, ...props }: Props) {
  const { batch, pasted, from, change, startButton } = props;
  const [isReplacing, setReplacing] = useState(false);
  const toast = useToast();
  const dropToasts = useDropToasts();
  const remove = () => {
    change({ batch: null });
    toast(t('Table removed'), { label: t('Undo'), act: () => change({ batch }) }, [REMOVED_TOAST]);
  };
  return (
    <SidePanel title={t('For each row of a table')} focusFirst={isAtStart ? startButton : undefined} onClose={onClose}>
      <div className="relative min-h-0 flex-1 overflow-y-auto px-4 py-4 lg:px-6">
        {batch && !isReplacing ? (
          <BatchForm {...props} batch={batch} onReplace={() => setReplacing(true)} onRemove={remove} />
        ) : (
          <>
            <p className="mb-4 text-13 text-quiet">
              {t('Creates one deck per row. Use its cells in your text as {example}.', {
                example: placeholder(t('column')),
              })}
            </p>
            <TableInput
              text={pasted}
              onText={(text) => change({ pasted: text })}
              onTable={(table, name) => {
                dropToasts([REMOVED_TOAST]);
                change({ batch: withTable(batch, from, table, name), pasted: '' });
                setReplacing(false);
              }}
              onCancel={batch ? () => setReplacing(false) : undefined}
            />
          </>
        )}
      </div>
    </SidePanel>
  );
}

const REMOVED_TOAST = 'batch table removed';

/** Keeps what was chosen for the last table. Its columns are for the same fields; at first, for those they are named like. */
function withTable(before: BatchTable | null, last: BatchDraft['from'], table: Table, name: string): BatchTable {
  const columnFor = (field: RowField) => {
    const wanted = columnKey(last ? last[field] : field);
    return table.columns.find((column) => columnKey(column) === wanted) ?? '';
  };
  const from = {
    title: columnFor('title'),
    theme: columnFor('theme'),
    folder: columnFor('folder'),
    email: columnFor('email'),
  };
  return { name, limit: '', ...before, table, row: 0, from };
}

type FormProps = Omit<Props, 'batch' | 'pasted' | 'from' | 'isAtStart' | 'onClose'> & {
  batch: BatchTable;
  onReplace: () => void;
  onRemove: () => void;
};

function BatchForm({ batch, change, onReplace, onRemove, onInsert, startButton }: FormProps) {
  const draft = useLiveDraft();
  const { target } = useFormSession();
  const template = batchTemplate(draft, batch, target, useRequestFacts());
  const { table } = batch;
  const { check, run } = useRowCheck(template, table);
  const path = draft.operation === 'generate' ? 'inputText' : 'prompt';
  const onBatch = (changes: Partial<BatchTable>) => change({ batch: { ...batch, ...changes } });
  const onRow = (row: number) => onBatch({ row });
  const [unknown] = fillRow(template, table.columns, []).unknown;
  const problem = unknown === undefined ? null : t('There is no column “{column}”', { column: unknown });
  return (
    <div className="space-y-6">
      <section aria-label={t('Columns')}>
        <div className="flex flex-wrap items-center gap-x-2">
          <h3 className="me-auto text-14 font-semibold">
            {rowsWords(table.rows.length)}
            {', '}
            {tPlural(table.columns.length, { one: '{count} column', other: '{count} columns' })}
          </h3>
          <Button size="small" look="bare" onClick={onReplace}>
            {t('Replace table')}
          </Button>
          <Button size="small" look="bare" onClick={onRemove}>
            {t('Remove')}
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
            onChange={(column) => onBatch({ from: { ...batch.from, [field]: column } })}
          />
        ))}
      </section>
      <RowPreview batch={batch} template={draft[path]} text={fillDraft(draft, batch)[path]} onRow={onRow} />
      <Failure of={problem} className="text-13" />
      <RowCheckView
        check={check}
        target={target}
        isBlocked={problem !== null}
        onCheck={() => void run()}
        onRow={onRow}
      />
      <StartBatch
        startButton={startButton}
        batch={batch}
        onBatch={onBatch}
        template={template}
        check={check}
        isBlocked={problem !== null}
        onCheck={run}
        onStarted={() => change({ batch: null })}
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

type PreviewProps = { batch: BatchTable; template: string; text: string; onRow: (row: number) => void };

/** The text as one row fills it, with a stepper through the rows. The live preview shows its cards. */
function RowPreview({ batch: { table, row }, template, text, onRow }: PreviewProps) {
  const last = table.rows.length - 1;
  const step = (by: number) => () => onRow(Math.min(last, Math.max(0, row + by)));
  const used = columnsUsed(template, table.columns);
  const blank = table.rows.flatMap((cells, at) =>
    used.some((column) => !hasVisible(cells[column] ?? '')) ? [at] : [],
  );
  const [firstBlank] = blank;
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
          {t('{number} of {count}', { number: (row + 1).toLocaleString(), count: (last + 1).toLocaleString() })}
        </span>
        <IconButton
          icon={ChevronRight}
          name={t('Next row')}
          className="rtl:-scale-x-100"
          aria-disabled={row === last}
          onClick={step(1)}
        />
      </div>
      <p
        dir="auto"
        className="mt-1 max-h-40 overflow-hidden rounded-control bg-sunk p-3 text-13 whitespace-pre-wrap wrap-anywhere"
      >
        {text === '' ? t('Add some text first') : text.slice(0, SHOWN_TEXT)}
      </p>
      {used.length === 0 && text !== '' && (
        <Warning className="mt-1 text-12">{t('Your text uses no column, so all rows get the same text.')}</Warning>
      )}
      {firstBlank !== undefined && (
        <Warning className="mt-1 text-12">
          {tPlural(blank.length, {
            one: '{count} row has an empty cell used in your text.',
            other: '{count} rows have empty cells used in your text.',
          })}{' '}
          <RowLink row={firstBlank} onRow={onRow} />
        </Warning>
      )}
    </section>
  );
}
