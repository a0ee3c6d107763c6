import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const ROOT = path.join(import.meta.dirname, '../..');
/**
 * Share of each full count: `npm run check:faults` runs them completely, and vitest runs those that need no program.
 */
const SHARE = 0.02;

/** In a separate process: server modules cannot be loaded beside the tests' own packages. */
test('the promises about faults that need the built program hold', async () => {
  const args = ['--conditions=react-server', '--import', 'tsx', 'e2e/faults/main.ts'];
  const tried = await promisify(execFile)(process.execPath, [...args, '--needs', 'program', '--share', String(SHARE)], {
    cwd: ROOT,
  }).catch((error: { stdout: string; stderr: string }) => error);
  const said = `${tried.stdout}\n${tried.stderr}`;
  expect(said).toMatch(/^[1-9]\d* held, 0 not held$/m);
});
