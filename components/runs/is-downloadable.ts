import type { Run } from '@/lib/contract/composer';
import type { ExportFormat } from '@/lib/contract/enums';

/**
 * A local run has either file on demand while its deck is here; a remote run only has the file that came with it, once
 * it is stored.
 */
export function isDownloadable(
  run: Pick<Run, 'state' | 'target' | 'exports' | 'hasDeck'>,
  format: ExportFormat,
): boolean {
  if (run.state !== 'completed') return false;
  const kept = run.exports.find((one) => one.format === format);
  if (kept?.state === 'waiting') return false;
  if (run.target === 'local') return run.hasDeck;
  return kept !== undefined && kept.state !== 'unavailable';
}
