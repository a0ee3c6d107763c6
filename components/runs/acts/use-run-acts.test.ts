import { describe, expect, it, vi } from 'vitest';
import type { Run } from '@/lib/contract/composer';
import { type RunHands, runActs } from './use-run-acts';

const hands: RunHands = {
  go: vi.fn(),
  onShare: vi.fn(),
  onRename: vi.fn(),
  onStar: vi.fn(),
  onNote: vi.fn(),
  onRequest: vi.fn(),
  onCopyLink: vi.fn(),
  onNewVersion: vi.fn(),
  onSendRemote: null,
  onDelete: vi.fn(),
  compare: null,
};
const done = {
  id: 'run_1',
  state: 'completed',
  target: 'local',
  hasDeck: true,
  artifactId: 'art_1',
  deletedAt: null,
  star: false,
  note: null,
} as unknown as Run;
const ids = (run: Run, more: Partial<RunHands> = {}) => runActs(run, { ...hands, ...more }).map(({ id }) => id);

describe('runActs', () => {
  it('offers all actions for a deck that is stored here', () =>
    expect(ids(done, { compare: '/compare', onSendRemote: vi.fn() })).toEqual([
      ...['share', 'duplicate', 'reuse', 'version', 'send-remote', 'compare'],
      ...['rename', 'star', 'note', 'copy-link', 'request', 'delete'],
    ]));

  it('offers only read-only actions in the trash', () =>
    expect(ids({ ...done, deletedAt: '2026-01-01T00:00:00Z' })).toEqual(['duplicate', 'reuse', 'request']));
});
