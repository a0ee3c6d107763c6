import { describe, expect, it } from 'vitest';
import { readFilter } from '@/components/history/filter/history-filter';
import { refreshRequest, submission, topUpRequest } from './composer';
import { estimateQuery } from './estimate';
import { bulkRequest, historyFilter } from './history';
import { currentTarget, targetInFingerprint } from './run-words';
import { viewToSave } from './saved-view';

describe('former target names', () => {
  it.each([
    ['practice', 'local'],
    ['live', 'remote'],
    ['local', 'local'],
    ['remote', 'remote'],
  ])('%s is read as %s', (given, read) => {
    expect(historyFilter.parse({ target: given })).toEqual({ target: read });
    expect(bulkRequest.parse({ act: 'star', filter: { target: given } }).filter).toEqual({ target: read });
    expect(estimateQuery.parse({ target: given, operation: 'generate' }).target).toBe(read);
    expect(refreshRequest.parse({ target: given }).target).toBe(read);
    expect(viewToSave.parse({ name: 'Mine', filter: { target: given } }).filter).toEqual({ target: read });
    expect(readFilter(new URLSearchParams({ target: given })).target).toBe(read);
    const request = { inputText: 'Notes', textMode: 'preserve' };
    const submitted = { submissionId: crypto.randomUUID(), target: given, operation: 'generate', request };
    expect(submission.parse(submitted).target).toBe(read);
  });

  it('leave other values alone', () => {
    for (const given of ['Live', 'toString', '', null, 1]) expect(currentTarget(given)).toBe(given);
    expect(historyFilter.parse({})).toEqual({});
    const refused = refreshRequest.safeParse({ target: 'rehearsal' });
    expect(refused.error?.issues[0]?.message).toBe('must be one of local, remote');
    expect(topUpRequest.parse({ target: 'practice' })).toEqual({ target: 'local' });
    expect(topUpRequest.safeParse({ target: 'live' }).success).toBe(false);
  });

  it('stay in fingerprints, so that a request sent before an upgrade is recognised after it', () =>
    expect([targetInFingerprint('local'), targetInFingerprint('remote')]).toEqual(['practice', 'live']));
});
