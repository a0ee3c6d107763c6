import { useEffect, useRef, useState } from 'react';
import { checkRows } from '@/components/data/batches';
import type { Table } from '@/lib/batch/read-table';
import type { BatchTemplate, CheckedRow } from '@/lib/contract/batches';
import { LIMITS } from '@/lib/contract/limits';

export type RowCheck = {
  rows: readonly CheckedRow[];
  /** Rows in all. */
  total: number;
  isRunning: boolean;
  failure: Error | null;
};

/** Checks the rows of a table in chunks. The result is discarded when the template or the table changes. */
export function useRowCheck(template: BatchTemplate, { columns, rows }: Table) {
  const key = JSON.stringify(template);
  const [found, setFound] = useState<(RowCheck & { of: unknown[] }) | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isCurrent = found !== null && found.of[0] === key && found.of[1] === rows;

  /** Resolves with the result; null if it failed or was replaced by another check. */
  const run = async (): Promise<RowCheck | null> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const of = [key, rows];
    const checked: CheckedRow[] = [];
    const show = (isRunning: boolean, failure: Error | null = null) => {
      const now = { of, rows: [...checked], total: rows.length, isRunning, failure };
      if (!controller.signal.aborted) setFound(now);
      return now;
    };
    show(true);
    try {
      while (checked.length < rows.length && !controller.signal.aborted) {
        const part = rows.slice(checked.length, checked.length + LIMITS.batchChecked);
        checked.push(...(await checkRows({ template, columns, rows: part }, controller.signal)));
        show(checked.length < rows.length);
      }
      return controller.signal.aborted ? null : show(false);
    } catch (failure) {
      show(false, failure instanceof Error ? failure : new Error(String(failure)));
      return null;
    }
  };
  return { check: isCurrent ? found : null, run };
}

export type CheckSums = { problems: number; cards: number | null; credits: { low: number; high: number } | null };

/** What the rows without problems would create together; null if that is unknown for one of them. */
export function sumsOf({ rows }: Pick<RowCheck, 'rows'>): CheckSums {
  const good = rows.filter(({ problems }) => problems.length === 0);
  const sum = (of: (row: CheckedRow) => number | null | undefined) =>
    good.reduce<number | null>((total, row) => {
      const value = of(row) ?? null;
      return total === null || value === null ? null : total + value;
    }, 0);
  const [low, high] = [sum(({ credits }) => credits?.low), sum(({ credits }) => credits?.high)];
  return {
    problems: rows.length - good.length,
    cards: sum(({ cards }) => cards),
    credits: low === null || high === null ? null : { low, high },
  };
}
