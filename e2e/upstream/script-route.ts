import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from '@/lib/contract/zod';
import { CALLS, type Fault } from './faults';
import { LIST_MOODS, type ListMood } from './lists';
import type { Upstream } from './upstream';

/** `POST /_script`: `tell` and `plan` for people and other processes. Validated only roughly: it is a tool. */
const script = z.strictObject({
  call: z.enum(CALLS).optional(),
  fault: z.looseObject({ kind: z.string() }).optional(),
  times: z.number().positive().optional(),
  of: z.string().optional(),
  plan: z.looseObject({}).optional(),
  lists: z.enum(Object.keys(LIST_MOODS) as [ListMood, ...ListMood[]]).optional(),
  linksDead: z.boolean().optional(),
  behave: z.literal(true).optional(),
});

/** `GET /_ledger` shows the charges and the requests; `POST /_script` sets the faults. */
export async function answerScript(
  upstream: Upstream,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const say = (status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(`${JSON.stringify(body, null, 1)}\n`);
  };
  if (request.method === 'GET') {
    const { charges, remaining, chargedTwice, posts } = upstream.ledger;
    return say(200, { remaining, chargedTwice, posts: Object.fromEntries(posts), charges, seen: upstream.seen });
  }
  const parsed = script.safeParse(await bodyOf(request));
  if (!parsed.success) return say(400, { message: z.prettifyError(parsed.error) });
  const { call, fault, times, of, plan, lists, linksDead, behave } = parsed.data;
  if (behave) upstream.behave();
  if (call && fault) upstream.tell(call, fault as unknown as Fault, times, of);
  if (plan) upstream.plan = { ...upstream.plan, ...plan };
  if (lists) upstream.lists = lists;
  if (linksDead !== undefined) upstream.linksDead = linksDead;
  say(200, { ok: true });
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
