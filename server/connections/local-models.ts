import 'server-only';
import type { LocalModels } from '@/lib/contract/connections';
import * as z from '@/lib/contract/zod';
import { readBytes } from '../guard/read-body';

/** Model servers at the ports that they use if nobody changes them. All of them speak the same wire. */
const SERVERS = [
  { name: 'Ollama', address: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', address: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp', address: 'http://127.0.0.1:8080/v1' },
] as const;

const DEADLINE_MS = 800;
const MOST_BYTES = 100_000;
const MOST_MODELS = 20;

const list = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })).max(1000) });

/** The model servers of this machine that answer, with their models. Nothing but a list of models is asked for. */
export async function findLocalModels(servers: readonly { name: string; address: string }[] = SERVERS) {
  const found = await Promise.all(
    servers.map(async (server) => ({ ...server, models: await modelsAt(server.address) })),
  );
  return { servers: found.filter(({ models }) => models.length > 0) } satisfies LocalModels;
}

async function modelsAt(address: string): Promise<string[]> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await fetch(`${address}/models`, { signal, redirect: 'error' });
    const bytes = response.ok ? await readBytes(response.body, MOST_BYTES, signal) : 'too large';
    if (typeof bytes === 'string') return [];
    const answer = list.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return answer.data.slice(0, MOST_MODELS).map(({ id }) => id);
  } catch {
    return [];
  }
}
