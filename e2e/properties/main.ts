// `npm run check:properties`: runs the tests that have properties with new seeds, at their full counts, in rounds.
// biome-ignore-all lint/style/noProcessEnv: the environment is passed on to the tests.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { propertyFiles } from './property-files';
import { type RoundReport, roundReport } from './round-report';

const root = path.join(import.meta.dirname, '../..');
const reportFile = path.join(root, 'test-results/properties.json');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    seed: { type: 'string' },
    times: { type: 'string' },
    minutes: { type: 'string' },
    project: { type: 'string', multiple: true, default: [] },
  },
});

if (values.help) {
  console.log(`Runs every test file that has properties, each round with a new seed, on SQLite and on Postgres.

npm run check:properties -- [--seed N] [--times N | --minutes N] [--project unit] [FILE...]

--times    rounds, each at the full count of every property (default: 10, with --seed 1)
--minutes  rounds until so much time has passed; the last one is finished
--seed     the first round's seed; the next rounds count up from it
--project  unit (SQLite) or postgres alone
FILE       only test files whose path contains one of these`);
  process.exit(0);
}

const files = propertyFiles(root).filter(
  (file) => positionals.length === 0 || positionals.some((part) => file.includes(part)),
);
const firstSeed = number('seed');
const minutes = number('minutes');
const rounds = number('times') ?? (minutes !== null ? Number.POSITIVE_INFINITY : firstSeed !== null ? 1 : 10);
const end = minutes === null ? Number.POSITIVE_INFINITY : Date.now() + minutes * 60_000;

let failures = 0;
for (let round = 0; round < rounds && Date.now() < end; round += 1) {
  const seed = firstSeed === null ? randomInt(2 ** 31) : firstSeed + round;
  const begin = Date.now();
  const { tests, failures: found } = runRound(seed);
  for (const failure of found) console.log(`\n✗ seed ${seed}: ${failure}\n`);
  failures += found.length;
  const took = Math.round((Date.now() - begin) / 1000);
  console.log(
    `round ${round + 1}, seed ${seed}: ${tests} tests in ${files.length} files, ${found.length} failed (${took} s)`,
  );
}
console.log(
  failures === 0
    ? 'No counterexample found.'
    : `${failures} failed. Add each counterexample to its property as one of its \`examples\`.`,
);
process.exit(failures === 0 ? 0 : 1);

function runRound(seed: number): RoundReport {
  mkdirSync(path.dirname(reportFile), { recursive: true });
  rmSync(reportFile, { force: true });
  const { status, error } = spawnSync(
    path.join(root, 'node_modules/.bin/vitest'),
    // Only failed properties count here, not timeouts on a busy machine.
    [
      'run',
      '--testTimeout=600000',
      '--reporter=./e2e/properties/report-failures.ts',
      ...values.project.map((name) => `--project=${name}`),
      ...files,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...{ CHECK_DEEP: '1', PROPERTY_SHARE: '1', PROPERTY_SEED: String(seed), PROPERTY_REPORT: reportFile },
      },
    },
  );
  try {
    return roundReport.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
  } catch {
    return {
      tests: 0,
      failures: [`Vitest ended without a report (status ${status}${error ? `, ${error.message}` : ''}).`],
    };
  }
}

function number(name: 'seed' | 'times' | 'minutes'): number | null {
  const given = values[name];
  if (given === undefined) return null;
  const read = Number(given);
  if (Number.isFinite(read) && read > 0) return read;
  console.error(`--${name} must be a positive number, not "${given}".`);
  process.exit(1);
}
