import type { Run } from '@/lib/contract/composer';
import { say } from '@/lib/words/say';
import { deckAddress } from './deck-address';

/** An action on a run, used by buttons, the menu and the palette. */
export type RunAct = {
  id: string;
  title: string;
  /** Search keywords. */
  words: string;
  /** Set if it is a link. */
  href?: string;
  run: () => void;
};

export type RunHands = {
  go: (address: string) => void;
  onShare: (() => void) | null;
  onRename: () => void;
  onStar: () => void;
  onNote: () => void;
  onRequest: () => void;
  onCopyLink: (address: string) => void;
  /** Null if it cannot be made again unchanged. */
  onNewVersion: (() => void) | null;
  onSendRemote: (() => void) | null;
  onDelete: () => void;
  /** The URL that compares it with the run it was made from, or with the newest run made from it. */
  compare: string | null;
};

/** The deck's URL, if it can be opened: in the trash only for a remote service. */
export function openAddress(run: Run): string | null {
  if (run.state !== 'completed') return null;
  if (run.target === 'local' && !run.hasDeck) return null;
  return run.deletedAt === null || run.target === 'remote' ? deckAddress(run) : null;
}

/** The actions in menu order. A run in the trash can only be viewed and reused. */
export function runActs(run: Run, hands: RunHands): RunAct[] {
  const id = encodeURIComponent(run.id);
  const isKept = run.deletedAt === null;
  const address = openAddress(run);
  const link = (name: string, title: string, words: string, href: string): RunAct => ({
    ...{ id: name, title, words, href },
    run: () => hands.go(href),
  });
  const act = (name: string, title: string, words: string, run: (() => void) | null | false): RunAct[] =>
    run ? [{ id: name, title, words, run }] : [];
  return [
    ...act('share', say('Share'), say('share address url access people'), isKept && hands.onShare),
    link('duplicate', say('Duplicate'), say('use again repeat copy restore request'), `/?from=${id}`),
    link('reuse', say('Reuse settings'), say('remix variation new run without text'), `/?remix=${id}`),
    ...act('version', say('New version'), say('use again repeat copy restore request'), isKept && hands.onNewVersion),
    ...act('send-remote', say('Send to remote service…'), say('send submit make'), isKept && hands.onSendRemote),
    ...(hands.compare === null
      ? []
      : [link('compare', say('Compare'), say('difference side by side lineage'), hands.compare)]),
    ...act('rename', say('Rename'), say('title name'), isKept && hands.onRename),
    ...act('star', run.star ? say('Remove star') : say('Star'), say('favourite mark unstar'), isKept && hands.onStar),
    ...act('note', run.note ? say('Edit note') : say('Add note'), say('comment write'), isKept && hands.onNote),
    ...act(
      'copy-link',
      say('Copy link'),
      say('share address url access people'),
      address !== null && (() => hands.onCopyLink(address)),
    ),
    ...act(
      'request',
      say('View request'),
      say('json curl code python javascript api paste clipboard'),
      hands.onRequest,
    ),
    ...act('delete', say('Move to trash'), say('delete remove trash bin erase empty'), isKept && hands.onDelete),
  ];
}
