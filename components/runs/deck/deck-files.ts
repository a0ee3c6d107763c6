import type { Run } from '@/lib/contract/composer';
import type { ExportFormat, FileFormat } from '@/lib/contract/enums';
import { suitedFormats } from '@/lib/deck/deck';
import { perLocale } from '@/lib/words/messages-in-use';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';

export const FILE_NAMES = perLocale<Record<FileFormat, string>>(() => ({
  pptx: 'PowerPoint',
  'pptx-fonts': t('PowerPoint with fonts'),
  pdf: 'PDF',
  png: t('Images'),
  docx: 'Word',
  html: t('Web page'),
  zip: t('All files'),
}));

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

/** The URL of a run's deck: here if the engine made it, else at the remote service; null if unknown. */
export function deckAddress({ target, artifactId, artifactUrl }: Pick<Run, 'target' | 'artifactId' | 'artifactUrl'>) {
  if (target === 'local' && artifactId !== null) return `/a/${encodeURIComponent(artifactId)}`;
  return webAddress(artifactUrl);
}

/** Text from the service is untrusted: only http(s) URLs become links. */
export function webAddress(text: string | null): string | null {
  return text !== null && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}
