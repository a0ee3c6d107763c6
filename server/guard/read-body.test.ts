import { describe, expect, it } from 'vitest';
import { readJson } from './read-body';

const LIMIT = 1000;

function post(body: BodyInit | null, headers: Record<string, string> = { 'content-type': 'application/json' }) {
  return new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

const statusOf = async (request: Request) => {
  const read = await readJson(request, { maxBytes: LIMIT });
  return read.ok ? 200 : read.status;
};

/** A stream that records how much of it was read. */
function endless() {
  const taken = { bytes: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken.bytes += 100;
      controller.enqueue(new Uint8Array(100).fill(0x20));
    },
    cancel() {
      taken.cancelled = true;
    },
  });
  return { stream, taken };
}

describe('a JSON body', () => {
  it('is read completely', async () =>
    expect(await readJson(post('{"a":[1,"ü"]}'), { maxBytes: LIMIT })).toEqual({ ok: true, value: { a: [1, 'ü'] } }));

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])(
    'may be sent as %s',
    async (type) => expect(await statusOf(post('{}', { 'content-type': type }))).toBe(200),
  );

  it.each([
    {},
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/jsonp' },
    { 'content-type': 'text/plain, application/json' },
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  ])('is refused with the headers %j', async (headers) =>
    expect(await statusOf(post('{}', headers as Record<string, string>))).toBe(415),
  );

  it.each([0, 1, LIMIT - 1, LIMIT, LIMIT + 1, 10 * LIMIT])('of %i bytes is limited', async (size) => {
    const text = size < 2 ? '1'.repeat(size) : `"${'x'.repeat(size - 2)}"`;
    const expected = size > LIMIT ? 413 : size === 0 ? 400 : 200;
    expect(await statusOf(post(text))).toBe(expected);
    expect(await statusOf(post(new Blob([text]).stream()))).toBe(expected);
  });

  it('is not read past the limit', async () => {
    const { stream, taken } = endless();
    expect(await statusOf(post(stream))).toBe(413);
    expect(taken.cancelled).toBe(true);
    expect(taken.bytes).toBeLessThan(2 * LIMIT);
  });

  it('is not read at all when its declared length is too large', async () => {
    const { stream, taken } = endless();
    const headers = { 'content-type': 'application/json', 'content-length': '100000000' };
    expect(await statusOf(post(stream, headers))).toBe(413);
    expect(taken.bytes).toBeLessThan(LIMIT);
  });

  it('is not awaited after the deadline', async () => {
    let isCancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')),
      cancel: () => {
        isCancelled = true;
      },
    });
    const read = await readJson(post(stream), { maxBytes: LIMIT, deadlineMs: 1 });
    expect(read).toMatchObject({ ok: false, status: 408 });
    expect(isCancelled).toBe(true);
  });

  it.each(['', ' ', '{', '{"a":}', 'null x', "{'a':1}", 'undefined'])('rejects %j', async (text) =>
    expect(await statusOf(post(text))).toBe(400),
  );

  it('is refused in another encoding', async () =>
    expect(await statusOf(post(new Uint8Array([0x22, 0xff, 0xfe, 0x22])))).toBe(400));

  it('may be nested 64 levels deep and no deeper', async () => {
    expect(await statusOf(post(`${'['.repeat(64)}${']'.repeat(64)}`))).toBe(200);
    expect(await statusOf(post(`${'['.repeat(66)}${']'.repeat(66)}`))).toBe(400);
  });
});
