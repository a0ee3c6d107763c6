import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memory } from '@/components/drafts/testing/memory-storage';
import { submission } from '@/lib/contract/composer';
import type { RunState } from '@/lib/contract/run-words';
import {
  intentFor,
  isRefusedOutright,
  KeptIntents,
  nothingWasMade,
  payloadFingerprint,
  type SubmitIntent,
} from './kept-intents';

const NOW = 1_900_000_000_000;
const intent = (of: Partial<SubmitIntent> = {}): SubmitIntent => ({
  mark: 'a',
  submissionId: 'id-1',
  at: NOW,
  run: null,
  ...of,
});
const fresh = () => 'fresh';

describe('intentFor', () => {
  it('reuses the intent while it has no response, even with `again`', () => {
    expect(intentFor(intent(), 'a', false, fresh).submissionId).toBe('id-1');
    expect(intentFor(intent(), 'a', true, fresh).submissionId).toBe('id-1');
  });

  it('is new for content that was never sent, and for a confirmed repeat', () => {
    expect(intentFor(null, 'a', false, fresh)).toMatchObject({ mark: 'a', submissionId: 'fresh', run: null });
    expect(intentFor(intent({ run: 'run_1' }), 'a', true, fresh).submissionId).toBe('fresh');
    expect(intentFor(intent({ run: 'run_1' }), 'a', false, fresh).submissionId).toBe('id-1');
  });
});

describe('KeptIntents', () => {
  it('shares intents between pages on this device', () => {
    const device = memory();
    new KeptIntents(device).keep(intent(), NOW);
    const other = new KeptIntents(device);
    expect(other.find('a', NOW)).toEqual(intent());
    other.keep(intent({ run: 'run_1' }), NOW);
    expect(new KeptIntents(device).find('a', NOW)?.run).toBe('run_1');
    other.forget('a', NOW);
    expect(new KeptIntents(device).find('a', NOW)).toBeNull();
  });

  it('drops intents after a day, and beyond twenty', () => {
    const intents = new KeptIntents(memory());
    intents.keep(intent(), NOW);
    expect(intents.find('a', NOW + 86_400_000)).toBeNull();
    for (let at = 0; at < 20; at += 1) intents.keep(intent({ mark: `m${at}` }), NOW);
    expect(intents.find('a', NOW)).toBeNull();
    expect(intents.find('m0', NOW)).not.toBeNull();
  });

  it('ignores invalid stored data, and falls back to memory without storage', () => {
    const device = memory();
    device.setItem('cardwright.intents', '[{"mark":5},null,"x"]');
    expect(new KeptIntents(device).find('a', NOW)).toBeNull();
    device.setItem('cardwright.intents', '{broken');
    expect(new KeptIntents(device).find('a', NOW)).toBeNull();
    const none = new KeptIntents(null);
    none.keep(intent(), NOW);
    expect(none.find('a', NOW)).toEqual(intent());
    const full = new KeptIntents(memory(0));
    full.keep(intent(), NOW);
    expect(full.find('a', NOW)).toEqual(intent());
  });
});

describe('payloadFingerprint', () => {
  const submissionId = '5f0c3c1e-6a3e-4f8e-9a43-0d9d3c1b7a10';
  const request = { inputText: 'Text', textMode: 'preserve' } as const;
  const body = { submissionId, target: 'remote', operation: 'generate', request } as const;

  it('is equal for equal content and different for any other', () => {
    expect(payloadFingerprint(body)).toBe(
      payloadFingerprint({ ...body, submissionId: 'another', draft: {}, request: { ...request } }),
    );
    const turned = {
      operation: 'generate',
      request: { textMode: 'preserve', inputText: 'Text' },
      target: 'remote',
      submissionId,
    };
    expect(payloadFingerprint(submission.parse(turned))).toBe(payloadFingerprint(body));
    const others = [
      { ...body, target: 'local' } as const,
      { ...body, request: { ...body.request, inputText: 'text' } },
      { ...body, request: { ...body.request, numCards: 3 } },
      { ...body, target: 'local', reviewOutline: true } as const,
    ];
    expect(new Set([body, ...others].map(payloadFingerprint)).size).toBe(5);
  });

  it('does not contain the text', () =>
    expect(payloadFingerprint({ ...body, request: { ...body.request, inputText: 'secret words' } })).not.toContain(
      'secret',
    ));
});

afterEach(() => vi.unstubAllGlobals());

describe('isRefusedOutright', () => {
  it.each<[RunState, number, boolean]>([
    ['rejected', 0, true],
    ['rejected', 1, false],
    ['unconfirmed', 0, false],
    ['failed', 0, false],
    ['completed', 0, false],
    ['queued', 0, false],
  ])('%s after %i resends: %s', (state, resends, isRefused) =>
    expect(isRefusedOutright({ state, resends })).toBe(isRefused),
  );
});

describe('nothingWasMade', () => {
  it('is false when the run cannot be read', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await nothingWasMade(new QueryClient(), 'run_1')).toBe(false);
  });

  it('asks the server on each call', async () => {
    const fetchQuery = vi.fn(async () => ({ state: 'rejected', resends: 0 }));
    const client = { fetchQuery } as unknown as Pick<QueryClient, 'fetchQuery'>;
    expect(await nothingWasMade(client, 'run_1')).toBe(true);
    expect(fetchQuery).toHaveBeenCalledWith(expect.objectContaining({ staleTime: 0 }));
  });
});
