'use client';

import { useQuery } from '@tanstack/react-query';
import {
  CaseSensitive,
  ChevronDown,
  Download,
  FileCode,
  FileText,
  FileType,
  FolderArchive,
  Images,
  Presentation,
  Repeat2,
  TextQuote,
} from 'lucide-react';
import { runSourcesOptions } from '@/components/data/run-parts';
import { deckOptions, exportAddress, sourcesAddress } from '@/components/data/runs';
import { buttonClasses, STACKED_ON_PHONES } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Menu, type MenuItem } from '@/components/ui/menu';
import type { Run } from '@/lib/contract/composer';
import { EXPORTS, type FileFormat } from '@/lib/contract/enums';
import { t } from '@/lib/words/t';
import { FILE_KINDS, FILE_NAMES, fileFormats, formatBytes, isDownloadable, missingFileWords } from './deck-files';

const ICONS = {
  pptx: <Presentation aria-hidden="true" size={16} />,
  'pptx-fonts': <CaseSensitive aria-hidden="true" size={16} />,
  pdf: <FileText aria-hidden="true" size={16} />,
  png: <Images aria-hidden="true" size={16} />,
  docx: <FileType aria-hidden="true" size={16} />,
  html: <FileCode aria-hidden="true" size={16} />,
  zip: <FolderArchive aria-hidden="true" size={16} />,
} satisfies Record<FileFormat, React.ReactNode>;

/** The download menu of a deck; nothing if there are no files. */
export function DownloadMenu({ run }: { run: Run }) {
  const hasPage = useHasPage(run);
  const hasSources = useHasSources(run);
  const items = fileFormats(run)
    .filter((format) => format !== 'html' || hasPage)
    .flatMap((format) => [itemFor(run, format), hasSources && format === 'pptx' ? itemWithSources(run) : null])
    .filter((item) => item !== null);
  if (items.length === 0) return null;
  return (
    <Menu label={t('Download')} items={items} className={classNames(buttonClasses('outline'), STACKED_ON_PHONES)}>
      <Download aria-hidden="true" size={16} />
      <span className="max-[24rem]:sr-only">{t('Download')}</span>
      <ChevronDown aria-hidden="true" size={14} className="text-quiet max-sm:hidden" />
    </Menu>
  );
}

/** Whether the run has an HTML page. Webpages made by earlier versions have none. */
function useHasPage(run: Run): boolean {
  const mayHavePage = run.format === 'webpage' && run.target === 'local' && isDownloadable(run, 'html');
  const { data } = useQuery({ ...deckOptions(run.id), enabled: mayHavePage });
  return mayHavePage && Boolean(data?.page);
}

/** The engine makes any file on demand; a remote service only makes one per run. */
function itemFor(run: Run, format: FileFormat): MenuItem | null {
  const kept = run.exports.find((one) => one.format === format);
  if (isDownloadable(run, format))
    return {
      label: FILE_NAMES[format],
      detail: format === 'pptx-fonts' ? t('For computers without these fonts') : undefined,
      icon: ICONS[format],
      note: kept?.bytes ? formatBytes(kept.bytes) : FILE_KINDS[format],
      href: exportAddress(run.id, format),
      download: true,
    };
  const isOnWire = EXPORTS.some((each) => each === format);
  if (kept || run.target !== 'remote' || !isOnWire) return null;
  return {
    label: t('{name} (new run)…', { name: FILE_NAMES[format] }),
    icon: <Repeat2 aria-hidden="true" size={16} />,
    note: t('spends credits'),
    href: `/?${new URLSearchParams({ from: run.id, export: format, target: 'remote' })}`,
  };
}

function itemWithSources(run: Run): MenuItem {
  return {
    label: t('PowerPoint with sources'),
    detail: t('In the speaker notes'),
    icon: <TextQuote aria-hidden="true" size={16} />,
    note: FILE_KINDS.pptx,
    href: sourcesAddress(run.id),
    download: true,
  };
}

/** Requested files that are not ready yet or failed. */
export function MissingFiles({ run }: { run: Run }) {
  const words = EXPORTS.toReversed().flatMap((format) => missingFileWords(run, format) ?? []);
  return (
    <span role="status" className="wrap-anywhere empty:hidden">
      {words.join('. ')}
    </span>
  );
}

/** Whether a PPTX with sources in its speaker notes is available: the cards were written from passages of the text. */
export function useHasSources(run: Run): boolean {
  const mayHaveSources = run.writing !== null && run.deletedAt === null && isDownloadable(run, 'pptx');
  const { data } = useQuery({ ...runSourcesOptions(run.id), enabled: mayHaveSources });
  return mayHaveSources && data !== undefined && data.cards.length > 0;
}
