import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection, isAnswering, isInDoubt, reportUnreachable, subscribe } from './connection';

const ask = vi.fn<typeof fetch>();
const listener = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
  ask.mockReset().mockImplementation(async () => new Response('{}'));
  stop = subscribe(listener);
});

afterEach(async () => {
  ask.mockImplementation(async () => new Response('{}'));
  await isAnswering();
  stop();
  listener.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const serverDown = () => ask.mockRejectedValue(new TypeError('fetch failed'));

it('turns silent when the server does not respond, and polls until it does', async () => {
  serverDown();
  expect(await isAnswering()).toBe(false);
  expect(connection()).toBe('silent');
  await vi.advanceTimersByTimeAsync(6000);
  expect(ask.mock.calls.length).toBeGreaterThan(2);
  ask.mockImplementation(async () => new Response('{}'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection()).toBe('here');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('counts any response from the app as reachable, even an error, but not a gateway error', async () => {
  ask.mockImplementation(async () => new Response('', { status: 401 }));
  expect(await isAnswering()).toBe(true);
  ask.mockImplementation(async () => new Response('', { status: 502 }));
  expect(await isAnswering()).toBe(false);
});

it('is unsure when the browser is offline, and silent when the server did not respond', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(isInDoubt()).toBeNull();
  vi.stubGlobal('navigator', { onLine: false });
  expect(isInDoubt()).toBe('unsure');
  serverDown();
  await isAnswering();
  expect(isInDoubt()).toBe('silent');
  vi.stubGlobal('navigator', { onLine: true });
  expect(isInDoubt()).toBe('silent');
});

it('ignores a single lost response when the next request succeeds', async () => {
  reportUnreachable();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(connection()).toBe('here');
  serverDown();
  reportUnreachable();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection()).toBe('silent');
});
