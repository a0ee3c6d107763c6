import { describe, expect, it } from 'vitest';
import type { KeepOutcome } from '@/components/data/drafts';
import { type DeviceDraft, DeviceDrafts } from '@/components/drafts/device-drafts';
import { deviceDraft } from '@/components/drafts/testing/device-draft';
import { memory } from '@/components/drafts/testing/memory-storage';
import { emptyDraft } from '@/lib/composer/draft';
import type { DraftRecord, DraftToKeep } from '@/lib/contract/drafts';
import { saveDrafts } from './sign-out';

const record = (id: string, of: Partial<DeviceDraft> = {}) => deviceDraft(id, { unanswered: [`edit of ${id}`], ...of });

const KEPT: KeepOutcome = { ok: true, kept: { revision: 1, droppedTitle: null } as never };
const newer = (of: Partial<DraftRecord>): KeepOutcome => ({
  ok: false,
  newer: {
    revision: 4,
    edit: 'another',
    isDeleted: false,
    draft: { ...emptyDraft(), inputText: 'other' },
    ...of,
  } as DraftRecord,
});

/** Saves these drafts against a fake server; returns its requests and the number of drafts not saved. */
async function run(records: DeviceDraft[], answer: (id: string, asked: DraftToKeep) => Promise<KeepOutcome>) {
  const device = new DeviceDrafts({ local: memory(), session: memory() });
  for (const one of records) device.write(one);
  const asked: [string, number, string][] = [];
  const server = {
    keep: (id: string, body: DraftToKeep) => {
      asked.push([id, body.revision, (body.draft as { inputText: string }).inputText]);
      return answer(id, body);
    },
  };
  const unsaved = await saveDrafts({ device, server, signal: new AbortController().signal });
  return { asked, unsaved };
}

describe('saveDrafts', () => {
  it('saves what the server lacks', async () => {
    const { asked, unsaved } = await run(
      [record('one'), record('two', { isKept: true }), record('three')],
      async () => KEPT,
    );
    expect(asked.map(([id]) => id).sort()).toEqual(['one', 'three']);
    expect(unsaved).toBe(0);
  });

  it('counts failures and continues with the rest', async () => {
    const { asked, unsaved } = await run([record('one'), record('two')], async (id) => {
      if (id === 'one') throw new Error('offline');
      return KEPT;
    });
    expect([asked.length, unsaved]).toEqual([2, 1]);
  });

  it('overwrites its own earlier edit whose response was lost', async () => {
    const one = record('one', { unanswered: ['lost', 'edit of one'] });
    const { asked, unsaved } = await run([one], async (_, { revision }) =>
      revision === 4 ? KEPT : newer({ edit: 'lost' }),
    );
    expect(asked).toEqual([
      ['one', 0, 'one'],
      ['one', 4, 'one'],
    ]);
    expect(unsaved).toBe(0);
  });

  it('saves a fork if another device has changed the draft', async () => {
    const { asked, unsaved } = await run([record('one')], async (id) => (id === 'one' ? newer({}) : KEPT));
    expect(asked).toEqual([
      ['one', 0, 'one'],
      [expect.not.stringMatching(/^one$/), 0, 'one'],
    ]);
    expect(unsaved).toBe(0);
  });

  it('counts a draft that the server already has as saved', async () => {
    const { asked, unsaved } = await run([record('one')], async () => newer({ edit: 'edit of one' }));
    expect([asked.length, unsaved]).toEqual([1, 0]);
  });

  it('gives up after a timeout', async () => {
    const device = new DeviceDrafts({ local: memory(), session: memory() });
    for (const id of ['one', 'two']) device.write(record(id));
    const controller = new AbortController();
    const keep = () => {
      controller.abort();
      return new Promise<KeepOutcome>(() => {});
    };
    expect(await saveDrafts({ device, server: { keep }, signal: controller.signal })).toBe(2);
  });
});
