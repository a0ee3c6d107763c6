// `npm run check:faults`: the promises of docs/spec/faults.md at their full counts, each with its figure.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ALL_PROMISES } from './all-promises';
import { tryPromise } from './try-promise';

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    needs: { type: 'string' },
    only: { type: 'string' },
    share: { type: 'string', default: '1' },
  },
});

if (values.help) {
  console.log(`Tries what the program promises under faults and prints each promise with its figure.

npm run check:faults -- [--only 6,7] [--needs program] [--share 0.1]

${ALL_PROMISES.map(({ number, full, says }) => `${String(number).padStart(3)}  ${says} (${full} times)`).join('\n')}`);
  process.exit(0);
}

const only = values.only?.split(',').map(Number);
const chosen = ALL_PROMISES.filter(
  ({ number, needs }) => (!only || only.includes(number)) && (!values.needs || needs === values.needs),
);
if (chosen.some(({ needs }) => needs === 'program')) build();
let broken = 0;
let held = 0;
for (const promise of chosen) {
  const outcome = await tryPromise(promise, Number(values.share));
  if (outcome.held) held += 1;
  else broken += 1;
  console.log(`${String(promise.number).padStart(3)}  ${outcome.held ? 'held    ' : 'NOT HELD'}  ${promise.says}`);
  console.log(`               ${outcome.figure} (${(outcome.took / 1000).toFixed(1)} s)`);
}
console.log(`${held} held, ${broken} not held`);
process.exit(broken === 0 ? 0 : 1);

/** Does nothing if the sources are already built. */
function build(): void {
  const cwd = path.join(import.meta.dirname, '../..');
  const { status } = spawnSync('node', ['server/cli/start.mjs', '--build'], { cwd, stdio: 'inherit' });
  if (status === 0) return;
  console.error('The program could not be built, and some promises need it.');
  process.exit(1);
}
