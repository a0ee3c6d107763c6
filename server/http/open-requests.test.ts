import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { afterOpenRequests, answerInTurn } from './open-requests';

/** Sends a request to `url`; `end` sends its response. */
function open(url: string) {
  const response = Object.assign(new EventEmitter(), { destroyed: false });
  let isAnswering = false;
  answerInTurn({ url } as IncomingMessage, response as unknown as ServerResponse, () => {
    isAnswering = true;
  });
  return { response, isAnswering: () => isAnswering, end: () => response.emit('close') };
}

/** Takes a step of background work, and records whether it has started. */
function takeStep() {
  const start = performance.now();
  const step = { started: null as number | null, start: Promise.resolve() };
  step.start = afterOpenRequests().then(() => {
    step.started = performance.now() - start;
  });
  return step;
}

const someTurns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
};

it('answers a page at once, and holds background work back until then', async () => {
  const [page, other] = [open('/'), open('/api/generations')];
  const step = takeStep();
  expect([page.isAnswering(), other.isAnswering()]).toEqual([true, true]);
  page.end();
  await someTurns();
  expect(step.started).toBeNull();
  other.end();
  await step.start;
});

it('continues background work after 100 ms of requests', async () => {
  const page = open('/history');
  const steps = [takeStep(), takeStep()];
  await Promise.all(steps.map(({ start }) => start));
  for (const { started } of steps) expect(started).toBeGreaterThanOrEqual(99);
  page.end();
});

it('gives each step a turn of the event loop to itself', async () => {
  const order: string[] = [];
  const steps = Array.from({ length: 6 }, async () => {
    await afterOpenRequests();
    order.push('step');
  });
  const tick = () => {
    order.push('turn');
    if (order.length < 40) setImmediate(tick);
  };
  setImmediate(tick);
  await Promise.all(steps);
  expect(order.join(' ')).not.toContain('step step');
});

it('answers requests of other programs after pages, and not if they hang up first', async () => {
  const page = open('/');
  const [first, second] = [open('/v1.0/generations'), open('/v1.0/generations/a')];
  second.response.destroyed = true;
  await someTurns();
  expect(first.isAnswering()).toBe(false);
  page.end();
  await afterOpenRequests();
  expect(first.isAnswering()).toBe(true);
  expect(second.isAnswering()).toBe(false);
});

it('does not wait for a response that takes long, like an event stream', async () => {
  const stream = open('/api/generations/a/live');
  await new Promise((resolve) => setTimeout(resolve, 260));
  const step = takeStep();
  await step.start;
  expect(step.started).toBeLessThan(90);
  stream.end();
});
