/**
 * The enums of the composer's routes, separate from their schemas: the page needs them before it is interactive, the
 * schemas only with the first response.
 */
export const TARGETS = ['local', 'remote'] as const;
export const OPERATIONS = ['generate', 'template'] as const;
/** `review`: an outline waits for a person; only on the engine. */
export const RUN_STATES = [
  'queued',
  'sending',
  'pending',
  'review',
  'completed',
  'rejected',
  'failed',
  'missing',
  'unconfirmed',
  'stopped',
] as const;

export type Target = (typeof TARGETS)[number];
export type Operation = (typeof OPERATIONS)[number];
export type RunState = (typeof RUN_STATES)[number];

/** States that only change by a person's action. */
export const FINAL_STATES: readonly RunState[] = [
  'completed',
  'rejected',
  'failed',
  'missing',
  'unconfirmed',
  'stopped',
];

/** States in which nothing more happens before a person comes. */
export const RESTING_STATES: readonly RunState[] = [...FINAL_STATES, 'review'];
