import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

// Plain Node: `npm start` calls it before the program sees a request.

/** How long a request can hold back background work, in milliseconds. Event streams stay open for minutes. */
const LONGEST_HOLD = 250;
/** How long one step of background work waits at most, in milliseconds, so that it continues under constant load. */
const LONGEST_WAIT = 100;

type Step = { due: number; start(): void };
type Shared = { open: number; steps: Step[]; isRunning: boolean; onAnswered: () => void };

// One for the process: the server's start and the built program have separate copies of this module.
const kept = globalThis as typeof globalThis & { cardwrightOpenRequests?: Shared };
kept.cardwrightOpenRequests ??= { open: 0, steps: [], isRunning: false, onAnswered: () => {} };
const shared = kept.cardwrightOpenRequests;

/**
 * Answers a request. People wait for pages, so they come first: requests of other programs to the API take turns like
 * steps of background work.
 */
export function answerInTurn(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
  if (/^\/v1\.0\//.test(request.url ?? '')) {
    void afterOpenRequests().then(() => response.destroyed || answer());
    return;
  }
  holdBackgroundWork(response);
  answer();
}

/** Holds back background work until the response is sent or its connection closed. */
function holdBackgroundWork(response: Pick<ServerResponse, 'once'>): void {
  let isOpen = true;
  shared.open += 1;
  const release = () => {
    if (!isOpen) return;
    isOpen = false;
    clearTimeout(timer);
    shared.open -= 1;
    if (shared.open === 0) shared.onAnswered();
  };
  const timer = setTimeout(release, LONGEST_HOLD).unref();
  response.once('close', release);
}

/**
 * Waits until no request is being answered, at most 100 ms, and then for a turn of the event loop without another step.
 * Background work calls it before each of its steps on the main thread. Otherwise a page, which is rendered in several
 * turns, would wait for a step of every run in each of them.
 */
export function afterOpenRequests(): Promise<void> {
  return new Promise((start) => {
    shared.steps.push({ due: performance.now() + LONGEST_WAIT, start });
    if (!shared.isRunning) void runSteps();
  });
}

async function runSteps(): Promise<void> {
  shared.isRunning = true;
  for (let step = shared.steps.shift(); step; step = shared.steps.shift()) {
    await nextTurn();
    while (shared.open > 0 && step.due > performance.now()) await requestsAnswered(step.due);
    step.start();
  }
  shared.isRunning = false;
}

/** Waits until all open requests are answered, or until `due`. */
function requestsAnswered(due: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, due - performance.now());
    shared.onAnswered = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
