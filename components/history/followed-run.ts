import type { Run, RunSummary } from '@/lib/contract/composer';

/** A row of the list, with its progress while it is running. */
export type FollowedRun = RunSummary & Partial<Pick<Run, 'progress'>>;
