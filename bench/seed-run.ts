import 'server-only';
import type { Engine } from '@/server/engine/context';
import { runGeneration } from '@/server/engine/generate/run-generation';
import { routeRequest } from '@/server/engine/http/route-request';
import { topUp } from '@/server/engine/store/credits';
import { findGeneration } from '@/server/engine/store/generations-store';

/** Credits added whenever they run out. */
const TOP_UP = 10_000;

/**
 * Makes a small deck through the engine's own operation and pipeline. It is charged like any other, so that the
 * ledger stays correct; credits are topped up when they don't cover it.
 */
export async function seedRun(deps: Engine, key: string, title: string): Promise<void> {
  let answer = await start(deps, key, title);
  if (answer.status === 402) {
    await topUp(deps.db, TOP_UP, deps.now());
    answer = await start(deps, key, title);
  }
  const { generationId, message } = (await answer.json()) as { generationId?: string; message?: string };
  const row = generationId ? await findGeneration(deps.db, generationId) : null;
  if (!row) throw new Error(`the run “${title}” was refused: ${message}`);
  await runGeneration(deps, row, new AbortController().signal);
}

function start(deps: Engine, key: string, title: string): Promise<Response> {
  const body = {
    inputText: `# ${title}\n\nA deck made to fill the workspace.\n---\n## Second card\n\n- One\n- Two`,
    textMode: 'preserve',
    cardSplit: 'inputTextBreaks',
    imageOptions: { source: 'noImages' },
  };
  const request = new Request('http://seed/v1.0/generations', {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return routeRequest(deps, request);
}
