import { killedAtPoints } from './02-killed-at-points';
import { fullDisk } from './09-full-disk';
import type { FaultPromise } from './promise';

/** The promises about processes, their database and their secrets (checks.md 1 to 5, 9, 22 to 24). */
export const PROCESS_PROMISES: readonly FaultPromise[] = [killedAtPoints, fullDisk];
