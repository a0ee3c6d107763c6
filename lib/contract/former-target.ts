import type { Target } from './run-words';

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
