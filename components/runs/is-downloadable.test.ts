import { describe, expect, it } from 'vitest';
import type { Run } from '@/lib/contract/composer';
import { isDownloadable } from './is-downloadable';

type Kept = Run['exports'][number];
const kept = (state: Kept['state']) => [{ format: 'pdf', state } as Kept];

describe('what of a run can be downloaded', () => {
  it.each([
    ['practice', [], true],
    ['practice', kept('waiting'), false],
    ['practice', kept('unavailable'), true],
    ['live', [], false],
    ['live', kept('waiting'), false],
    ['live', kept('unavailable'), false],
  ] as const)('%s with %j: %s', (target, exports, expected) => {
    const run = { state: 'completed' as const, target, exports: [...exports], hasDeck: target === 'practice' };
    expect(isDownloadable(run, 'pdf')).toBe(expected);
  });

  it('is the file that live came with, and no other', () => {
    const run = { state: 'completed', target: 'live', exports: kept('kept'), hasDeck: false } as const;
    expect([isDownloadable(run, 'pdf'), isDownloadable(run, 'pptx')]).toEqual([true, false]);
  });

  it('is nothing of a run that has not been made', () => {
    expect(isDownloadable({ state: 'failed', target: 'practice', exports: [], hasDeck: false }, 'pdf')).toBe(false);
  });

  it('is nothing of a run whose deck was made elsewhere', () => {
    expect(isDownloadable({ state: 'completed', target: 'practice', exports: [], hasDeck: false }, 'pdf')).toBe(false);
  });
});
