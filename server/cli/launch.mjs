// `npm start`: starts the program (start.mjs). On Linux it runs in a child process with settings that are read only when
// a process starts. With its defaults, the C library keeps up to 200 MB that large decks have freed.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { watchParent } from './watch-parent.mjs';

/** In bytes. Larger blocks go back to the system as soon as they are freed, and so does free memory beyond this. */
const RETURNED_FROM = '131072';
const SETTINGS = { MALLOC_MMAP_THRESHOLD_: RETURNED_FROM, MALLOC_TRIM_THRESHOLD_: RETURNED_FROM };

if (process.platform === 'linux') launch();
else await import('./start.mjs');

function launch() {
  const program = path.join(import.meta.dirname, 'start.mjs');
  const child = spawn(process.execPath, [...process.execArgv, program, ...process.argv.slice(2)], {
    env: { ...SETTINGS, ...process.env },
    // In its own process group: a terminal sends Ctrl-C to the whole group, and a second Ctrl-C ends the program at
    // once.
    detached: true,
    // If this process is killed, the channel closes and the program stops too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  watchParent(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`Cardwright could not start: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
