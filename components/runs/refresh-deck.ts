import type { QueryClient } from '@tanstack/react-query';
import { firstCardOptions } from '@/components/data/history';
import { runSourcesOptions } from '@/components/data/run-sources';
import { deckOptions, runOptions } from '@/components/data/runs';

/** Refetches what shows the deck of a run, after one of its cards has changed. */
export function refreshDeck(client: QueryClient, runId: string): Promise<unknown> {
  const keys = [deckOptions, firstCardOptions, runOptions, runSourcesOptions].map((options) => options(runId).queryKey);
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
