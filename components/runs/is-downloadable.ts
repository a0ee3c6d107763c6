import type { Run } from '@/lib/contract/composer';
import type { ExportFormat } from '@/lib/contract/enums';

/**
 * Practice makes either file when it is asked for, of a deck that is here; Live has only the one that came with the run,
 * once it is kept.
 */
export function isDownloadable(
  run: Pick<Run, 'state' | 'target' | 'exports' | 'hasDeck'>,
  format: ExportFormat,
): boolean {
  if (run.state !== 'completed') return false;
  const kept = run.exports.find((one) => one.format === format);
  if (kept?.state === 'waiting') return false;
  if (run.target === 'practice') return run.hasDeck;
  return kept !== undefined && kept.state !== 'unavailable';
}
