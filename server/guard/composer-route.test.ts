import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from '@/lib/contract/zod';
import { englishMessage } from '@/lib/words/stored-messages';
import { overrideConfig } from '../config';
import { markDatabaseLost, ServerBusy } from '../http/known-cause';
import { log } from '../log/log';
import { composerRoute } from './composer-route';

const host = 'localhost:3000';
const good = { host, origin: `http://${host}`, 'content-type': 'application/json' };
const body = z.strictObject({ name: z.string().max(5) });
const context = { params: Promise.resolve({}) };

let restore = () => {};
const answer = vi.fn(async () => Response.json({ ok: true }));

beforeEach(() => {
  restore = overrideConfig({});
  answer.mockClear();
});
afterEach(() => restore());

const route = composerRoute<Record<string, never>, z.infer<typeof body>>({ body }, answer);
const read = composerRoute({}, answer);

function call(headers: Record<string, string>, text = '{"name":"a"}', method = 'POST') {
  const content = method === 'GET' ? undefined : text;
  return new Request(`http://${host}/api/x`, { method, headers, body: content });
}

describe('a composer route', () => {
  it('answers a valid request', async () => {
    expect((await route(call(good), context)).status).toBe(200);
    expect(answer).toHaveBeenCalledWith(expect.objectContaining({ body: { name: 'a' } }));
  });

  it.each([
    ['a foreign host', { ...good, host: 'evil.example' }, 421],
    ['no origin', { host, 'content-type': 'application/json' }, 403],
    ['a null origin', { ...good, origin: 'null' }, 403],
    ['a cross-site page', { ...good, 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', { ...good, 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['text that is JSON', { ...good, 'content-type': 'text/plain' }, 415],
  ])('refuses %s and does nothing', async (_, headers, status) => {
    const response = await route(call(headers), context);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ statusCode: status, message: expect.any(String) });
    expect(answer).not.toHaveBeenCalled();
  });

  it('checks the origin for every method that changes something', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await read(call({ host }, '', method), context)).status, method).toBe(403);
    expect((await read(call({ host }, '', 'GET'), context)).status).toBe(200);
  });

  it('names the invalid fields', async () => {
    const response = await route(call(good, '{"name":"abcdefg","more":1}'), context);
    expect(response.status).toBe(400);
    const { fields } = await response.json();
    expect(fields.map(({ path }: { path: string }) => path)).toEqual(['name', 'more']);
  });

  it('names the body when it is not JSON', async () => {
    const response = await route(call(good, '{'), context);
    expect(await response.json()).toMatchObject({ statusCode: 400, fields: [{ path: 'body' }] });
  });

  it('needs a session beyond loopback, and checks it first', async () => {
    restore();
    restore = overrideConfig({ ACCESS_TOKEN: 'a long random text' });
    expect((await route(call({ host }), context)).status).toBe(401);
    expect((await read(call({ host }, '', 'GET'), context)).status).toBe(401);
    expect((await composerRoute({ open: true }, answer)(call(good), context)).status).toBe(200);
  });

  it.each([
    [507, 'The server’s disk is full', Object.assign(new Error('x'), { code: 'SQLITE_FULL' })],
    [507, 'The server’s disk is full', new Error('x', { cause: Object.assign(new Error('y'), { code: 'ENOSPC' }) })],
    [503, 'The database can’t be reached', Object.assign(new Error('terminating'), { code: '57P01' })],
    [503, 'The database can’t be reached', new Error('x', { cause: markDatabaseLost(new Error('read ECONNRESET')) })],
    [503, 'The database can’t be reached', new Error('Client was closed and is not queryable')],
    [
      503,
      'too busy to make the PDF file',
      new ServerBusy(
        englishMessage('The server is too busy to make the {format} file. Try again in a minute.', { format: 'PDF' }),
      ),
    ],
  ])('names a cause that passes: %i %s', async (status, message, error) => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
    answer.mockRejectedValueOnce(error);
    const response = await route(call(good), context);
    expect(response.status).toBe(status);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(message), statusCode: status });
    logged.mockRestore();
  });

  it('turns an exception into a correlation id, without details', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
    const failing = composerRoute({}, () => Promise.reject(new Error('SELECT secret FROM /home/somebody/database')));
    const response = await failing(call({ host }, '', 'GET'), context);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).not.toMatch(/SELECT|home|at /);
    const { correlationId } = JSON.parse(text);
    expect(logged.mock.calls[0]?.[0]).toMatchObject({ correlationId });
    logged.mockRestore();
  });
});
