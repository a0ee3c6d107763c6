/** `npm run worker`: only the background work, for installations that serve pages elsewhere. */
import { config } from '@/server/config';
import { startProgram, stopProgram } from '@/server/jobs/start-program';
import { configWarnings } from '@/server/read-config';
import { stopOnSignals } from './stop-on-signals.mjs';
import { watchParent } from './watch-parent.mjs';

try {
  for (const warning of configWarnings(config())) console.error(`Note: ${warning}.`);
  stopOnSignals(stopProgram, config().shutdownGraceS * 1000);
  watchParent(() => process.kill(process.pid, 'SIGTERM'));
  await startProgram();
  console.log('The worker is running. Ctrl-C stops it.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
