/**
 * The enums of the composer's routes, separate from their schemas: the page needs them before it is interactive, the
 * schemas only with the first response.
 */
export const TARGETS = ['local', 'remote'] as const;
export const OPERATIONS = ['generate', 'template'] as const;
/** `review`: an outline waits for approval by a person (local target only). */
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

/** Final states, which only a person's action can change. */
export const FINAL_STATES: readonly RunState[] = [
  'completed',
  'rejected',
  'failed',
  'missing',
  'unconfirmed',
  'stopped',
];

/** States in which nothing more happens until a person acts. */
export const RESTING_STATES: readonly RunState[] = [...FINAL_STATES, 'review'];
