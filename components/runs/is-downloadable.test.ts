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
    expect(isDownloadable({ state: 'completed', target, exports: [...exports] }, 'pdf')).toBe(expected);
  });

  it('is the file that live came with, and no other', () => {
    const run = { state: 'completed', target: 'live', exports: kept('kept' as Kept['state']) } as const;
    expect([isDownloadable(run, 'pdf'), isDownloadable(run, 'pptx')]).toEqual([true, false]);
  });

  it('is nothing of a run that has not been made', () => {
    expect(isDownloadable({ state: 'failed', target: 'practice', exports: [] }, 'pdf')).toBe(false);
  });
});
