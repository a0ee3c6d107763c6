import type { KeepOutcome } from '@/components/data/drafts';
import { RouteFailure } from '@/components/data/request-json';
import { type Draft, readDraft } from '@/lib/composer/draft';
import type { DraftOrigin, DraftRecord } from '@/lib/contract/drafts';
import { type DeskState, type DraftForm, type DraftMark, type DraftServer, emptyDesk, roomWords } from './desk-state';
import type { DeviceDraft, DeviceDrafts } from './device-drafts';
import {
  bodyOf,
  type DraftFacts,
  deviceDraftOf,
  forkRecord,
  isSame,
  markOf,
  newRecord,
  nextRecord,
  shownOf,
  whyNot,
} from './draft-record';
import { KEEPALIVE_BYTES, PUSH_MS, stillFor, waitAfter } from './keep-pace';

/**
 * The draft that one works on: kept on this device at each pause and on the server soon after. Two tabs never write over
 * each other: whoever finds that another has changed the draft goes on in a draft of its own, beside it.
 */
export class DraftDesk {
  readonly #device: DeviceDrafts;
  readonly #server: DraftServer;
  readonly #form: DraftForm;
  readonly #listeners = new Set<() => void>();
  #record: DeviceDraft;
  #json = '';
  /** What this tab has written or shown: anything else that is found in its place was another's. */
  readonly #known = new Set<string>();
  #state: DeskState;
  #still: ReturnType<typeof setTimeout> | undefined;
  #due: ReturnType<typeof setTimeout> | undefined;
  #isPushing = false;
  #isTidying = false;
  #isClosed = false;
  #failures = 0;

  constructor(parts: { device: DeviceDrafts; server: DraftServer; form: DraftForm }) {
    this.#device = parts.device;
    this.#server = parts.server;
    this.#form = parts.form;
    this.#record = newRecord(this.#form.read());
    this.#state = emptyDesk(this.#record.id);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state = (): DeskState => this.#state;

  /** Lays a draft on the desk that nobody has kept yet; it is kept with its first change. What lay there stays kept. */
  begin(draft: Draft, notice: string | null = null, origin: DraftOrigin | null = null): void {
    this.flush();
    this.#lay(newRecord(draft, origin), { kind: 'nothing' }, notice);
  }

  /** Goes on with a draft that was kept. */
  open(record: DeviceDraft, notice: string | null = null): void {
    this.flush();
    this.#device.tabsDraft = record.id;
    this.#lay(record, markOf(record), notice);
    if (!record.isKept) this.#pushSoon(0);
  }

  /** Something in the form may have changed. */
  changed(): void {
    clearTimeout(this.#still);
    const { inputText, prompt } = this.#form.read();
    this.#still = setTimeout(() => this.#keep(), stillFor(inputText.length + prompt.length));
  }

  /** Keeps what is still waiting: the page may go away. */
  flush(leaving = false): void {
    if (this.#still !== undefined) this.#keep();
    if (!this.#record.isKept && this.#state.mark.kind !== 'nothing') void this.#push(leaving);
  }

  rename(name: string | null): void {
    this.#keep({ name });
  }

  /** It was sent as this run. */
  sent(runId: string): void {
    this.#keep({ runId, origin: { run: runId, by: 'sent' } });
    void this.#push(false);
  }

  /** The run that what stands here goes back to. */
  origin(): string | null {
    if (this.#still !== undefined) this.#keep();
    return this.#record.origin?.run ?? null;
  }

  detach(): void {
    this.#keep({ origin: null });
  }

  otherTabWrote(id: string): void {
    const other = id === this.#record.id ? this.#device.read(id) : null;
    if (!other) return;
    if (this.#isForeign(other)) {
      this.#tell({ elsewhere: { id, isOwn: false, isDeleted: false } });
      return;
    }
    // Its name, its revision, or that the server has it now.
    if (this.#still === undefined && (other.edit === this.#record.edit || isSame(other.draft, this.#record.draft)))
      this.#adopt(other);
  }

  /** The network may be back. */
  retry(): void {
    this.#failures = 0;
    if (!this.#record.isKept && this.#state.mark.kind !== 'nothing') this.#pushSoon(0);
    void this.pushOthers();
  }

  dismiss(): void {
    this.#tell({ notice: null, elsewhere: null });
  }

  say(notice: string): void {
    this.#tell({ notice });
  }

  /** Brings to the server what is on this device alone: from a tab that was closed, or from before a crash. */
  async pushOthers(): Promise<void> {
    if (this.#isTidying) return;
    this.#isTidying = true;
    try {
      for (const record of this.#device.list()) {
        if (record.isKept || record.id === this.#record.id) continue;
        this.#settle(record, await this.#server.keep(record.id, bodyOf(record), false));
      }
    } catch {
      // The next visit tries again: they are safe where they are.
    }
    this.#isTidying = false;
  }

  /** Begins to wait again, after `close`. */
  start(): void {
    this.#isClosed = false;
  }

  /** Ends all waiting; what is not on the server yet is brought there by whoever comes next. */
  close(): void {
    this.flush();
    this.#isClosed = true;
    clearTimeout(this.#still);
    clearTimeout(this.#due);
    this.#still = undefined;
  }

  #lay(record: DeviceDraft, mark: DraftMark, notice: string | null) {
    clearTimeout(this.#due);
    this.#record = record;
    this.#known.add(record.edit);
    this.#failures = 0;
    this.#form.show(structuredClone(record.draft));
    // As the form gives it back: what it makes of a field that is missing is no change.
    this.#json = JSON.stringify(this.#form.read());
    this.#tell({ ...shownOf(record), opened: this.#state.opened + 1, mark, elsewhere: null, notice });
  }

  /** On this device, at once; on the server soon. Without a change nothing is kept. */
  #keep(more: DraftFacts = {}) {
    clearTimeout(this.#still);
    this.#still = undefined;
    const draft = this.#form.read();
    const json = JSON.stringify(draft);
    const isChanged = json !== this.#json;
    if (!isChanged && Object.keys(more).length === 0) return;
    this.#json = json;
    this.#makeRoomBesideOther();
    this.#record = nextRecord(this.#record, { draft: JSON.parse(json), isChanged, ...more });
    this.#write();
    this.#tell(shownOf(this.#record));
    this.#pushSoon(PUSH_MS);
  }

  #makeRoomBesideOther() {
    const stored = this.#device.read(this.#record.id);
    if (!stored) return;
    if (this.#isForeign(stored)) this.#goOnBeside(false);
    else if (stored.revision > this.#record.revision) this.#record.revision = stored.revision;
  }

  #isForeign(stored: DeviceDraft): boolean {
    return !this.#known.has(stored.edit) && !isSame(stored.draft, this.#record.draft);
  }

  /** What stands here becomes a draft of its own; the other keeps the id. */
  #goOnBeside(isDeleted: boolean) {
    const other = this.#record.id;
    this.#record = { ...forkRecord(this.#record), isKept: false };
    this.#tell({ id: this.#record.id, elsewhere: { id: other, isOwn: true, isDeleted } });
  }

  #write() {
    const { runId, edit } = this.#record;
    this.#known.add(edit);
    const isHere = this.#device.write(this.#record);
    // Only now: a page that is reloading looks for the draft that the tab names.
    this.#device.tabsDraft = this.#record.id;
    this.#tell({ mark: isHere ? (runId ? { kind: 'sent', runId } : { kind: 'saving' }) : { kind: 'nowhere' } });
  }

  #pushSoon(ms: number) {
    clearTimeout(this.#due);
    if (!this.#isClosed) this.#due = setTimeout(() => void this.#push(false), ms);
  }

  async #push(leaving: boolean) {
    const record = this.#record;
    // One at a time; a page that is leaving cannot wait for the answer to the last.
    if (record.isKept || (this.#isPushing && !leaving)) return;
    clearTimeout(this.#due);
    const body = bodyOf(record);
    if (leaving && JSON.stringify(body).length > KEEPALIVE_BYTES) return;
    this.#isPushing = true;
    try {
      const outcome = await this.#server.keep(record.id, body, leaving);
      this.#isPushing = false;
      this.#failures = 0;
      this.#settle(record, outcome);
    } catch (failure) {
      this.#isPushing = false;
      if (record.id === this.#record.id) this.#failed(failure);
    }
    if (this.#record.id !== record.id) void this.pushOthers();
    // What was typed while the answer was awaited.
    if (!this.#record.isKept && this.#state.mark.kind !== 'nothing' && this.#failures === 0) this.#pushSoon(PUSH_MS);
  }

  /** The answer to what was sent, which may no longer be what stands here. */
  #settle(sent: DeviceDraft, outcome: KeepOutcome) {
    if (outcome.ok) {
      const { revision, droppedTitle } = outcome.kept;
      if (droppedTitle !== null) this.say(roomWords(droppedTitle));
      this.#answered(sent, revision);
      return;
    }
    const { newer } = outcome;
    const isOurs = sent.unanswered.includes(newer.edit) && !newer.isDeleted;
    const isAlike = !newer.isDeleted && isSame(readDraft(newer.draft), sent.draft);
    // The server has an earlier edit of ours, whose answer was lost.
    if (isOurs && newer.edit !== sent.edit) this.#behind(sent.id, newer.revision);
    else if (isOurs || isAlike) this.#answered(sent, newer.revision);
    else this.#part(sent, newer);
  }

  /** It was changed on another device, or deleted: both versions stay, beside each other. */
  #part(sent: DeviceDraft, newer: DraftRecord) {
    if (sent.id === this.#record.id) {
      this.#goOnBeside(newer.isDeleted);
      this.#write();
      this.#pushSoon(0);
    } else {
      // Unless another tab is at it.
      if (this.#device.read(sent.id)?.edit !== sent.edit) return;
      this.#device.write(forkRecord(sent));
    }
    if (newer.isDeleted) this.#device.remove(sent.id);
    else this.#device.write(deviceDraftOf(newer));
  }

  #answered(sent: DeviceDraft, revision: number) {
    const isCurrent = sent.id === this.#record.id;
    const stored = this.#device.read(sent.id);
    const present = isCurrent ? this.#record : stored;
    if (!present) return;
    const isKept = present.edit === sent.edit;
    const unanswered = isKept ? [] : present.unanswered.slice(present.unanswered.indexOf(sent.edit) + 1);
    const settled = { ...present, revision: Math.max(present.revision, revision), isKept, unanswered };
    // What another tab has put there meanwhile stays.
    const isOthers = isCurrent && stored !== null && this.#isForeign(stored);
    const isHere = isOthers || this.#device.write(settled);
    if (!isCurrent) return;
    this.#record = settled;
    if (isKept) this.#tell({ mark: isHere ? markOf(settled) : { kind: 'server', at: Date.now() } });
  }

  #behind(id: string, revision: number) {
    const stored = this.#device.read(id);
    if (id !== this.#record.id) {
      if (stored) this.#device.write({ ...stored, revision });
      return;
    }
    this.#record = { ...this.#record, revision };
    if (!stored || !this.#isForeign(stored)) this.#device.write(this.#record);
    this.#pushSoon(0);
  }

  #adopt(other: DeviceDraft) {
    this.#record = { ...other };
    this.#known.add(other.edit);
    this.#tell({ ...shownOf(other), mark: markOf(other), elsewhere: null });
  }

  #failed(failure: unknown) {
    const status = failure instanceof RouteFailure ? failure.status : 0;
    if (this.#state.mark.kind !== 'nowhere') this.#tell({ mark: { kind: 'device', why: whyNot(status) } });
    const wait = waitAfter(status, this.#failures);
    if (wait !== null) this.#pushSoon(wait);
    this.#failures += 1;
  }

  #tell(change: Partial<DeskState>) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
