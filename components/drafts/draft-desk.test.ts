import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeepOutcome } from '@/components/data/drafts';
import { RouteFailure } from '@/components/data/request-json';
import { type Draft, emptyDraft, readDraft } from '@/lib/composer/draft';
import type { DraftRecord, DraftToKeep } from '@/lib/contract/drafts';
import { DeviceDrafts } from './device-drafts';
import { DraftDesk } from './draft-desk';
import { startOnDevice } from './find-start';
import { memory } from './testing/memory-storage';

/** A fake of the rule in `server/drafts/keep-draft.ts`. */
class Server {
  rows = new Map<string, DraftRecord>();
  isDown = false;
  /** Saves drafts, but the responses are lost. */
  isMute = false;
  calls = 0;
  keep = async (id: string, asked: DraftToKeep): Promise<KeepOutcome> => {
    this.calls += 1;
    await Promise.resolve();
    if (this.isDown) throw new RouteFailure(0, { message: 'down' });
    const found = this.rows.get(id);
    const isSame = found?.edit === asked.edit && !found.isDeleted;
    if (found && !isSame && found.revision !== asked.revision) return { ok: false, newer: found };
    const row = {
      id,
      revision: isSame ? found.revision : asked.revision + 1,
      edit: asked.edit,
      title: asked.name ?? 'a title',
      isNamed: Boolean(asked.name),
      runId: asked.runId ?? null,
      characters: 0,
      updatedAt: '2030-01-01T00:00:00.000Z',
      origin: asked.origin ?? null,
      draft: JSON.parse(JSON.stringify(asked.draft)),
      isDeleted: false,
    };
    this.rows.set(id, row);
    if (this.isMute) throw new RouteFailure(0, { message: 'lost' });
    return { ok: true, kept: { ...row, droppedTitle: null } };
  };
  texts() {
    return [...this.rows.values()]
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ draft }) => readDraft(draft)?.inputText);
  }
}

const desks: DraftDesk[] = [];

/** A browser tab with its form and device storage. */
function tab(server: Server, local: Storage, session = memory()) {
  const device = new DeviceDrafts({ local, session });
  const form = { draft: emptyDraft() };
  const desk = new DraftDesk({
    device,
    server,
    form: {
      read: () => form.draft,
      show: (draft: Draft) => {
        form.draft = draft;
      },
    },
  });
  desks.push(desk);
  const type = (inputText: string) => {
    form.draft = { ...form.draft, inputText };
    desk.changed();
  };
  const typeAndSave = async (inputText: string) => {
    type(inputText);
    await vi.advanceTimersByTimeAsync(5000);
  };
  return { desk, device, form, type, typeAndSave, texts: () => device.list().map(({ draft }) => draft.inputText) };
}

let server: Server;
let local: Storage;
beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  local = memory();
});
afterEach(() => {
  for (const desk of desks.splice(0)) desk.close();
  vi.useRealTimers();
});

describe('DraftDesk', () => {
  it('saves on the device after a pause, and on the server soon after', async () => {
    const one = tab(server, local);
    one.desk.begin(emptyDraft());
    one.type('Bees');
    await vi.advanceTimersByTimeAsync(300);
    expect(one.texts()).toEqual(['Bees']);
    expect(one.desk.state().mark).toEqual({ kind: 'saving' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.texts()).toEqual(['Bees']);
    expect(one.desk.state().mark.kind).toBe('saved');
    expect(server.calls).toBe(1);
  });

  it('does not save without a change', async () => {
    const one = tab(server, local);
    one.desk.begin(emptyDraft());
    one.desk.changed();
    one.desk.flush(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect([one.texts(), server.calls]).toEqual([[], 0]);
    expect(one.desk.state().mark).toEqual({ kind: 'nothing' });
  });

  it('stores a draft before it records it as the tab’s draft', () => {
    const session = memory();
    const seen: (string | null)[] = [];
    const { setItem } = session;
    session.setItem = (key, id) => {
      seen.push(local.getItem(`cardwright.draft.${id}`));
      setItem(key, id);
    };
    const one = tab(server, local, session);
    one.desk.begin(emptyDraft());
    one.type('Bees');
    one.desk.flush(true);
    expect(seen).toEqual([expect.stringContaining('Bees')]);
  });

  it('saves when the page is left in the middle of a word', () => {
    const one = tab(server, local);
    one.desk.begin(emptyDraft());
    one.type('Be');
    one.desk.flush(true);
    expect(one.texts()).toEqual(['Be']);
    expect(server.calls).toBe(1);
  });

  it('saves a draft before it opens another', async () => {
    const one = tab(server, local);
    one.desk.begin(emptyDraft());
    one.type('first');
    one.desk.begin({ ...emptyDraft(), inputText: 'of a run' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(one.texts()).toEqual(['first']);
    expect(one.form.draft.inputText).toBe('of a run');
    await one.typeAndSave('of a run, changed');
    expect(one.texts().toSorted()).toEqual(['first', 'of a run, changed']);
    expect(server.texts().toSorted()).toEqual(['first', 'of a run, changed']);
  });

  it('marks a draft as sent until the next change', async () => {
    const one = tab(server, local);
    one.desk.begin({ ...emptyDraft(), inputText: 'of a run' });
    one.desk.sent('run_1');
    await vi.advanceTimersByTimeAsync(2000);
    expect(one.desk.state().mark).toEqual({ kind: 'sent', runId: 'run_1' });
    expect([...server.rows.values()][0]).toMatchObject({ runId: 'run_1' });
    await one.typeAndSave('changed');
    expect([...server.rows.values()][0]).toMatchObject({ runId: null, revision: 2 });
  });

  it('keeps the run that a draft was made from, with any text, until detached', async () => {
    const one = tab(server, local);
    one.desk.begin({ ...emptyDraft(), inputText: 'of a run' }, null, { origin: { run: 'run_1', by: 'asked' } });
    expect(one.desk.origin()).toBe('run_1');
    await one.typeAndSave('Quite another thing');
    expect(one.desk.origin()).toBe('run_1');
    expect([...server.rows.values()][0]).toMatchObject({ origin: { run: 'run_1', by: 'asked' } });
    const again = tab(server, local);
    const [kept] = again.device.list();
    if (kept) again.desk.open(kept);
    expect(again.desk.state().origin).toEqual({ run: 'run_1', by: 'asked' });
    one.desk.detach();
    await vi.advanceTimersByTimeAsync(3000);
    expect([one.desk.origin(), [...server.rows.values()][0]?.origin]).toEqual([null, null]);
    one.desk.begin(emptyDraft());
    expect(one.desk.origin()).toBeNull();
  });

  it('links a draft that was sent neither to its run nor to the one it was made from', async () => {
    const one = tab(server, local);
    one.desk.begin({ ...emptyDraft(), inputText: 'of a run' }, null, { origin: { run: 'run_1', by: 'asked' } });
    one.desk.sent('run_2');
    expect(one.desk.origin()).toBeNull();
    await one.typeAndSave('of a run, changed');
    expect(one.desk.origin()).toBeNull();
  });

  it('keeps the settings when the text of a sent draft is replaced', async () => {
    const one = tab(server, local);
    const settings = { textMode: 'condense', externalAccess: 'noAccess', workspaceAccess: 'noAccess' } as const;
    one.desk.begin({ ...emptyDraft(), ...settings, inputText: 'Bees and their flowers' });
    one.desk.sent('run_1');
    await one.typeAndSave('The quarterly report');
    expect(one.form.draft).toEqual({ ...emptyDraft(), ...settings, inputText: 'The quarterly report' });
  });

  it('begins with an empty draft after sending, and keeps the sent one', async () => {
    const one = tab(server, local);
    one.desk.begin({ ...emptyDraft(), inputText: 'of a run' });
    one.desk.sent('run_1');
    await vi.advanceTimersByTimeAsync(2000);
    expect(startOnDevice(one.device)).toBeNull();
    expect(one.texts()).toEqual(['of a run']);
  });
});

describe('DraftDesk with an unreachable server', () => {
  it('reports it, and saves when the server is back', async () => {
    const one = tab(server, local);
    one.desk.begin(emptyDraft());
    server.isDown = true;
    await one.typeAndSave('Bees');
    expect(one.desk.state().mark).toEqual({ kind: 'device', why: null });
    expect(one.texts()).toEqual(['Bees']);
    server.isDown = false;
    await vi.advanceTimersByTimeAsync(40_000);
    expect(server.texts()).toEqual(['Bees']);
    expect(one.desk.state().mark.kind).toBe('saved');
  });

  it('saves the draft of a closed tab from the next tab', async () => {
    server.isDown = true;
    const one = tab(server, local);
    one.desk.begin(emptyDraft());
    await one.typeAndSave('from before the crash');
    one.desk.close();
    server.isDown = false;
    const two = tab(server, local);
    two.desk.begin(emptyDraft());
    await two.desk.pushOthers();
    expect(server.texts()).toEqual(['from before the crash']);
    expect(two.device.list()[0]?.isKept).toBe(true);
  });

  it('creates no second draft and no conflict after a lost response', async () => {
    const one = tab(server, local);
    one.desk.begin(emptyDraft());
    server.isMute = true;
    await one.typeAndSave('one');
    server.isMute = false;
    await one.typeAndSave('two');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.texts()).toEqual(['two']);
    expect(one.desk.state()).toMatchObject({ elsewhere: null, mark: { kind: 'saved' } });
  });
});

describe('DraftDesk with one draft in two tabs', () => {
  async function two() {
    const one = tab(server, local);
    one.desk.begin(emptyDraft());
    await one.typeAndSave('first');
    const other = tab(server, local);
    const record = one.device.read(one.desk.state().id);
    if (!record) throw new Error('nothing was kept');
    other.desk.open(record);
    return { one, other, id: record.id };
  }

  it('forks the draft in the tab that writes second', async () => {
    const { one, other, id } = await two();
    await other.typeAndSave('changed in the other');
    one.desk.otherTabWrote(id);
    expect(one.desk.state().elsewhere).toEqual({ id, isOwn: false, isDeleted: false });
    await one.typeAndSave('changed in the first');
    expect(one.desk.state().elsewhere).toMatchObject({ id, isOwn: true });
    expect(one.desk.state().id).not.toBe(id);
    expect(one.texts().toSorted()).toEqual(['changed in the first', 'changed in the other']);
    expect(server.texts().toSorted()).toEqual(['changed in the first', 'changed in the other']);
  });

  it('forks it even when the storage event is missed', async () => {
    const { one, other } = await two();
    other.type('second');
    one.type('third');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.texts().toSorted()).toEqual(['second', 'third']);
    expect(one.texts().toSorted()).toEqual(['second', 'third']);
  });

  it('adopts a new revision or name from the other tab silently', async () => {
    const { one, other, id } = await two();
    other.desk.rename('Mine');
    await vi.advanceTimersByTimeAsync(3000);
    one.desk.otherTabWrote(id);
    expect(one.desk.state()).toMatchObject({ elsewhere: null, name: 'Mine' });
    await one.typeAndSave('goes on');
    expect(server.texts()).toEqual(['goes on']);
    expect([...server.rows.values()][0]).toMatchObject({ title: 'Mine', revision: 3 });
  });

  it('does not fork when the tabs write in turn', async () => {
    const { one, other, id } = await two();
    await other.typeAndSave('second');
    const left = one.device.read(id);
    if (left) one.desk.open(left);
    await one.typeAndSave('third');
    expect(server.texts()).toEqual(['third']);
    expect(one.desk.state()).toMatchObject({ id, elsewhere: null });
  });
});

describe('DraftDesk with one draft on two devices', () => {
  it('keeps both versions, and reports it', async () => {
    const one = tab(server, local);
    one.desk.begin(emptyDraft());
    await one.typeAndSave('first');
    const { id } = one.desk.state();
    server.rows.set(id, {
      ...server.rows.get(id)!,
      revision: 2,
      edit: 'another',
      draft: { ...emptyDraft(), inputText: 'there' },
    });
    await one.typeAndSave('here');
    expect(server.texts().toSorted()).toEqual(['here', 'there']);
    expect(one.desk.state().elsewhere).toEqual({ id, isOwn: true, isDeleted: false });
    expect(one.device.read(id)).toMatchObject({ revision: 2, isKept: true, draft: { inputText: 'there' } });
  });

  it('continues as a new draft when the original was deleted elsewhere', async () => {
    const one = tab(server, local);
    one.desk.begin(emptyDraft());
    await one.typeAndSave('first');
    const { id } = one.desk.state();
    server.rows.set(id, { ...server.rows.get(id)!, revision: 2, isDeleted: true });
    await one.typeAndSave('still writing');
    expect(server.texts()).toEqual(['still writing']);
    expect(one.desk.state().elsewhere).toEqual({ id, isOwn: true, isDeleted: true });
    expect(one.device.read(id)).toBeNull();
  });

  it('waits for pushes on their way', async () => {
    const one = tab(server, local);
    one.desk.begin(emptyDraft());
    one.type('Bees');
    one.desk.flush();
    expect(server.texts()).toEqual([]);
    await one.desk.pushes.idle();
    expect(server.texts()).toEqual(['Bees']);
  });
});

describe('DraftDesk without browser storage', () => {
  it('saves on the server, and reports it', async () => {
    const one = tab(server, memory(100));
    one.desk.begin(emptyDraft());
    one.type('Bees');
    await vi.advanceTimersByTimeAsync(300);
    expect(one.desk.state().mark).toEqual({ kind: 'nowhere' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(one.desk.state().mark.kind).toBe('server');
    expect(server.texts()).toEqual(['Bees']);
    await one.typeAndSave('Bees and wasps');
    expect(server.texts()).toEqual(['Bees and wasps']);
  });

  it('does not fork a text that outgrows the storage quota', async () => {
    const one = tab(server, memory(3000));
    one.desk.begin(emptyDraft());
    await one.typeAndSave('short');
    await one.typeAndSave('x'.repeat(3000));
    await one.typeAndSave('y'.repeat(3000));
    expect(one.desk.state().elsewhere).toBeNull();
    expect(server.texts()).toEqual(['y'.repeat(3000)]);
  });
});
