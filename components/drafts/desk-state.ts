import type { KeepOutcome } from '@/components/data/drafts';
import type { Draft } from '@/lib/composer/draft';
import type { DraftOrigin, DraftToKeep } from '@/lib/contract/drafts';
import { t } from '@/lib/words/t';

/** Where the draft is saved. */
export type DraftMark =
  | { kind: 'nothing' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'sent'; runId: string }
  /** Only on this device, with the reason; null while the server can't be reached. */
  | { kind: 'device'; why: string | null }
  /** Only on the server: this browser stores nothing. */
  | { kind: 'server'; at: number }
  | { kind: 'nowhere' };

export type DeskState = {
  id: string;
  /**
   * Incremented with each opened draft, to reset state that must not outlive a draft, such as the editor's undo
   * history.
   */
  opened: number;
  name: string | null;
  title: string;
  /** The run that the draft was made from. */
  origin: DraftOrigin | null;
  mark: DraftMark;
  /** Another version of this draft; `isOwn`: this draft has been forked. */
  elsewhere: { id: string; isOwn: boolean; isDeleted: boolean } | null;
  /** A one-time notice. */
  notice: string | null;
};

export type DraftServer = {
  keep(id: string, asked: DraftToKeep, keepalive: boolean): Promise<KeepOutcome>;
};

export type DraftForm = { read(): Draft; show(draft: Draft): void };

/** Shown when the oldest draft was removed to make room for a new one. */
export function roomWords(droppedTitle: string): string {
  return t('Oldest draft “{title}” removed (limit 200).', { title: droppedTitle });
}
