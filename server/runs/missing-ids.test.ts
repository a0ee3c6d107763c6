import { beforeEach, describe, expect, it } from 'vitest';
import type { Target } from '@/lib/contract/run-words';
import { NEUTRAL_NAMES } from '@/lib/contract/wire-words';
import { ServiceClient } from '../service/client';
import { missingIds } from './missing-ids';
import { type Script, ScriptedService } from './testing/test-world';

let services: Record<Target, ScriptedService>;
beforeEach(() => {
  services = { local: new ScriptedService(), remote: new ScriptedService() };
  Object.assign(globalThis, { cardwrightLists: undefined });
});

const deps = {
  service: (target: Target) =>
    new ServiceClient({
      baseUrl: 'https://service.example',
      apiKey: 'key',
      names: NEUTRAL_NAMES,
      transport: services[target].transport,
    }),
};
const list = (...ids: string[]): Script => ({
  body: { data: ids.map((id) => ({ id, name: id })), hasMore: false, nextCursor: null },
});
const DOWN: Script = { status: 503, body: { message: 'Busy' } };
const PAGED: Script = { body: { data: [{ id: 'a', name: 'A' }], hasMore: true, nextCursor: 'c' } };

describe('ids that a target does not have', () => {
  it.each<[string, Script, Script, string[], string[]]>([
    ['has them', list('a', 'b'), list('x'), ['a', 'b'], []],
    ['is another workspace', list('x'), list('a', 'b'), ['a', 'x', 'b'], ['folderIds[0]', 'folderIds[2]']],
    ['has deleted it', list('x'), list(), ['a'], ['folderIds[0]']],
    ['shares an id with the other target', list('a'), list('a'), ['a'], []],
    ['cannot be asked, and the other target has it', DOWN, list('a'), ['a', 'z'], ['folderIds[0]']],
    ['cannot be asked, and nobody has it', DOWN, list('x'), ['a'], []],
    ['repeats its cursor, so part of the list is unknown', PAGED, list('b'), ['a'], []],
  ])('is judged when the service %s', async (_, remote, local, folderIds, missing) => {
    services.remote.onList = remote;
    services.local.onList = local;
    const problems = await missingIds(deps, 'remote', { folderIds });
    expect(problems.map(({ path }) => path)).toEqual(missing);
  });

  it('asks again for what a cached list does not have', async () => {
    services.remote.onList = list('a');
    await missingIds(deps, 'remote', { themeId: 'a' });
    services.remote.onList = list('a', 'new');
    expect(await missingIds(deps, 'remote', { themeId: 'new' })).toEqual([]);
    expect(services.remote.gets).toHaveLength(2);
  });
});
