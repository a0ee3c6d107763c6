import { type Command, useCommands } from '@/components/commands/command-registry';
import { exportAddress } from '@/components/data/generations';
import { startDownload } from '@/components/data/start-download';
import type { RunChanges } from '@/components/data/use-run-changes';
import { binnedWords } from '@/components/history/bin-words';
import { copyText } from '@/components/request/copy-text';
import { useGo } from '@/components/shell/use-go';
import { useToast } from '@/components/ui/toasts';
import type { Run } from '@/lib/contract/composer';
import { EXPORTS, type ExportFormat } from '@/lib/contract/enums';
import { say } from '@/lib/words/say';
import { deckAddress } from './deck-address';
import { isDownloadable } from './is-downloadable';

type Around = { changes: RunChanges; onRename: () => void; onNote: () => void };

const DOWNLOAD = { pptx: say('Download PowerPoint'), pdf: say('Download PDF') } satisfies Record<ExportFormat, string>;

/** What the palette offers on the page of a run: what its buttons do, and the bin. What lies there is only looked at. */
export function useRunCommands(run: Run, { changes, onRename, onNote }: Around): void {
  const go = useGo();
  const toast = useToast();
  const lead = (id: string, title: string, words: string, act: () => void): Command => ({
    id,
    title,
    words,
    group: 'This run',
    run: act,
  });
  const remove = async () => {
    if (!(await changes.bin(run))) return;
    toast(binnedWords(run), { label: say('Undo'), act: () => void changes.restore(run) });
  };
  const copy = async (address: string) => {
    const whole = new URL(address, window.location.href).href;
    if (await copyText(whole)) toast(say('The deck’s address is copied.'));
    else toast(say('The browser did not allow it. The deck’s address: {address}', { address: whole }));
  };
  useCommands(() => {
    const id = encodeURIComponent(run.id);
    const isKept = run.deletedAt === null;
    const isOpen = run.state === 'completed' && (isKept || run.target === 'live');
    const address = isOpen ? deckAddress(run) : null;
    return [
      lead('use-again', say('Use again'), say('repeat copy form restore request run'), () => go(`/?from=${id}`)),
      lead('remix', say('Remix'), say('variation new run'), () => go(`/?remix=${id}`)),
      ...(isKept
        ? [
            lead('rename', say('Rename this run'), say('title name'), onRename),
            lead(
              'star',
              run.star ? say('Remove the star from this run') : say('Star this run'),
              say('favourite mark unstar'),
              () => void changes.change(run, { star: !run.star }),
            ),
            lead('note', run.note ? say('Change the note') : say('Add a note'), say('comment write run'), onNote),
          ]
        : []),
      ...(address
        ? [lead('copy-link', say('Copy the link to the deck'), say('share address url'), () => void copy(address))]
        : []),
      ...EXPORTS.toReversed()
        .filter((format) => isKept && isDownloadable(run, format))
        .map((format) =>
          lead(`download-${format}`, DOWNLOAD[format], say('export file save deck'), () =>
            startDownload(exportAddress(run.id, format)),
          ),
        ),
      ...(isKept ? [lead('delete', say('Delete this run'), say('remove bin trash'), () => void remove())] : []),
    ];
  });
}
