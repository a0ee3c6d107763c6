import { axeViolations } from '../support/axe-violations';
import { expect, test } from '../support/journey';

for (const frame of ['', '<iframe title="A frame" srcdoc="<p>Words</p>"></iframe>'])
  test(`the accessibility check finds faults in a page ${frame ? 'with' : 'without'} a frame`, async ({ page }) => {
    await page.setContent(
      `<html lang="en"><title>A page</title><main><h1>A page</h1><p>Words</p>${frame}</main></html>`,
    );
    expect(await axeViolations(page)).toEqual([]);
    await page.evaluate(() => document.querySelector('p')?.setAttribute('style', 'color: #ddd; background: #fff'));
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
    expect((await axeViolations(page)).map((line) => line.split(':')[0]).sort()).toEqual([
      'button-name',
      'color-contrast',
    ]);
  });
