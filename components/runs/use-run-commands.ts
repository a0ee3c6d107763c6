import { useCommands } from '@/components/commands/command-registry';
import { exportAddress } from '@/components/data/runs';
import { startDownload } from '@/components/data/start-download';
import type { Run } from '@/lib/contract/composer';
import type { FileFormat } from '@/lib/contract/enums';
import { say } from '@/lib/words/say';
import { fileFormats, isDownloadable } from './is-downloadable';
import type { RunAct } from './run-acts-list';

const DOWNLOAD = {
  pptx: say('Download PowerPoint'),
  pdf: say('Download PDF'),
  png: say('Download images'),
  docx: say('Download Word'),
  html: say('Download web page'),
} satisfies Record<FileFormat, string>;

/** Palette commands on a run page, the same as its buttons and menu. */
export function useRunCommands(run: Run, acts: readonly RunAct[]): void {
  useCommands(() => {
    const downloads = fileFormats(run)
      .filter((format) => run.deletedAt === null && isDownloadable(run, format))
      .map((format) => ({
        id: `download-${format}`,
        title: DOWNLOAD[format],
        words: say('download export save file json csv spreadsheet'),
        run: () => startDownload(exportAddress(run.id, format)),
      }));
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
