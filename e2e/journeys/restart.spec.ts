import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, makeIt, test } from '../support/journey';

const PORT = '3918';
const address = `http://127.0.0.1:${PORT}`;

type Program = { process: ChildProcess; output: () => string };

/** `npm start` as a person types it, on a port and data of its own. */
async function start(dataDir: string): Promise<Program> {
  const child = spawn('node', ['server/cli/start.mjs'], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT, DATA_DIR: dataDir, ENGINE_CREDITS: '16' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (said += part));
  await expect.poll(() => said, { timeout: 60_000 }).toContain(address);
  return { process: child, output: () => said };
}

async function stop({ process: child }: Program): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  return ended;
}

test('Ctrl-C stops it cleanly; the second start does not build, and the history is still there', async ({ page }) => {
  test.setTimeout(180_000);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-restart-'));
  let program = await start(dataDir);
  try {
    await page.goto(address);
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('# Outlives a restart\n\nKept on disk.');
    // Ten cards may come to 30 credits with their pictures.
    await expect(page.getByText('Not enough: 16 left')).toBeVisible();
    await page.getByRole('button', { name: 'Top up' }).click();
    await expect(page.getByText('32 left')).toBeVisible();
    await makeIt(page);
    // A page left open would rightly say that its server is gone.
    await page.goto('about:blank');
    expect(await stop(program)).toBe(0);

    program = await start(dataDir);
    expect(program.output()).not.toMatch(/Creating an optimized|Compiled/);
    await page.goto(`${address}/history`);
    await page.getByRole('link', { name: /Outlives a restart/ }).click();
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
    await page
      .getByRole('link', { name: /Download PDF/ })
      .or(page.getByRole('button', { name: /Download PDF/ }))
      .first()
      .waitFor();
  } finally {
    if (program.process.exitCode === null) await stop(program);
  }
});
