import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { text } from '../support/composer';
import { expect, test } from '../support/journey';
import { e2ePort } from '../support/ports';
import { startProgram } from '../support/program';
import { USUAL_PLAN } from '../upstream/generations';
import { Upstream } from '../upstream/upstream';

test('a service with words of its own: the panel speaks them, the palette leads to Send and spends nothing', async ({
  page,
  noAxeFindings,
}) => {
  const key = 'the-key-of-the-words';
  const words = { artifactWord: 'board', sources: { photoStock: 'Acme Photos' } };
  const upstream = await new Upstream({ key, credits: 500, words }).start();
  upstream.plan = { ...USUAL_PLAN, looks: 0 };
  const program = await startProgram({
    port: e2ePort(6),
    dataDir: mkdtempSync(path.join(tmpdir(), 'cardwright-words-')),
    env: {
      SERVICE_BASE_URL: upstream.url,
      SERVICE_API_KEY: key,
      SERVICE_ARTIFACT_WORD: words.artifactWord,
      SERVICE_IMAGE_SOURCES: `photoStock=${words.sources.photoStock}`,
    },
  });
  try {
    const title = '# In its own words';
    await page.goto(program.address);
    await expect(page.locator('.cm-content')).toBeVisible();
    await text(page).fill(`${title}\n\nWords.`);
    await page
      .getByRole('heading', { level: 3, name: /^Images/ })
      .getByRole('button')
      .click();
    await page.getByLabel('Where images come from', { exact: true }).selectOption({ label: 'Stock photos' });
    const panel = page.getByRole('dialog', { name: 'Request' });
    await page.getByRole('button', { name: 'Request', exact: true }).click();
    const shown = panel.getByRole('region', { name: /The request as/ });
    await expect(shown).toContainText('"source": "photoStock"');
    await page.getByRole('radiogroup', { name: 'Send to' }).getByRole('radio', { name: 'Live' }).click();
    await expect(shown).toContainText('"source": "Acme Photos"');
    await panel.getByRole('radio', { name: 'JavaScript' }).click();
    await expect(shown).toContainText(`${upstream.url}/v1.0/generations`);
    await expect(panel).not.toContainText(key);
    await noAxeFindings(page, 'the request in the words of a service');

    // What stands there is what the service takes: run as it is, with the key beside it.
    const written = (await shown.textContent()) ?? '';
    const env = { ...process.env, SERVICE_API_KEY: key };
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', written], { env });
    expect(upstream.ledger.chargesOf(title)).toHaveLength(1);

    // And it comes back in whole, with nothing to tell.
    await panel.getByRole('radio', { name: 'cURL' }).click();
    const command = (await shown.textContent()) ?? '';
    await panel.getByRole('textbox', { name: 'Paste a request' }).fill(command);
    await panel.getByRole('button', { name: 'Fill a new draft' }).click();
    await expect(panel.getByText('A new draft is filled')).toBeVisible();
    await expect(panel.getByText('To know about it:')).toHaveCount(0);
    await expect(page.getByLabel('Where images come from', { exact: true })).toHaveValue('photoStock');
    await panel.getByRole('button', { name: 'Close the request' }).click();

    // The palette: one command must not spend.
    const live = page.getByRole('button', { name: /^Send live — about/ });
    await text(page).fill('# From the palette\n\nWords.');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('go to send');
    await expect(page.getByRole('option', { name: /Go to Send live, which spends credits/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(live).toBeFocused();
    expect(upstream.ledger.postsOf('# From the palette')).toBe(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/runs\//);
    await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 60_000 });
    expect(upstream.ledger.chargesOf('# From the palette')).toHaveLength(1);
    // The run's record is in the words it was sent in.
    await page
      .getByRole('heading', { name: /^Request/ })
      .getByRole('button')
      .click();
    await expect(page.getByRole('region', { name: 'The request as JSON' })).toContainText('Acme Photos');
  } finally {
    await page.goto('about:blank');
    await program.stop();
    await upstream.stop();
  }
});
