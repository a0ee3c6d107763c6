import type { Run } from '@/lib/contract/composer';
import type { ExportFormat } from '@/lib/contract/enums';

/** Practice makes either file when it is asked for; Live has only the one that came with the run, once it is kept. */
export function isDownloadable(run: Pick<Run, 'state' | 'target' | 'exports'>, format: ExportFormat): boolean {
  if (run.state !== 'completed') return false;
  const kept = run.exports.find((one) => one.format === format);
  if (kept?.state === 'waiting') return false;
  return run.target === 'practice' || (kept !== undefined && kept.state !== 'unavailable');
}
