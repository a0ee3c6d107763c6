import type { RunState, Target } from '@/lib/contract/run-words';

/** The states in which the service is polled. */
export const WATCHED_STATES = ['pending', 'review'] as const satisfies readonly RunState[];

/** Milliseconds between status requests (docs/spec/settled-points.md#13). */
const PACE = {
  local: { first: 150, growth: 1.25, most: 1000, jitter: 0 },
  remote: { first: 5000, growth: 1.25, most: 30_000, jitter: 0.2 },
} as const satisfies Record<Target, { first: number; growth: number; most: number; jitter: number }>;

/**
 * How long a generation is watched. Clients that gave up early lost finished work (docs/spec/settled-points.md#16.4).
 */
const WATCH_MS = 60 * 60_000;
/** How long a service may answer 404 for a generation that it has just started. */
const UNKNOWN_MS = 5 * 60_000;

/** While an outline waits for approval, only its expiry can change anything without a person. */
const REVIEW_LOOK_MS = 30_000;

/** The time of the first status request. */
export function firstLook(target: Target, from: Date, random: () => number): Date {
  return nextLook(target, 0, from, random);
}

/**
 * The next status request after `polls` of them; at least `atLeast` milliseconds from now if the service asked for
 * it.
 */
export function nextLook(target: Target, polls: number, from: Date, random: () => number, atLeast = 0): Date {
  const { first, growth, most, jitter } = PACE[target];
  const pause = Math.min(most, first * growth ** Math.min(polls, 100));
  const shaken = pause * (1 + jitter * (2 * random() - 1));
  return new Date(from.getTime() + Math.max(shaken, atLeast));
}

export function reviewLook(from: Date): Date {
  return new Date(from.getTime() + REVIEW_LOOK_MS);
}

export function watchUntil(from: Date): Date {
  return new Date(from.getTime() + WATCH_MS);
}

/** Whether 404s since `since` mean that there is no such generation. */
export function isMissing(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= UNKNOWN_MS;
}
