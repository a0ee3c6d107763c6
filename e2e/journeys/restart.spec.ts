import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, makeIt, test } from '../support/journey';
import { e2ePort } from '../support/ports';
import { startProgram } from '../support/program';
import { downloads, isCompleted } from '../support/run-page';
import { closeChoice, setCards } from '../support/settings';

test('Ctrl-C stops the program cleanly; the second start does not build, and the history is still there', async ({
  page,
}) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-restart-'));
  const start = () => startProgram({ port: e2ePort(1), dataDir, env: { ENGINE_CREDITS: '8' } });
  let program = await start();
  try {
    await page.goto(program.address);
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('# Outlives a restart\n\nKept on disk.');
    await setCards(page, 10);
    await closeChoice(page, 'Length');
    // Ten cards cost ten credits.
    await expect(page.getByText('Not enough local credits.')).toBeVisible();
    await page.getByRole('button', { name: 'Top up' }).click();
    await expect(page.getByText(/^Not enough/)).toBeHidden();
    await makeIt(page);
    // Leaves the page, which would correctly report that its server is unreachable.
    await page.goto('about:blank');
    expect(await program.stop()).toBe(0);

    program = await start();
    expect(program.output()).not.toMatch(/Creating an optimized|Compiled/);
    await page.goto(`${program.address}/history`);
    await page.getByRole('link', { name: /Outlives a restart/ }).click();
    await isCompleted(page);
    await expect((await downloads(page)).filter({ hasText: /^PDF/ })).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await program.stop();
  }
});
