import type { Run } from '@/lib/contract/composer';
import type { FileFormat } from '@/lib/contract/enums';

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

/** The formats that suit a deck, the best first: only what is read from top to bottom is a text document. */
export function fileFormats({ format }: Pick<Run, 'format'>): FileFormat[] {
  if (format === 'webpage') return ['html', 'pdf', 'pptx', 'png'];
  if (format === 'social') return ['png', 'pptx', 'pdf'];
  return format === 'document' ? ['docx', 'pdf', 'pptx', 'png'] : ['pptx', 'pdf', 'png'];
}
