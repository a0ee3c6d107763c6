import { killedAtRandom } from './01-killed-at-random';
import { killedAtPoints } from './02-killed-at-points';
import { oneSubmission } from './03-one-submission';
import { hastyHands } from './04-hasty-hands';
import { closedTabs } from './05-closed-tabs';
import { fullDisk } from './09-full-disk';
import { canary } from './22-canary';
import { forcedExceptions } from './23-forced-exceptions';
import { clientImports } from './24-client-imports';
import { keptHistory } from './34-kept-history';
import { wholeActs } from './35-whole-acts';
import { stoppedWhileSending } from './46-stopped-while-sending';
import { killedDecks } from './47-killed-decks';
import { killedBatches } from './50-batch-rows';
import type { FaultPromise } from './promise';

/** The promises about processes, their database and their secrets (docs/spec/faults.md). */
export const PROCESS_PROMISES: readonly FaultPromise[] = [
  killedAtRandom,
  killedAtPoints,
  oneSubmission,
  hastyHands,
  closedTabs,
  fullDisk,
  canary,
  forcedExceptions,
  clientImports,
  keptHistory,
  wholeActs,
  stoppedWhileSending,
  killedDecks,
  killedBatches,
];
