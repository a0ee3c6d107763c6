import { useQuery } from '@tanstack/react-query';
import { runSourcesOptions } from '@/components/data/run-sources';
import type { Run } from '@/lib/contract/composer';
import { isDownloadable } from './is-downloadable';

/** Whether a PPTX with sources in its speaker notes is available: the cards were written from passages of the text. */
export function useHasSources(run: Run): boolean {
  const mayHaveSources = run.writing !== null && run.deletedAt === null && isDownloadable(run, 'pptx');
  const { data } = useQuery({ ...runSourcesOptions(run.id), enabled: mayHaveSources });
  return mayHaveSources && data !== undefined && data.cards.length > 0;
}
