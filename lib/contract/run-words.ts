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

/**
 * The former target names, still accepted in requests, links, imported files and browser storage. Responses only use
 * the current names.
 */
const FORMER: Readonly<Record<string, Target>> = { practice: 'local', live: 'remote' };

/** The current name of a target. Other values are unchanged, for a schema to validate. */
export function currentTarget(value: unknown): unknown {
  return typeof value === 'string' && Object.hasOwn(FORMER, value) ? FORMER[value] : value;
}

/**
 * The target's name in the fingerprint of a submission. Fingerprints are stored, so they keep the former names: a
 * request sent before an upgrade is still recognised.
 */
export function targetInFingerprint(target: Target): string {
  return target === 'local' ? 'practice' : 'live';
}
