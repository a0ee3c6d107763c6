import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { api, choice, chooseTarget, openApi, text } from '../support/composer';
import { expect, test } from '../support/journey';
import { e2ePort } from '../support/ports';
import { startProgram } from '../support/program';
import { isCompleted, pick } from '../support/run-page';
import { choose, openChoice } from '../support/settings';
import { USUAL_PLAN } from '../upstream/generations';
import { Upstream } from '../upstream/upstream';

test('the API panel uses a service’s own wire names, and the palette leads to Send without spending', async ({
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
    await (await openChoice(page, 'Images')).getByRole('button', { name: /more need a source$/ }).click();
    await choose(page, 'Images', /^Stock photos/);
    const panel = api(page);
    await openApi(page);
    const shown = panel.getByRole('region', { name: /The request as/ });
    await expect(shown).toContainText('"source": "photoStock"');
    await chooseTarget(page, 'Remote');
    await expect(shown).toContainText('"source": "Acme Photos"');
    await panel.getByRole('combobox', { name: 'Language' }).selectOption('JavaScript');
    await expect(shown).toContainText(`${upstream.url}/v1.0/generations`);
    await expect(panel).not.toContainText(key);
    await noAxeFindings(page, 'the request with the names of a service');

    // The shown code is accepted by the service: it runs unchanged, with the key in the environment.
    const written = (await shown.textContent()) ?? '';
    const env = { ...process.env, SERVICE_API_KEY: key };
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', written], { env });
    expect(upstream.ledger.chargesOf(title)).toHaveLength(1);

    // Importing it restores everything, without warnings.
    await panel.getByRole('combobox', { name: 'Language' }).selectOption('cURL');
    const command = (await shown.textContent()) ?? '';
    await panel.getByRole('button', { name: 'Import request' }).click();
    const importing = page.getByRole('dialog', { name: 'Import request' });
    await importing.getByRole('textbox').fill(command);
    await importing.getByRole('button', { name: 'Create draft' }).click();
    // Nothing was left out, so the dialog closes.
    await expect(importing).toBeHidden();
    await expect(page.getByText('Draft created.')).toBeVisible();
    await expect(choice(page, 'Images')).toContainText('Stock photos');

    // A command of the palette must not spend anything.
    const question = page.getByRole('dialog', { name: /^Spend/ });
    await text(page).fill('# From the palette\n\nWords.');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('create deck');
    await expect(page.getByRole('option', { name: /Create deck \(spends credits\)/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
    expect(upstream.ledger.postsOf('# From the palette')).toBe(0);
    await question.getByRole('button', { name: 'Create deck' }).click();
    await expect(page).toHaveURL(/\/runs\//);
    await isCompleted(page, 60_000);
    expect(upstream.ledger.chargesOf('# From the palette')).toHaveLength(1);
    // The run's details use the names of its target.
    await pick(page, 'View request');
    await expect(page.getByRole('region', { name: 'The request as JSON' })).toContainText('Acme Photos');
  } finally {
    await page.goto('about:blank');
    await program.stop();
    await upstream.stop();
  }
});
