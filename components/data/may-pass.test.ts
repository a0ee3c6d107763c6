import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { follow, isAnswering } from './connection';
import { mayPass } from './may-pass';
import { RouteFailure } from './request-json';

const ask = vi.fn<typeof fetch>();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('window', new EventTarget());
  ask.mockImplementation(async () => new Response('{}'));
  stop = follow(() => {});
});

afterEach(async () => {
  ask.mockImplementation(async () => new Response('{}'));
  await isAnswering();
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failure = (status: number) => new RouteFailure(status, { message: 'failed' });

it('tries twice more what may pass, and no refusal', () => {
  expect([0, 1, 2].map((failures) => mayPass(failures, failure(500)))).toEqual([true, true, false]);
  expect([0, 1, 2].map((failures) => mayPass(failures, failure(0)))).toEqual([true, true, false]);
  expect(mayPass(0, failure(404))).toBe(false);
});

it('says at once what failed while nothing is heard of the server, and tries again when it is', async () => {
  ask.mockRejectedValue(new TypeError('fetch failed'));
  await isAnswering();
  expect(mayPass(0, failure(0))).toBe(false);
  ask.mockImplementation(async () => new Response('{}'));
  await isAnswering();
  expect(mayPass(0, failure(0))).toBe(true);
});
