import { lostAnswers } from './06-lost-answers';
import { neverSent } from './07-never-sent';
import { refusals } from './08-refusals';
import { sharedWatch } from './10-shared-watch';
import { lateKnown } from './11-late-known';
import { keptExports } from './12-kept-exports';
import { hostileAnswers } from './13-hostile-answers';
import { redirects } from './14-redirects';
import { hostileIds } from './15-hostile-ids';
import { cursors } from './16-cursors';
import { batchRows } from './50-batch-rows';
import { PROCESS_PROMISES } from './process-promises';
import type { FaultPromise } from './promise';

/** The promises about faults (docs/spec/faults.md), in order. */
export const ALL_PROMISES: readonly FaultPromise[] = [
  lostAnswers,
  neverSent,
  refusals,
  sharedWatch,
  lateKnown,
  keptExports,
  hostileAnswers,
  redirects,
  hostileIds,
  cursors,
  batchRows,
  ...PROCESS_PROMISES,
].sort((one, other) => one.number - other.number);
