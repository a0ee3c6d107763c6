import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FAULT_HELP } from './faults';
import { USUAL_PLAN } from './generations';
import { LIST_MOODS, type ListMood } from './lists';
import { Upstream } from './upstream';

let upstream: Upstream;
beforeEach(async () => {
  upstream = await new Upstream({ key: 'k', credits: 100, maxCards: 60 }).start();
});
afterEach(() => upstream.stop());

const headers = { 'x-api-key': 'k', 'content-type': 'application/json' };
const post = (body: unknown, more: RequestInit = {}) =>
  fetch(`${upstream.url}/v1.0/generations`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
    ...more,
  });
const look = async (id: string) => (await fetch(`${upstream.url}/v1.0/generations/${id}`, { headers })).json();
const request = (key: string) => ({ inputText: `${key}\n\ntext`, textMode: 'preserve', numCards: 3, exportAs: 'pdf' });

describe('the scripted upstream', () => {
  it('makes the requested deck, charges it once, and returns the file', async () => {
    const { generationId } = await (await post(request('one'))).json();
    expect(await look(generationId)).toEqual({ generationId, status: 'pending' });
    const done = await look(generationId);
    expect(done).toMatchObject({ status: 'completed', credits: { deducted: 6, remaining: 94 } });
    const file = await fetch(done.exportUrl);
    expect((await file.text()).slice(0, 8)).toBe('%PDF-1.7');
    expect(upstream.ledger.chargesOf('one')).toHaveLength(1);
    expect(await look('gen_none')).toMatchObject({ statusCode: 404, credits: { remaining: 94 } });
  });

  it('refuses invalid requests, a wrong key and insufficient credits, without a charge', async () => {
    expect((await post({ inputText: 'a' })).status).toBe(400);
    expect((await post({ ...request('a'), numCards: 61 })).status).toBe(400);
    expect((await post(request('a'), { headers: { ...headers, 'x-api-key': 'other' } })).status).toBe(401);
    expect((await post({ ...request('a'), numCards: 60 })).status).toBe(402);
    expect(upstream.ledger.charges).toEqual([]);
  });

  it('charges each POST it accepts: there is no idempotency key', async () => {
    for (const _ of [1, 2]) await post(request('twice'));
    expect(upstream.ledger.chargedTwice).toEqual(['twice']);
  });

  it.each([
    [{ kind: 'lose', share: 0 }, 1],
    [{ kind: 'lose', share: 0.99 }, 1],
    [{ kind: 'hang' }, 1],
    [{ kind: 'drip', ms: 200 }, 1],
    [{ kind: 'reset' }, 0],
    [{ kind: 'reset', charges: true }, 1],
  ] as const)('sends no complete response under %j, and charges %i', async (fault, charges) => {
    upstream.tell('start', fault, 1);
    const waiting = new AbortController();
    const answer = post(request('lost'), { signal: waiting.signal }).then((answer) => answer.text());
    const isEndless = fault.kind === 'hang' || fault.kind === 'drip';
    if (isEndless)
      void expect
        .poll(() => upstream.ledger.chargesOf('lost').length)
        .toBe(charges)
        .then(() => waiting.abort());
    await expect(answer).rejects.toThrow();
    expect(upstream.ledger.chargesOf('lost')).toHaveLength(charges);
    expect((await post(request('next'))).status).toBe(201);
  });

  it.each([
    [{ kind: 'status', status: 500 }, 500, 0],
    [{ kind: 'status', status: 502, charges: true }, 502, 1],
    [{ kind: 'redirect', status: 308, to: 'http://127.0.0.1:9/' }, 308, 0],
    [{ kind: 'lie', text: '{"generationId":5}' }, 200, 1],
  ] as const)('answers %j', async (fault, status, charges) => {
    upstream.tell('start', fault, 1);
    expect((await post(request('scripted'))).status).toBe(status);
    expect(upstream.ledger.chargesOf('scripted')).toHaveLength(charges);
  });

  it('applies a fault only to its generation', async () => {
    const ids: string[] = [];
    for (const key of ['one', 'two']) ids.push((await (await post(request(key))).json()).generationId);
    upstream.tell('status', { kind: 'lie', text: '{"generationId":"$ID","status":"dreaming"}' }, 9, ids[1]);
    expect(await look(ids[0] ?? '')).toMatchObject({ status: 'pending' });
    expect(await look(ids[1] ?? '')).toEqual({ generationId: ids[1], status: 'dreaming' });
  });

  it('answers 404 for a new generation for as long as the plan says, by its own clock', async () => {
    await upstream.stop();
    let now = 0;
    upstream = await new Upstream({ key: 'k', now: () => now }).start();
    upstream.plan = { ...USUAL_PLAN, unknownMs: 5000 };
    const { generationId } = await (await post(request('late'))).json();
    expect(await look(generationId)).toMatchObject({ statusCode: 404 });
    now = 5000;
    expect(await look(generationId)).toMatchObject({ status: 'pending' });
    expect(upstream.seen.map(({ at, hasKey }) => [at, hasKey])).toEqual([
      [0, true],
      [0, true],
      [5000, true],
    ]);
  });

  it.each<[ListMood, string[]]>([
    ['good', ['1,2,3', '4']],
    ['same', ['1,2,3', '1,2,3', '1,2,3', '1,2,3', '1,2,3']],
    ['loop', ['1,2,3', '4', '1,2,3', '4', '1,2,3']],
    ['endless', ['1,2,3', '1,2,3', '1,2,3', '1,2,3', '1,2,3']],
    ['barren', ['1,2,3', '', '', '', '']],
    ['overlap', ['1,2,3', '3,4']],
    ['blind', ['1,2,3']],
    ['deaf', ['1,2,3,4', '1,2,3,4', '1,2,3,4', '1,2,3,4', '1,2,3,4']],
    ['expired', ['1,2,3', 'refused']],
  ])('leads through a list that is %s', async (mood, pages) => {
    expect(LIST_MOODS).toHaveProperty(mood);
    upstream.lists = mood;
    const walked: string[] = [];
    let after: string | null = '';
    while (after !== null && walked.length < 5) {
      const query = new URLSearchParams({ limit: '3', ...(after && { after }) });
      const answer: Response = await fetch(`${upstream.url}/v1.0/themes?${query}`, { headers });
      const body = await answer.json();
      walked.push(answer.ok ? body.data.map(({ id }: { id: string }) => id.split('_')[2]).join() : 'refused');
      after = answer.ok ? body.nextCursor : null;
    }
    expect(walked).toEqual(pages);
  });

  it('sends a huge response until the reader disconnects', async () => {
    upstream.tell('start', { kind: 'huge', megabytes: 1000 }, 1);
    const answer = await post(request('huge'));
    const reader = answer.body?.getReader();
    let read = 0;
    while (read < 3_000_000) read += (await reader?.read())?.value?.byteLength ?? 0;
    await reader?.cancel();
    await expect.poll(() => upstream.seenOf('start').at(-1)?.aborted).toBe(true);
  });

  it('uses its own names and refuses the neutral ones', async () => {
    await upstream.stop();
    const words = { artifactWord: 'gizmo', sources: { photoStock: 'lens' } };
    upstream = await new Upstream({ key: 'k', words }).start();
    const images = (source: string) => ({ ...request('words'), imageOptions: { source } });
    expect((await post(images('photoStock'))).status).toBe(400);
    const { generationId } = await (await post(images('lens'))).json();
    await look(generationId);
    expect(await look(generationId)).toMatchObject({ gizmoId: generationId.replace('gen', 'art') });
  });

  it('accepts its script over HTTP', async () => {
    const response = await fetch(`${upstream.url}/_script`, {
      method: 'POST',
      body: JSON.stringify({ call: 'start', fault: FAULT_HELP.status.example, times: 1 }),
    });
    expect(response.status).toBe(200);
    expect((await post(request('scripted'))).status).toBe(429);
    await post(request('scripted'));
    const ledger = await (await fetch(`${upstream.url}/_ledger`)).json();
    expect(ledger).toMatchObject({ remaining: 94, posts: { scripted: 2 }, chargedTwice: [] });
  });
});
