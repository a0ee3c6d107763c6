import type { HistoryFilter } from '@/components/data/generations';
import { FORMATS } from '@/lib/contract/enums';
import { RUN_STATES, TARGETS } from '@/lib/contract/run-words';

/** The filter as the address of the page holds it; a value that is none counts as not set. */
export function readFilter(parameters: Pick<URLSearchParams, 'get'>): HistoryFilter {
  const one = <Value extends string>(name: string, values: readonly Value[]): Value | '' =>
    values.find((value) => value === parameters.get(name)) ?? '';
  return {
    query: parameters.get('query') ?? '',
    state: one('state', RUN_STATES),
    target: one('target', TARGETS),
    format: one('format', FORMATS),
  };
}

/** The inverse: only what is set. */
export function writeFilter(filter: HistoryFilter): string {
  const set = Object.entries(filter).filter(([, value]) => value !== '');
  return new URLSearchParams(set).toString();
}

export function isFiltering(filter: HistoryFilter): boolean {
  return Object.values(filter).some((value) => value.trim() !== '');
}
