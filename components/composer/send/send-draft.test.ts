import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { KeptIntents } from '@/components/data/kept-intents';
import { submitRun } from '@/components/data/runs';
import { emptyDraft } from '@/lib/composer/draft';
import { sendDraft } from './send-draft';

vi.mock('@/components/data/runs', () => ({
  submitRun: vi.fn(async () => ({ id: 'run_1', state: 'queued' })),
  unsettledRun: vi.fn(async () => null),
}));

const submit = vi.mocked(submitRun);
beforeEach(() => submit.mockClear());

const draft = { ...emptyDraft(), inputText: '# Heading in text' };

function sending(more: Partial<Parameters<typeof sendDraft>[1]> = {}): Parameters<typeof sendDraft>[1] {
  return {
    facts: { target: 'local', modelConnected: false, maxCards: 60 },
    client: new QueryClient(),
    intents: new KeptIntents(null),
    agreed: new Set(),
    despite: null,
    madeFrom: () => null,
    draftId: () => '5b6ef36e-5d0a-4d6c-9d0e-0f2b7c1f6a51',
    title: () => null,
    onSent: () => {},
    onRefused: (problems) => {
      throw new Error(JSON.stringify(problems));
    },
    onSentBefore: () => {},
    onSending: () => {},
    ...more,
  };
}

it('sends a typed title next to the request, not in it', async () => {
  await sendDraft(draft, sending({ title: () => 'My own title' }));
  expect(submit.mock.lastCall?.[0]).toMatchObject({ title: 'My own title' });
  expect(JSON.stringify(submit.mock.lastCall?.[0].request)).not.toContain('My own title');
});

it('omits the title if none was typed', async () => {
  await sendDraft(draft, sending());
  expect(submit.mock.lastCall?.[0].title).toBeUndefined();
});
