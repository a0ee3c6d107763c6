import 'server-only';
import type { ModelServer } from '@/e2e/model-server/model-server';
import type { ModelSettings } from '@/server/model/chat-client';
import { ChatClient } from '@/server/model/chat-client';
import { type WriterModel, writerModel } from '../writer-model';

type Options = Partial<ModelSettings> & { tokensPerRun?: number; creditsPerCard?: number };

/** A writer for tests and measurements. Calls the scripted server over HTTP and does not wait between calls. */
export function scriptedWriter(server: ModelServer, options: Options = {}): WriterModel {
  const { tokensPerRun = 500_000, creditsPerCard = 3, ...settings } = options;
  const client = new ChatClient(
    {
      baseUrl: server.baseUrl,
      model: 'scripted-1',
      apiKey: undefined,
      contextTokens: 8192,
      timeoutMs: 5000,
      concurrency: 1,
      ...settings,
    },
    { now: Date.now, wait: () => Promise.resolve() },
  );
  const model = writerModel(client, { llmMaxTokensPerRun: tokensPerRun, llmCreditsPerCard: creditsPerCard });
  if (!model) throw new Error('a client makes a model');
  return model;
}
