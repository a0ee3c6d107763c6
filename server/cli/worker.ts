/** `npm run worker`: only the background work, for installations that serve pages elsewhere. */
import { ConfigError, config } from '@/server/config';
import { startProgram, stopProgram } from '@/server/jobs/start-program';
import { configWarnings } from '@/server/read-config';

try {
  for (const warning of configWarnings(config())) console.error(`Note: ${warning}.`);
  await startProgram();
  console.log('The worker is running. Ctrl-C stops it.');
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : 'The worker could not start; the reason is above.');
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await stopProgram();
    process.exit(0);
  });
