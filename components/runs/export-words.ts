import type { Run } from '@/lib/contract/composer';
import type { ExportFormat, FileFormat } from '@/lib/contract/enums';
import { say } from '@/lib/words/say';
import { sayKept } from '@/lib/words/say-kept';

export const FILE_NAMES = {
  pptx: 'PowerPoint',
  pdf: 'PDF',
  png: say('Images'),
  docx: 'Word',
  html: say('Web page'),
} satisfies Record<FileFormat, string>;

/** What a file is, shown beside its name. */
export const FILE_KINDS = { pptx: 'PPTX', pdf: 'PDF', png: 'ZIP', docx: 'DOCX', html: 'HTML' } satisfies Record<
  FileFormat,
  string
>;

/** Why a file of a completed run is missing; null if it exists or was not requested. */
export function missingFileWords(run: Pick<Run, 'target' | 'exports'>, format: ExportFormat): string | null {
  const kept = run.exports.find((one) => one.format === format);
  const name = FILE_NAMES[format];
  if (kept?.state === 'waiting') {
    if (kept.waitsFor === 'link') return say('{name}: waiting for a link', { name });
    if (kept.waitsFor === 'again') return say('{name}: download failed, trying again', { name });
    return say('{name} is on its way', { name });
  }
  if (kept?.state !== 'unavailable' || run.target !== 'remote') return null;
  return kept.reason
    ? say('{name} couldn’t be saved: {reason}', { name, reason: sayKept(kept.reason) })
    : say('{name} couldn’t be saved', { name });
}

/** "1.2 MB". */
export function formatBytes(bytes: number): string {
  const [value, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'megabyte'] : [bytes / 1000, 'kilobyte'];
  return value.toLocaleString(undefined, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
}
