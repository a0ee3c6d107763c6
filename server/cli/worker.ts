/** The worker process: everything that is due. `npm start` runs one; `npm run worker` runs more, also elsewhere. */
import { config } from '@/server/config';
import { startWorker, stopProgram } from '@/server/jobs/start-program';
import { configWarnings } from '@/server/read-config';
import { stopOnSignals } from './stop-on-signals.mjs';
import { watchParent } from './watch-parent.mjs';

/** Started by the web process, which has shown what there is to say. */
const isChild = process.send !== undefined;

try {
  if (!isChild) for (const warning of configWarnings(config())) console.error(`Note: ${warning}.`);
  stopOnSignals(stopProgram, config().shutdownGraceS * 1000);
  watchParent(() => process.kill(process.pid, 'SIGTERM'));
  if (isChild) await begun();
  await startWorker();
  if (!isChild) console.log('The worker is running. Ctrl-C stops it.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** The web process migrates the database first. */
function begun(): Promise<void> {
  return new Promise((resolve) => process.on('message', (message) => message === 'begin' && resolve()));
}
