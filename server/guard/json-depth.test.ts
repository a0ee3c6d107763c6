import { describe, expect, it } from 'vitest';
import { isTooDeep, TOO_DEEP } from './json-depth';
import { readJson } from './read-body';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

function post(body: string): Request {
  return new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
}

describe('isTooDeep', () => {
  it('accepts 64 levels of lists and objects, and refuses 65', () => {
    expect(isTooDeep(JSON.parse(nested(64)))).toBe(false);
    expect(isTooDeep(JSON.parse(`${nested(64).replace('[]', '[{"a":1}]')}`))).toBe(true);
    expect(isTooDeep(JSON.parse(nested(66)))).toBe(true);
  });

  it('accepts values without any nesting', () => {
    for (const value of [null, 1, 'text', true, undefined]) expect(isTooDeep(value)).toBe(false);
  });

  it('does not overflow the stack on 100,000 levels', () => {
    expect(isTooDeep(JSON.parse(nested(100_000)))).toBe(true);
  });
});

describe('readJson', () => {
  it('refuses a body that is nested too deep with 400', async () => {
    const body = await readJson(post(`{"data":${nested(5000)}}`), { maxBytes: 100_000 });
    expect(body).toEqual({ ok: false, status: 400, message: TOO_DEEP });
  });

  it('accepts an ordinary body', async () => {
    expect(await readJson(post(`{"data":${nested(20)}}`), { maxBytes: 100_000 })).toMatchObject({ ok: true });
  });
});
