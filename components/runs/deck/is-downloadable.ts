import type { Run } from '@/lib/contract/composer';
import type { FileFormat } from '@/lib/contract/enums';
import { suitedFormats } from '@/lib/deck/suited-formats';

type RunWithFiles = Pick<Run, 'state' | 'target' | 'exports' | 'hasDeck'>;

/**
 * A local run has any file on demand while its deck is here; a remote run only has the file that came with it, once it
 * is stored.
 */
export function isDownloadable(run: RunWithFiles, format: FileFormat): boolean {
  if (run.state !== 'completed' && !run.hasDeck) return false;
  const kept = run.exports.find((one) => one.format === format);
  if (kept?.state === 'waiting') return false;
  if (run.target === 'local') return run.hasDeck;
  return kept !== undefined && kept.state !== 'unavailable';
}

/**
 * The download formats of a run's deck, the most suitable first. Decks made by the engine also come with embedded fonts
 * and as a ZIP.
 */
export function fileFormats({ format, target }: Pick<Run, 'format' | 'target'>): FileFormat[] {
  const suited = suitedFormats({ format });
  if (target !== 'local') return suited;
  return [...suited.flatMap((each): FileFormat[] => (each === 'pptx' ? ['pptx', 'pptx-fonts'] : [each])), 'zip'];
}
