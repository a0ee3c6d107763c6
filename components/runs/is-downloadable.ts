import type { Run } from '@/lib/contract/composer';
import { EXPORTS, FILE_FORMATS, type FileFormat } from '@/lib/contract/enums';

type RunWithFiles = Pick<Run, 'state' | 'target' | 'exports' | 'hasDeck'>;

/**
 * A local run has any file on demand while its deck is here; a remote run only has the file that came with it, once it
 * is stored.
 */
export function isDownloadable(run: RunWithFiles, format: FileFormat): boolean {
  if (run.state !== 'completed') return false;
  const kept = run.exports.find((one) => one.format === format);
  if (kept?.state === 'waiting') return false;
  if (run.target === 'local') return run.hasDeck;
  return kept !== undefined && kept.state !== 'unavailable';
}

/** All formats in the order of a menu: the one that suits the deck first. */
export function fileFormats({ format }: Pick<Run, 'format'>): FileFormat[] {
  const [pdf, pptx] = EXPORTS;
  const others = FILE_FORMATS.filter((each) => each !== pdf && each !== pptx);
  return format === 'social' ? [...others, pptx, pdf] : [pptx, pdf, ...others];
}
