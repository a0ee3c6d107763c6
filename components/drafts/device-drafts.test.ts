import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/composer/draft';
import { type DeviceDraft, DeviceDrafts } from './device-drafts';
import { memory } from './testing/memory-storage';

const record = (id: string, of: Partial<DeviceDraft> = {}): DeviceDraft => ({
  id,
  draft: { ...emptyDraft(), inputText: id },
  at: 1,
  revision: 0,
  edit: `edit of ${id}`,
  unanswered: [],
  isKept: false,
  name: null,
  runId: null,
  origin: null,
  ...of,
});

describe('DeviceDrafts', () => {
  it('restores drafts unchanged, most recently changed first', () => {
    const device = new DeviceDrafts({ local: memory(), session: memory() });
    const [one, two] = [
      record('one', { at: 1, runId: 'r', origin: { run: 'r', by: 'asked' } }),
      record('two', { at: 2, name: 'Two', unanswered: ['x'] }),
    ];
    expect([device.write(one), device.write(two)]).toEqual([true, true]);
    expect(device.read('one')).toEqual(one);
    expect(device.list()).toEqual([two, one]);
    device.remove('one');
    expect(device.read('one')).toBeNull();
  });

  it('neither reads nor writes after close', () => {
    const local = memory();
    const device = new DeviceDrafts({ local, session: memory() });
    device.write(record('one'));
    device.close();
    local.clear();
    expect([device.write(record('two')), device.list(), local.length]).toEqual([false, [], 0]);
  });

  it('reads drafts of an older version', () => {
    const local = memory();
    local.setItem('cardwright.draft.tab-1', JSON.stringify({ at: 5, draft: { ...emptyDraft(), inputText: 'old' } }));
    const device = new DeviceDrafts({ local, session: memory() });
    expect(device.list()).toEqual([
      record('tab-1', { at: 5, draft: { ...emptyDraft(), inputText: 'old' }, edit: 'tab-1' }),
    ]);
  });

  it.each(['{', 'null', '1', '{"at":"x","draft":{}}', '{"at":1}'])('ignores stored data that reads %s', (json) => {
    const local = memory();
    local.setItem('cardwright.draft.x', json);
    expect(new DeviceDrafts({ local, session: memory() }).list()).toEqual([]);
  });

  it('limits the copies of saved drafts and keeps all unsaved ones', () => {
    const device = new DeviceDrafts({ local: memory(), session: memory() });
    for (let at = 0; at < 20; at++) device.write(record(`kept ${at}`, { at, isKept: true }));
    for (let at = 0; at < 20; at++) device.write(record(`own ${at}`, { at }));
    const ids = device.list().map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('own'))).toHaveLength(20);
    expect(ids.filter((id) => id.startsWith('kept')).length).toBeLessThanOrEqual(9);
    expect(ids).toContain('kept 19');
  });

  it('evicts copies to make room for the newest draft, but never unsaved drafts', () => {
    const size = JSON.stringify(record('kept 0', { isKept: true })).length + 50;
    const device = new DeviceDrafts({ local: memory(size * 3), session: memory() });
    device.write(record('own'));
    device.write(record('kept 1', { at: 1, isKept: true }));
    device.write(record('kept 2', { at: 2, isKept: true }));
    expect(device.write(record('new', { at: 3 }))).toBe(true);
    expect(device.list().map(({ id }) => id)).toEqual(['new', 'kept 2', 'own']);
    expect(device.write(record('long', { draft: { ...emptyDraft(), inputText: 'x'.repeat(size * 3) } }))).toBe(false);
    expect(device.read('own')).not.toBeNull();
  });

  it('is empty when the browser blocks storage', () => {
    const device = new DeviceDrafts(null);
    expect([device.write(record('x')), device.read('x'), device.list(), device.tabsDraft]).toEqual([
      false,
      null,
      [],
      null,
    ]);
    device.tabsDraft = 'x';
  });
});
