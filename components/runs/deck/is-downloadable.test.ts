import { describe, expect, it } from 'vitest';
import type { Run } from '@/lib/contract/composer';
import { isDownloadable } from './deck-files';

type Kept = Run['exports'][number];
const kept = (state: Kept['state']) => [{ format: 'pdf', state } as Kept];

describe('isDownloadable', () => {
  it.each([
    ['local', [], true],
    ['local', kept('waiting'), false],
    ['local', kept('unavailable'), true],
    ['remote', [], false],
    ['remote', kept('waiting'), false],
    ['remote', kept('unavailable'), false],
  ] as const)('%s with %j: %s', (target, exports, expected) => {
    const run = { state: 'completed' as const, target, exports: [...exports], hasDeck: target === 'local' };
    expect(isDownloadable(run, 'pdf')).toBe(expected);
  });

  it('is limited to the stored file for a remote run', () => {
    const run = { state: 'completed', target: 'remote', exports: kept('kept'), hasDeck: false } as const;
    expect([isDownloadable(run, 'pdf'), isDownloadable(run, 'pptx')]).toEqual([true, false]);
  });

  it('is false if the deck is stored elsewhere', () =>
    expect(isDownloadable({ state: 'completed', target: 'local', exports: [], hasDeck: false }, 'pdf')).toBe(false));
});
