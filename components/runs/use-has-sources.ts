import { useQuery } from '@tanstack/react-query';
import { runSourcesOptions } from '@/components/data/run-sources';
import type { Run } from '@/lib/contract/composer';
import { isDownloadable } from './is-downloadable';

/** Whether cards of a run's deck were written from passages of its text, so that its file can have them in the notes. */
export function useHasSources(run: Run): boolean {
  const mayHaveSources = run.writing !== null && run.deletedAt === null && isDownloadable(run, 'pptx');
  const { data } = useQuery({ ...runSourcesOptions(run.id), enabled: mayHaveSources });
  return mayHaveSources && data !== undefined && data.cards.length > 0;
}
