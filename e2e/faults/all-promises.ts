import type { FaultPromise } from './promise';

/** The promises about faults (checks.md 1 to 16), in their order. */
export const ALL_PROMISES: readonly FaultPromise[] = [];
