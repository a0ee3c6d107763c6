import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/composer/draft';
import { DeviceDrafts } from './device-drafts';
import { deviceDraft } from './testing/device-draft';
import { memory } from './testing/memory-storage';

describe('DeviceDrafts', () => {
  it('restores drafts unchanged, most recently changed first', () => {
    const device = new DeviceDrafts({ local: memory(), session: memory() });
    const [one, two] = [
      deviceDraft('one', { at: 1, runId: 'r', origin: { run: 'r', by: 'asked' } }),
      deviceDraft('two', { at: 2, name: 'Two', unanswered: ['x'] }),
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
    device.write(deviceDraft('one'));
    device.close();
    local.clear();
    expect([device.write(deviceDraft('two')), device.list(), local.length]).toEqual([false, [], 0]);
  });

  it('reads drafts of an older version', () => {
    const local = memory();
    local.setItem('cardwright.draft.tab-1', JSON.stringify({ at: 5, draft: { ...emptyDraft(), inputText: 'old' } }));
    const device = new DeviceDrafts({ local, session: memory() });
    expect(device.list()).toEqual([
      deviceDraft('tab-1', { at: 5, draft: { ...emptyDraft(), inputText: 'old' }, edit: 'tab-1' }),
    ]);
  });

  it.each(['{', 'null', '1', '{"at":"x","draft":{}}', '{"at":1}'])('ignores stored data that reads %s', (json) => {
    const local = memory();
    local.setItem('cardwright.draft.x', json);
    expect(new DeviceDrafts({ local, session: memory() }).list()).toEqual([]);
  });

  it('limits the copies of saved drafts and keeps all unsaved ones', () => {
    const device = new DeviceDrafts({ local: memory(), session: memory() });
    for (let at = 0; at < 20; at++) device.write(deviceDraft(`kept ${at}`, { at, isKept: true }));
    for (let at = 0; at < 20; at++) device.write(deviceDraft(`own ${at}`, { at }));
    const ids = device.list().map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('own'))).toHaveLength(20);
    expect(ids.filter((id) => id.startsWith('kept')).length).toBeLessThanOrEqual(9);
    expect(ids).toContain('kept 19');
  });

  it('evicts copies to make room for the newest draft, but never unsaved drafts', () => {
    const size = JSON.stringify(deviceDraft('kept 0', { isKept: true })).length + 50;
    const device = new DeviceDrafts({ local: memory(size * 3), session: memory() });
    device.write(deviceDraft('own'));
    device.write(deviceDraft('kept 1', { at: 1, isKept: true }));
    device.write(deviceDraft('kept 2', { at: 2, isKept: true }));
    expect(device.write(deviceDraft('new', { at: 3 }))).toBe(true);
    expect(device.list().map(({ id }) => id)).toEqual(['new', 'kept 2', 'own']);
    expect(device.write(deviceDraft('long', { draft: { ...emptyDraft(), inputText: 'x'.repeat(size * 3) } }))).toBe(
      false,
    );
    expect(device.read('own')).not.toBeNull();
  });

  it('is empty when the browser blocks storage', () => {
    const device = new DeviceDrafts(null);
    expect([device.write(deviceDraft('x')), device.read('x'), device.list(), device.tabsDraft]).toEqual([
      false,
      null,
      [],
      null,
    ]);
    device.tabsDraft = 'x';
  });
});
