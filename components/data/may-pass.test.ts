import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isAnswering, subscribe } from './connection';
import { mayPass } from './data-provider';
import { RouteFailure } from './request-json';

const ask = vi.fn<typeof fetch>();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
  ask.mockImplementation(async () => new Response('{}'));
  stop = subscribe(() => {});
});

afterEach(async () => {
  ask.mockImplementation(async () => new Response('{}'));
  await isAnswering();
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failure = (status: number) => new RouteFailure(status, { message: 'failed' });

it('retries transient errors twice, and never a refusal', () => {
  expect([0, 1, 2].map((failures) => mayPass(failures, failure(500)))).toEqual([true, true, false]);
  expect([0, 1, 2].map((failures) => mayPass(failures, failure(0)))).toEqual([true, true, false]);
  expect(mayPass(0, failure(404))).toBe(false);
});

it('fails immediately while the server is unreachable, and retries once it is back', async () => {
  ask.mockRejectedValue(new TypeError('fetch failed'));
  await isAnswering();
  expect(mayPass(0, failure(0))).toBe(false);
  ask.mockImplementation(async () => new Response('{}'));
  await isAnswering();
  expect(mayPass(0, failure(0))).toBe(true);
});
