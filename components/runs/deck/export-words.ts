import type { Run } from '@/lib/contract/composer';
import type { ExportFormat, FileFormat } from '@/lib/contract/enums';
import { perLocale } from '@/lib/words/per-locale';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';

export const FILE_NAMES = perLocale(
  () =>
    ({
      pptx: 'PowerPoint',
      'pptx-fonts': t('PowerPoint with fonts'),
      pdf: 'PDF',
      png: t('Images'),
      docx: 'Word',
      html: t('Web page'),
      zip: t('All files'),
    }) satisfies Record<FileFormat, string>,
);

/** What a file is, shown beside its name. */
export const FILE_KINDS = {
  pptx: 'PPTX',
  'pptx-fonts': 'PPTX',
  pdf: 'PDF',
  png: 'ZIP',
  docx: 'DOCX',
  html: 'HTML',
  zip: 'ZIP',
} satisfies Record<FileFormat, string>;

/** Why a file of a completed run is missing; null if it exists or was not requested. */
export function missingFileWords(run: Pick<Run, 'target' | 'exports'>, format: ExportFormat): string | null {
  const kept = run.exports.find((one) => one.format === format);
  const name = FILE_NAMES[format];
  if (kept?.state === 'waiting') {
    if (kept.waitsFor === 'link') return t('{name}: waiting for a link', { name });
    if (kept.waitsFor === 'again') return t('{name}: download failed, trying again', { name });
    return t('{name} is on its way', { name });
  }
  if (kept?.state !== 'unavailable' || run.target !== 'remote') return null;
  return kept.reason
    ? t('{name} couldn’t be saved: {reason}', { name, reason: tStored(kept.reason) })
    : t('{name} couldn’t be saved', { name });
}

/** "1.2 MB". */
export function formatBytes(bytes: number): string {
  const [value, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'megabyte'] : [bytes / 1000, 'kilobyte'];
  return value.toLocaleString(undefined, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
}
