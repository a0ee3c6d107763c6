// Finds the browser of the end-to-end tests. Playwright's own download is not used: it needs a host that closed
// networks do not reach, while Debian's package comes with the system.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const KNOWN = [
  // Headless alone, without the browser's own interface: journeys take about two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const INSTALL =
  'apt-get update && (apt-get install -y --no-install-recommends chromium-headless-shell || apt-get install -y --no-install-recommends chromium)';

/** @returns {string | null} the path of a Chromium, or null */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  return KNOWN.find((path) => existsSync(path)) ?? null;
}

/**
 * Finds a Chromium or installs Debian's.
 * @returns {string} its path
 * @throws {Error} with the exact command to run, if it cannot be installed
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  if (!hasApt) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH to its executable.');
  if (!isRoot) throw new Error(`No Chromium found, and installing one needs root. Type: sudo sh -c '${INSTALL}'`);
  console.log('No Chromium found: installing Debian’s package.');
  execFileSync('sh', ['-c', INSTALL], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 900_000,
  });
  const installed = findChromium();
  if (!installed) throw new Error(`Chromium was installed but not found. Type: ${INSTALL}`);
  return installed;
}
