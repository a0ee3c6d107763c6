import { useCommands } from '@/components/commands/command-registry';
import { exportAddress, sourcesAddress } from '@/components/data/runs';
import { startDownload } from '@/components/data/start-download';
import type { Run } from '@/lib/contract/composer';
import type { FileFormat } from '@/lib/contract/enums';
import { perLocale } from '@/lib/words/per-locale';
import { t } from '@/lib/words/t';
import { fileFormats, isDownloadable } from './is-downloadable';
import type { RunAct } from './run-acts-list';
import { useHasSources } from './use-has-sources';

const DOWNLOAD = perLocale(
  () =>
    ({
      pptx: t('Download PowerPoint'),
      'pptx-fonts': t('Download PowerPoint with fonts'),
      pdf: t('Download PDF'),
      png: t('Download images'),
      docx: t('Download Word'),
      html: t('Download web page'),
      zip: t('Download all files'),
    }) satisfies Record<FileFormat, string>,
);

/** Palette commands on a run page, the same as its buttons and menu. */
export function useRunCommands(run: Run, acts: readonly RunAct[]): void {
  const hasSources = useHasSources(run);
  useCommands(() => {
    const words = t('download export save file json csv spreadsheet');
    const downloads = fileFormats(run)
      .filter((format) => run.deletedAt === null && isDownloadable(run, format))
      .map((format) => ({
        id: `download-${format}`,
        title: DOWNLOAD[format],
        words,
        run: () => startDownload(exportAddress(run.id, format)),
      }));
    if (hasSources)
      downloads.splice(downloads.findIndex(({ id }) => id === 'download-pptx') + 1, 0, {
        id: 'download-pptx-sources',
        title: t('Download PowerPoint with sources'),
        words,
        run: () => startDownload(sourcesAddress(run.id)),
      });
    const listed = [
      ...acts.filter(({ id }) => id !== 'delete'),
      ...downloads,
      ...acts.filter(({ id }) => id === 'delete'),
    ];
    return listed.map(({ id, title, words, run: act }) => ({
      ...{ id, title, words, run: act },
      group: id === 'send-remote' ? 'Send' : 'This run',
    }));
  });
}
