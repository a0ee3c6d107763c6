import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const ROOT = path.join(import.meta.dirname, '../..');
/** Of each full count: `npm run check:faults` tries them whole, and those that need no program are tried by vitest. */
const SHARE = 0.02;

/** In a process of its own: server modules may not be loaded where the tests' own packages are. */
test('the promises about faults that need the built program hold', async () => {
  const args = ['--conditions=react-server', '--import', 'tsx', 'e2e/faults/main.ts'];
  const tried = await promisify(execFile)(process.execPath, [...args, '--needs', 'program', '--share', String(SHARE)], {
    cwd: ROOT,
  }).catch((error: { stdout: string; stderr: string }) => error);
  const said = `${tried.stdout}\n${tried.stderr}`;
  expect(said).toMatch(/^[1-9]\d* held, 0 not held$/m);
});
