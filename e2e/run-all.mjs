// `npm test`: what a release cannot live without, cheapest stages first, in ten minutes on two cores.
// `npm run check:deep` (`--deep`): everything at full count. Ends with the time of each stage and one line
// "N passed, N failed".
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './support/find-chromium.mjs';
import { failedJourneys, failedUnits, lastLines } from './support/why-failed.mjs';

const RESULTS = 'test-results';
const isDeep = process.argv.includes('--deep');
if (isDeep) Object.assign(process.env, { CHECK_DEEP: '1', PROPERTY_SHARE: '1' });

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const totals = { passed: 0, failed: 0 };
const summary = [];
const failures = [];
const began = Date.now();

function count(name, passed, failed, since) {
  totals.passed += passed;
  totals.failed += failed;
  summary.push(`  ${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed (${duration(since)})`);
}

function duration(since) {
  const seconds = Math.round((Date.now() - since) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function run(command, args, env = {}) {
  console.log(`\n── ${[command, ...args].join(' ')}`);
  const done = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
  return done.status === 0;
}

/** A stage that is one check: it passes or fails as a whole. */
function stage(name, script) {
  const since = Date.now();
  const ok = run('npm', ['run', '--silent', script]);
  count(name, ok ? 1 : 0, ok ? 0 : 1, since);
  return ok;
}

/** Runs several single-check stages concurrently, because each leaves a core idle at times. */
async function stages(scripts) {
  const since = Date.now();
  const runs = Object.entries(scripts).map(async ([name, script]) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part));
    const code = await new Promise((resolve) => {
      child.once('error', () => resolve(1));
      child.once('close', resolve);
    });
    console.log(`\n── npm run ${script}\n${Buffer.concat(output)}`);
    count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1, since);
  });
  await Promise.all(runs);
}

/**
 * A stage whose runner writes its own counts; missing counts, or a failure without a failed test, count as one
 * failure.
 */
function counted(name, since, ok, read) {
  const numbers = read();
  const failed = numbers === null ? 1 : Math.max(numbers.failed, ok ? 0 : 1);
  count(name, numbers?.passed ?? 0, failed, since);
}

function json(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

await stages({ lint: 'lint', types: 'types', 'dead code': 'dead' });

const unitFile = `${RESULTS}/unit.json`;
const unitSince = Date.now();
const unit = run('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitFile}`]);
counted('unit', unitSince, unit, () => {
  const report = json(unitFile);
  failures.push(...failedUnits(report));
  return report && { passed: report.numPassedTests, failed: report.numFailedTests };
});

if (stage('build', 'build')) {
  const since = Date.now();
  try {
    const chromium = ensureChromium();
    const e2eFile = `${RESULTS}/e2e.json`;
    const e2e = run('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
      CHROMIUM_PATH: chromium,
      E2E_RELEASE: isDeep ? '' : '1',
    });
    counted('end to end', since, e2e, () => {
      const report = json(e2eFile);
      failures.push(...failedJourneys(report));
      return report && { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    count('end to end', 0, 1, since);
  }
  if (isDeep) stage('promises about faults, at full count', 'check:faults');
} else {
  console.error('No build, so no end-to-end tests.');
}

// Failures are repeated at the end, where a truncated log still contains them.
for (const line of lastLines(failures, [...summary, `       together: ${duration(began)}`])) console.log(line);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
