import type { KeepOutcome } from '@/components/data/drafts';
import type { Draft } from '@/lib/composer/draft';
import type { DraftOrigin, DraftToKeep } from '@/lib/contract/drafts';
import { say } from '@/lib/words/say';

/** Where the draft is kept. */
export type DraftMark =
  | { kind: 'nothing' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'sent'; runId: string }
  /** Here and not on the server, with why. */
  | { kind: 'device'; why: string }
  /** On the server alone: this browser keeps nothing. */
  | { kind: 'server'; at: number }
  | { kind: 'nowhere' };

export type DeskState = {
  id: string;
  /** Counts the drafts that were laid on the desk, for what must not outlive one: an editor's undo. */
  opened: number;
  name: string | null;
  title: string;
  /** The run that the draft goes back to. */
  origin: DraftOrigin | null;
  mark: DraftMark;
  /** Another version of what stands here; `isOwn`: what stands here has become a draft of its own. */
  elsewhere: { id: string; isOwn: boolean; isDeleted: boolean } | null;
  /** Something to be told once. */
  notice: string | null;
};

export type DraftServer = {
  keep(id: string, asked: DraftToKeep, keepalive: boolean): Promise<KeepOutcome>;
};

export type DraftForm = { read(): Draft; show(draft: Draft): void };

/** A desk on which nothing was kept yet. */
export function emptyDesk(id: string): DeskState {
  return {
    id,
    opened: 0,
    name: null,
    title: '',
    origin: null,
    mark: { kind: 'nothing' },
    elsewhere: null,
    notice: null,
  };
}

/** Told when the oldest draft gave way to a new one. */
export function roomWords(droppedTitle: string): string {
  return say('There is room for 200 drafts: the oldest, “{title}”, had to go.', { title: droppedTitle });
}
