import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './support/chromium-args';
import { findChromium } from './support/find-chromium.mjs';
import { e2ePort, WORKERS } from './support/ports';

// Set once and inherited by Playwright's workers.
const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'cardwright-e2e-'));
const engineKey = process.env.E2E_ENGINE_KEY ?? 'e2e-engine-key';
Object.assign(process.env, { E2E_DATA_DIR: dataDir, E2E_ENGINE_KEY: engineKey });

export default defineConfig({
  testDir: 'journeys',
  // `npm test` runs the journeys that a release cannot live without; `npm run check:deep` and `npm run e2e` run all.
  ...(process.env.E2E_RELEASE === '1' && { grep: /@release/ }),
  outputDir: '../test-results/e2e',
  workers: WORKERS,
  // Only stops hanging tests: the speed of the machine must not change the result.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes only on retry is reported by name; one that fails again fails the run.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: path.join(import.meta.dirname, '../test-results/e2e.json') }]],
  use: {
    baseURL: addressOf(e2ePort()),
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    // Also stops hanging actions, with a message that names the locator.
    actionTimeout: 60_000,
    // Tracing makes a journey take 1.5 times as long.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [...CHROMIUM_ARGS],
    },
  },
  webServer: Array.from({ length: WORKERS }, (_, worker) => ({
    command: 'node server/cli/start.mjs',
    cwd: path.join(import.meta.dirname, '..'),
    url: addressOf(e2ePort(0, worker)),
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(e2ePort(0, worker)),
      DATA_DIR: path.join(dataDir, String(worker)),
      ENGINE_API_KEY: engineKey,
    },
  })),
});

function addressOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}
