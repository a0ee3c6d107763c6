import { describe, expect, it, vi } from 'vitest';
import { findSentBefore } from './send-draft';

const known = { mark: 'm', submissionId: 's', at: 5, run: 'run_1' };
const asked = { known, isFree: false, agreed: new Set<string>(), isVoid: async () => false };

describe('findSentBefore', () => {
  it('finds the run of an identical request', async () =>
    expect(await findSentBefore(asked)).toEqual({ run: 'run_1', at: 5 }));

  it('asks again for a different run than the confirmed one', async () => {
    expect(await findSentBefore({ ...asked, agreed: new Set(['run_0']) })).toEqual({ run: 'run_1', at: 5 });
    expect(await findSentBefore({ ...asked, agreed: new Set(['run_0', 'run_1']) })).toBeNull();
  });

  it('does not ask about a request that failed, is unanswered, or was never sent', async () => {
    expect(await findSentBefore({ ...asked, isVoid: async () => true })).toBeNull();
    expect(await findSentBefore({ ...asked, known: { ...known, run: null } })).toBeNull();
    expect(await findSentBefore({ ...asked, known: null })).toBeNull();
  });

  it('does not ask on the free target, and does not read the run', async () => {
    const isVoid = vi.fn(async () => false);
    expect(await findSentBefore({ ...asked, isFree: true, isVoid })).toBeNull();
    expect(isVoid).not.toHaveBeenCalled();
  });
});
