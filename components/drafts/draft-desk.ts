import type { KeepOutcome } from '@/components/data/drafts';
import { RouteFailure } from '@/components/data/request-json';
import { type Draft, readDraft } from '@/lib/composer/draft';
import type { DraftRecord } from '@/lib/contract/drafts';
import { Listeners } from '@/lib/listeners';
import { type DeskState, type DraftForm, type DraftMark, type DraftServer, roomWords } from './desk-state';
import {
  bodyOf,
  type DeviceDraft,
  type DeviceDrafts,
  type DraftFacts,
  deviceDraftOf,
  forkRecord,
  isSame,
  markOf,
  newRecord,
  nextRecord,
  SENT_PREFIX,
  shownOf,
  whyNot,
} from './device-drafts';

/** Sends drafts to the server, and knows when none is on its way. */
class Pushes implements DraftServer {
  readonly #server: DraftServer;
  readonly #sent = new Set<Promise<unknown>>();

  constructor(server: DraftServer) {
    this.#server = server;
  }

  async keep(...push: Parameters<DraftServer['keep']>): ReturnType<DraftServer['keep']> {
    const sent = this.#server.keep(...push);
    this.#sent.add(sent);
    try {
      return await sent;
    } finally {
      this.#sent.delete(sent);
    }
  }

  /** Resolves once every push has been answered or has failed. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#sent);
  }
}

/**
 * The draft that is being edited: saved on this device at each pause and on the server soon after. Tabs never overwrite
 * each other: a tab that finds the draft changed elsewhere continues in a fork with its own id.
 */
export class DraftDesk {
  readonly #device: DeviceDrafts;
  readonly pushes: Pushes;
  readonly #form: DraftForm;
  readonly #listeners = new Listeners();
  readonly subscribe = this.#listeners.subscribe;
  #record: DeviceDraft;
  #json = '';
  /** Edits that this tab has written or opened. Any other stored edit comes from elsewhere. */
  readonly #known = new Set<string>();
  #state: DeskState;
  #still: ReturnType<typeof setTimeout> | undefined;
  #due: ReturnType<typeof setTimeout> | undefined;
  #isPushing = false;
  #isClosed = false;
  #failures = 0;

  constructor(parts: { device: DeviceDrafts; server: DraftServer; form: DraftForm }) {
    this.#device = parts.device;
    this.pushes = new Pushes(parts.server);
    this.#form = parts.form;
    this.#record = newRecord(this.#form.read());
    this.#state = {
      ...{ id: this.#record.id, opened: 0, name: null, title: '', origin: null },
      ...{ mark: { kind: 'nothing' }, elsewhere: null, notice: null },
    };
  }

  state = (): DeskState => this.#state;

  /** Opens a new draft, which is saved with its first change. The previous draft stays saved. */
  begin(draft: Draft, notice: string | null = null, facts: DraftFacts = {}): void {
    this.flush();
    this.#show(newRecord(draft, facts), { kind: 'nothing' }, notice);
  }

  open(record: DeviceDraft, notice: string | null = null): void {
    this.flush();
    this.#device.tabsDraft = record.id;
    this.#show(record, markOf(record), notice);
    if (!record.isKept) this.#pushSoon(0);
  }

  /** Call when the form may have changed. */
  changed(): void {
    const { inputText, prompt } = this.#form.read();
    clearTimeout(this.#still);
    this.#still = setTimeout(() => this.#keep(), stillFor(inputText.length + prompt.length));
  }

  /** Saves pending changes at once, because the page may be unloading. */
  flush(leaving = false): void {
    if (this.#still !== undefined) this.#keep();
    if (!this.#record.isKept && this.#state.mark.kind !== 'nothing') void this.#push(leaving);
  }

  rename(name: string | null): void {
    this.#keep({ name });
  }

  /** Marks the draft as sent. A later send makes another deck, not a version of this run. */
  sent(runId: string): void {
    this.#keep({ runId, origin: null });
    this.#device.tabsDraft = SENT_PREFIX + this.#record.id;
    void this.#push(false);
  }

  /** The run that the draft was duplicated from. */
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
      this.#setState({ elsewhere: { id, isOwn: false, isDeleted: false } });
      return;
    }
    // Only its name, its revision or its saved state has changed.
    if (this.#still === undefined && (other.edit === this.#record.edit || isSame(other.draft, this.#record.draft)))
      this.#adopt(other);
  }

  /** Retries at once, for when the network may be back. */
  retry(): void {
    this.#failures = 0;
    if (!this.#record.isKept && this.#state.mark.kind !== 'nothing') this.#pushSoon(0);
    void this.pushOthers();
  }

  dismiss(): void {
    this.#setState({ notice: null, elsewhere: null });
  }

  say(notice: string): void {
    this.#setState({ notice });
  }

  /** Saves drafts on the server that exist only on this device, e.g. from a closed tab or before a crash. */
  readonly pushOthers = runAfter(() => this.#pushAll());

  async #pushAll(): Promise<void> {
    try {
      for (const record of this.#device.list()) {
        if (record.isKept || record.id === this.#record.id) continue;
        this.#settle(record, await this.pushes.keep(record.id, bodyOf(record), false));
      }
    } catch {
      // Retried on the next visit; the drafts are safe on the device.
    }
  }

  /** Resumes after `close`. */
  start(): void {
    this.#isClosed = false;
  }

  /** Stops all timers. Unsaved drafts are pushed on the next visit. */
  close(): void {
    this.flush();
    this.#isClosed = true;
    clearTimeout(this.#still);
    clearTimeout(this.#due);
    this.#still = undefined;
  }

  #show(record: DeviceDraft, mark: DraftMark, notice: string | null) {
    clearTimeout(this.#due);
    this.#record = record;
    this.#known.add(record.edit);
    this.#failures = 0;
    this.#form.show(structuredClone(record.draft));
    // Read back from the form, because filling in a missing field does not count as a change.
    this.#json = JSON.stringify(this.#form.read());
    this.#setState({ ...shownOf(record), opened: this.#state.opened + 1, mark, elsewhere: null, notice });
  }

  /** Saves on this device at once, and on the server soon. Does nothing without a change. */
  #keep(more: DraftFacts = {}) {
    clearTimeout(this.#still);
    this.#still = undefined;
    const draft = this.#form.read();
    const json = JSON.stringify(draft);
    const isChanged = json !== this.#json;
    if (!isChanged && Object.keys(more).length === 0) return;
    this.#json = json;
    this.#forkIfForeign();
    this.#record = nextRecord(this.#record, { draft: JSON.parse(json), isChanged, ...more });
    this.#write();
    this.#setState(shownOf(this.#record));
    this.#pushSoon(PUSH_MS);
  }

  #forkIfForeign() {
    const stored = this.#device.read(this.#record.id);
    if (!stored) return;
    if (this.#isForeign(stored)) this.#forkDraft(false);
    else if (stored.revision > this.#record.revision) this.#record.revision = stored.revision;
  }

  #isForeign(stored: DeviceDraft): boolean {
    return !this.#known.has(stored.edit) && !isSame(stored.draft, this.#record.draft);
  }

  /** Forks the open draft; the other version keeps the id. */
  #forkDraft(isDeleted: boolean) {
    const other = this.#record.id;
    this.#record = { ...forkRecord(this.#record), isKept: false };
    this.#setState({ id: this.#record.id, elsewhere: { id: other, isOwn: true, isDeleted } });
  }

  #write() {
    const { runId, edit } = this.#record;
    this.#known.add(edit);
    const isHere = this.#device.write(this.#record);
    // Set after the write, because a reloading page looks for the draft with the tab's id.
    this.#device.tabsDraft = this.#record.id;
    this.#setState({ mark: isHere ? (runId ? { kind: 'sent', runId } : { kind: 'saving' }) : { kind: 'nowhere' } });
  }

  #pushSoon(ms: number) {
    clearTimeout(this.#due);
    if (!this.#isClosed) this.#due = setTimeout(() => void this.#push(false), ms);
  }

  async #push(leaving: boolean) {
    const record = this.#record;
    // One push at a time; a page that is unloading cannot wait for the previous response.
    if (record.isKept || (this.#isPushing && !leaving)) return;
    clearTimeout(this.#due);
    const body = bodyOf(record);
    if (leaving && JSON.stringify(body).length > KEEPALIVE_BYTES) return;
    this.#isPushing = true;
    try {
      const outcome = await this.pushes.keep(record.id, body, leaving);
      this.#isPushing = false;
      this.#failures = 0;
      this.#settle(record, outcome);
    } catch (failure) {
      this.#isPushing = false;
      if (record.id === this.#record.id) this.#failed(failure);
    }
    if (this.#record.id !== record.id) void this.pushOthers();
    // Changes made while the request was pending.
    if (!this.#record.isKept && this.#state.mark.kind !== 'nothing' && this.#failures === 0) this.#pushSoon(PUSH_MS);
  }

  /** Handles the response to a push. The draft may have changed since. */
  #settle(sent: DeviceDraft, outcome: KeepOutcome) {
    if (outcome.ok) {
      const { revision, droppedTitle } = outcome.kept;
      if (droppedTitle !== null) this.say(roomWords(droppedTitle));
      this.#answered(sent, revision);
      return;
    }
    const { newer } = outcome;
    const isOurs = sent.unanswered.includes(newer.edit) && !newer.isDeleted;
    const hasSameContent = !newer.isDeleted && isSame(readDraft(newer.draft), sent.draft);
    // The server has an earlier edit of ours, whose response was lost.
    if (isOurs && newer.edit !== sent.edit) this.#behind(sent.id, newer.revision);
    else if (isOurs || hasSameContent) this.#answered(sent, newer.revision);
    else this.#keepBoth(sent, newer);
  }

  /** The draft was changed or deleted on another device: keeps both versions. */
  #keepBoth(sent: DeviceDraft, newer: DraftRecord) {
    if (sent.id === this.#record.id) {
      this.#forkDraft(newer.isDeleted);
      this.#write();
      this.#pushSoon(0);
    } else {
      // Unless another tab has changed it.
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
    // Keep what another tab has written since.
    const isOthers = isCurrent && stored !== null && this.#isForeign(stored);
    const isHere = isOthers || this.#device.write(settled);
    if (!isCurrent) return;
    this.#record = settled;
    if (isKept) this.#setState({ mark: isHere ? markOf(settled) : { kind: 'server', at: Date.now() } });
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
    this.#setState({ ...shownOf(other), mark: markOf(other), elsewhere: null });
  }

  #failed(failure: unknown) {
    const status = failure instanceof RouteFailure ? failure.status : 0;
    if (this.#state.mark.kind !== 'nowhere') this.#setState({ mark: { kind: 'device', why: whyNot(status) } });
    const wait = waitAfter(status, this.#failures);
    if (wait !== null) this.#pushSoon(wait);
    this.#failures += 1;
  }

  #setState(change: Partial<DeskState>) {
    this.#state = { ...this.#state, ...change };
    this.#listeners.notify();
  }
}

/** Debounce before a draft is saved on this device. */
const DEBOUNCE_MS = 250;
/** Writing a very long text to browser storage blocks the main thread noticeably. */
const LONG_TEXT = { characters: 20_000, stillMs: 900 };
/** Additional delay before it is saved on the server. */
const PUSH_MS = 1200;
/** Retry delays while the server does not respond. */
const RETRY_MS = [4000, 8000, 16_000, 30_000];
/** The size limit of a keepalive request (the platform allows 64 KiB in total). */
const KEEPALIVE_BYTES = 50_000;

/** The debounce for a text of this length, in milliseconds. */
function stillFor(characters: number): number {
  return characters > LONG_TEXT.characters ? LONG_TEXT.stillMs : DEBOUNCE_MS;
}

/**
 * Milliseconds until the next retry, by status (0: no response) and number of earlier failures; null if a retry would
 * fail again.
 */
function waitAfter(status: number, failures: number): number | null {
  const isFinal = status >= 400 && status < 500 && ![401, 408, 429].includes(status);
  return isFinal ? null : (RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 30_000);
}

/**
 * Returns a function that runs a task, but never twice at the same time. Calls during a run share one more run after it,
 * because the current run may have missed the latest change. The task must not reject.
 */
export function runAfter(task: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running.then(() => {
      next = null;
      running = task();
      return running;
    });
    return next;
  };
}
