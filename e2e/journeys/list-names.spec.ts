import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { choice, spend } from '../support/composer';
import { expect, test } from '../support/journey';
import { e2ePort } from '../support/ports';
import { startProgram } from '../support/program';
import { openDetails } from '../support/run-page';
import { pickTheme } from '../support/settings';
import { THEMES } from '../upstream/lists';
import { Upstream } from '../upstream/upstream';

const MORE = Array.from({ length: 130 }, (_, at) => ({
  id: `theme_more_${at}`,
  name: `Mineral ${at}`,
  type: 'standard',
  colorKeywords: [],
  toneKeywords: [],
}));

test('a theme on the third page of the list keeps its name everywhere', async ({ page }) => {
  THEMES.push(...MORE);
  const upstream = await new Upstream({ key: 'a-service-key', credits: 1000 }).start();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'cardwright-names-'));
  const env = { SERVICE_BASE_URL: upstream.url, SERVICE_API_KEY: 'a-service-key' };
  const program = await startProgram({ port: e2ePort(2), dataDir, env });
  try {
    await page.goto(`${program.address}/?target=remote`);
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('# A theme far down\n\nWords.');
    const theme = choice(page, 'Theme');
    await pickTheme(page, 'Mineral 125', /Mineral 125/);
    await expect(theme).toContainText('Mineral 125');
    await expect(page.getByText(/^Saved/).first()).toBeVisible();
    await page.goto(`${program.address}/?target=remote`);
    await expect(theme).toContainText('Mineral 125');
    // A browser that only has the id looks the name up.
    await page.evaluate(() => localStorage.removeItem('cardwright.names'));
    await page.goto(`${program.address}/?target=remote`);
    await expect(theme).toContainText('Mineral 125');
    await spend(page);
    await expect(page).toHaveURL(/\/runs\//);
    await openDetails(page);
    await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('ThemeMineral 125');
    await page.evaluate(() => localStorage.removeItem('cardwright.names'));
    await page.goto(`${program.address}/history?target=remote&theme=theme_more_125`);
    await expect(page.getByText('Theme: Mineral 125')).toBeVisible();
  } finally {
    // What the page still loads would be refused, with errors in its console.
    await page.goto('about:blank');
    THEMES.splice(-MORE.length);
    await program.stop();
    await upstream.stop();
  }
});
