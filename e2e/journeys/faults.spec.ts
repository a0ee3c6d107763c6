import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { PROGRAM_PROMISES } from '../faults/program-promises';

const ROOT = path.join(import.meta.dirname, '../..');
/**
 * Share of each full count: `npm run check:faults` runs them completely, and vitest runs those that need no program.
 */
const SHARE = 0.02;

test.describe.configure({ mode: 'parallel' });

/** In a separate process: server modules cannot be loaded beside the tests' own packages. */
for (const [number, says] of Object.entries(PROGRAM_PROMISES))
  test(`promise ${number} about faults holds: ${says}`, async () => {
    const args = ['--conditions=react-server', '--import', 'tsx', 'e2e/faults/main.ts'];
    const tried = await promisify(execFile)(process.execPath, [...args, '--only', number, '--share', String(SHARE)], {
      cwd: ROOT,
    }).catch((error: { stdout: string; stderr: string }) => error);
    expect(`${tried.stdout}\n${tried.stderr}`).toMatch(/^1 held, 0 not held$/m);
  });
