import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, makeIt, test } from '../support/journey';
import { e2ePort } from '../support/ports';
import { startProgram } from '../support/program';

test('Ctrl-C stops it cleanly; the second start does not build, and the history is still there', async ({ page }) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-restart-'));
  const start = () => startProgram({ port: e2ePort(1), dataDir, env: { ENGINE_CREDITS: '16' } });
  let program = await start();
  try {
    await page.goto(program.address);
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('# Outlives a restart\n\nKept on disk.');
    // Ten cards may come to 30 credits with their pictures.
    await expect(page.getByText('Not enough: 16 left')).toBeVisible();
    await page.getByRole('button', { name: 'Top up' }).click();
    await expect(page.getByText('32 left')).toBeVisible();
    await makeIt(page);
    // A page left open would rightly say that its server is gone.
    await page.goto('about:blank');
    expect(await program.stop()).toBe(0);

    program = await start();
    expect(program.output()).not.toMatch(/Creating an optimized|Compiled/);
    await page.goto(`${program.address}/history`);
    await page.getByRole('link', { name: /Outlives a restart/ }).click();
    await expect(page).toHaveURL(/\/runs\//);
    await expect(page.getByText('Done', { exact: true }).first()).toBeVisible();
    await page
      .getByRole('link', { name: /Download PDF/ })
      .or(page.getByRole('button', { name: /Download PDF/ }))
      .first()
      .waitFor();
  } finally {
    await page.goto('about:blank');
    await program.stop();
  }
});
