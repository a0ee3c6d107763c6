/**
 * The closed lists of the composer's own routes, apart from their schemas: the page needs these words before one can
 * type, and the schemas only with the first answer.
 */
export const TARGETS = ['practice', 'live'] as const;
export const OPERATIONS = ['generate', 'template'] as const;
export const RUN_STATES = [
  'queued',
  'sending',
  'pending',
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

/** States in which nothing more will happen without a person. */
export const FINAL_STATES: readonly RunState[] = [
  'completed',
  'rejected',
  'failed',
  'missing',
  'unconfirmed',
  'stopped',
];
