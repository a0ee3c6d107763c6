import { localCreditWords } from '@/components/composer/send/credits';
import { wordsOfField } from '@/components/composer/settings/choice-words';
import type { RowField } from '@/lib/batch/batch-template';
import type { TableProblem } from '@/lib/batch/read-table';
import type { BatchRowState, BatchSummary } from '@/lib/contract/batches';
import { LIMITS } from '@/lib/contract/limits';
import type { Problem } from '@/lib/contract/request/problems';
import type { Target } from '@/lib/contract/run-words';
import { perLocale } from '@/lib/words/messages-in-use';
import { tStored } from '@/lib/words/stored-messages';
import { t, tPlural } from '@/lib/words/t';

export const ROW_FIELD_WORDS = perLocale<Record<RowField, string>>(() => ({
  title: t('Title'),
  theme: t('Theme'),
  folder: t('Folder'),
  email: t('Email recipients'),
}));

export const BATCH_STATE_WORDS = perLocale<Record<BatchSummary['state'], string>>(() => ({
  running: t('Running'),
  paused: t('Paused'),
  done: t('Done'),
}));

export const ROW_STATE_WORDS = perLocale<Record<BatchRowState, string>>(() => ({
  waiting: t('Waiting'),
  working: t('In progress'),
  completed: t('Completed'),
  refused: t('Has problems'),
  failed: t('Failed'),
  unsettled: t('May have been sent'),
  deleted: t('Deleted'),
}));

/** A row's problem with the name of its field. */
export function problemWords({ path, message }: Problem): string {
  const field =
    wordsOfField(path.replace(/^request\./, '').replace(/\[\d+\]$/, '')) ?? (path === 'title' ? t('Title') : '');
  const words = tStored(message);
  return field === '' ? words : t('{field}: {why}', { field, why: words });
}

/** Why a pasted text or a file is not used. */
export function tableProblemWords(problem: TableProblem): string {
  switch (problem.code) {
    case 'empty':
      return t('Add a header row and at least one more row.');
    case 'open-quote':
      return t('A quoted cell has no closing quote.');
    case 'too-many-rows':
      return t('Too many rows (limit {limit}).', { limit: LIMITS.batchRows.toLocaleString() });
    case 'too-many-columns':
      return t('Too many columns (limit {limit}).', { limit: LIMITS.batchColumns });
    case 'too-long':
      return t('Too much text (limit {limit} characters).', { limit: LIMITS.batchCharacters.toLocaleString() });
    case 'bad-column':
      return t('Column names need {limit} characters at most, and no braces.', { limit: LIMITS.givenName });
    case 'same-column':
      return t('Two columns have the name “{column}”.', { column: problem.column });
    case 'too-many-cells':
      return t('Row {row} has {cells} cells, but there are {columns} columns.', problem);
    case 'long-cell':
      return t('A cell in row {row} is too long (limit {limit} characters).', {
        row: problem.row,
        limit: LIMITS.batchCell.toLocaleString(),
      });
  }
}

export function rowsWords(count: number): string {
  return tPlural(count, { one: '{count} row', other: '{shown} rows' }, { shown: count.toLocaleString() });
}

/** Local credits are not money and must not look like it. */
export function creditsOf(credits: number, target: Target): string {
  if (target === 'local') return localCreditWords(credits);
  return tPlural(credits, { one: '{count} credit', other: '{count} credits' }, { count: credits.toLocaleString() });
}
