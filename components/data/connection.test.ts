import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection, follow, heardNothing, isAnswering, isInDoubt } from './connection';

const ask = vi.fn<typeof fetch>();
const told = vi.fn();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('window', new EventTarget());
  ask.mockReset().mockImplementation(async () => new Response('{}'));
  stop = follow(told);
});

afterEach(async () => {
  ask.mockImplementation(async () => new Response('{}'));
  await isAnswering();
  stop();
  told.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nobody = () => ask.mockRejectedValue(new TypeError('fetch failed'));

it('is silent once the server was asked and did not answer, and asks on until it does', async () => {
  nobody();
  expect(await isAnswering()).toBe(false);
  expect(connection()).toBe('silent');
  await vi.advanceTimersByTimeAsync(6000);
  expect(ask.mock.calls.length).toBeGreaterThan(2);
  ask.mockImplementation(async () => new Response('{}'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection()).toBe('here');
  expect(told).toHaveBeenCalledTimes(2);
});

it('takes any answer of the program for one, a refusal too, but not that of what stands before it', async () => {
  ask.mockImplementation(async () => new Response('', { status: 401 }));
  expect(await isAnswering()).toBe(true);
  ask.mockImplementation(async () => new Response('', { status: 502 }));
  expect(await isAnswering()).toBe(false);
});

it('does not take the browser at its word: it asks', async () => {
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(connection()).toBe('here');
});

it('doubts that a page would come where the browser is offline, and more where the server was silent', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(isInDoubt()).toBeNull();
  vi.stubGlobal('navigator', { onLine: false });
  expect(isInDoubt()).toBe('unsure');
  nobody();
  await isAnswering();
  expect(isInDoubt()).toBe('silent');
  vi.stubGlobal('navigator', { onLine: true });
  expect(isInDoubt()).toBe('silent');
});

it('asks once, however many ask at a time', async () => {
  expect(await Promise.all([isAnswering(), isAnswering(), isAnswering()])).toEqual([true, true, true]);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('believes one lost answer only when the next question is lost too', async () => {
  heardNothing();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(connection()).toBe('here');
  nobody();
  heardNothing();
  await vi.advanceTimersByTimeAsync(0);
  expect(connection()).toBe('silent');
});

it('asks nothing where nobody wants to know', async () => {
  stop();
  heardNothing();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).not.toHaveBeenCalled();
  stop = follow(told);
});
