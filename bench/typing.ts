import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { openOutline } from '../e2e/support/composer';
import { findChromium } from '../e2e/support/find-chromium.mjs';
import { startProgram } from '../e2e/support/program';

// `npx tsx bench/typing.ts`: the time from a key press until it is painted, in the editor with 400,000 characters on
// 500 cards and the live preview, compared with a plain text area with the same text in the same browser. A report,
// never a test.

const PORT = Number(process.env.BENCH_PORT ?? 3489);
const CARDS = 500;
const LENGTH = 400_000;
const KEYS = 60;
const RUNS = 3;

const SENTENCE = 'It took six years to pay for the reading room, and the money came from bake sales. ';
const perCard = Math.floor(LENGTH / CARDS);
const text = Array.from({ length: CARDS }, (_, at) =>
  `## Chapter ${at + 1}\n\n${SENTENCE.repeat(10)}`.slice(0, perCard - 9),
)
  .join('\n\n---\n\n')
  .padEnd(LENGTH - KEYS * 2, '.');

type Times = { keys: number[]; longTasks: number[] };

/** Measures from keydown to the first task after the frame that shows the character. */
async function typeIn(page: Page, selector: string): Promise<Times> {
  await page.evaluate((selector) => {
    const found = { keys: [] as number[], longTasks: [] as number[] };
    Object.assign(window, { typing: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) found.longTasks.push(entry.duration);
    }).observe({ type: 'longtask' });
    document.querySelector(selector)?.addEventListener(
      'keydown',
      (event) => {
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => found.keys.push(performance.now() - event.timeStamp);
          painted.port2.postMessage(null);
        });
      },
      true,
    );
  }, selector);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('abcdefgh'[key % 8] ?? 'a');
    // The speed of a fast typist.
    await page.waitForTimeout(80);
  }
  return page.evaluate(() => (window as unknown as { typing: Times }).typing);
}

const at = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

const program = await startProgram({ port: PORT, dataDir: mkdtempSync(path.join(tmpdir(), 'cardwright-bench-')) });
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  // Frames are drawn as soon as they are ready: waiting for the display's next one would hide the work in both.
  args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
const ratios: { median: number; p95: number; longest: number }[] = [];
try {
  for (let run = 1; run <= RUNS; run += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(program.address);
    await page.locator('.cm-content').waitFor();
    await page
      .getByLabel('File to add')
      .setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.getByText(`${CARDS} cards`).first().waitFor({ timeout: 60_000 });
    // In the middle of the text, with as much above as below.
    await openOutline(page);
    await page
      .getByRole('navigation', { name: 'Cards in your text' })
      .getByRole('button')
      .nth(CARDS / 2)
      .click();
    await page.waitForTimeout(3000);
    const editor = await typeIn(page, '.cm-content');
    await page.close();

    const bare = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await bare.setContent('<textarea style="width:600px;height:400px;font:14px/24px sans-serif"></textarea>');
    await bare.locator('textarea').fill(text);
    await bare.locator('textarea').evaluate((element: HTMLTextAreaElement) => {
      const middle = element.value.length / 2;
      element.focus();
      element.setSelectionRange(middle, middle);
      element.blur();
      element.focus();
    });
    await bare.waitForTimeout(1000);
    const area = await typeIn(bare, 'textarea');
    await bare.close();

    const figures = {
      median: at(editor.keys, 0.5) / at(area.keys, 0.5),
      p95: at(editor.keys, 0.95) / at(area.keys, 0.95),
      longest: Math.max(0, ...editor.longTasks),
    };
    ratios.push(figures);
    console.log(
      `run ${run}: editor ${at(editor.keys, 0.5).toFixed(1)} ms (p95 ${at(editor.keys, 0.95).toFixed(1)}), ` +
        `text area ${at(area.keys, 0.5).toFixed(1)} ms (p95 ${at(area.keys, 0.95).toFixed(1)}); ` +
        `${editor.longTasks.length} tasks over 50 ms, the longest ${figures.longest.toFixed(0)} ms`,
    );
  }
} finally {
  await browser.close();
  await program.stop();
}
const middle = (of: (one: (typeof ratios)[number]) => number) => at(ratios.map(of), 0.5).toFixed(2);
console.log(`${LENGTH.toLocaleString()} characters, ${CARDS} cards, medians of ${RUNS} runs`);
console.log(`  key to paint   ${middle((one) => one.median)} of a text area’s (goal 0.30)`);
console.log(`  p95            ${middle((one) => one.p95)} (goal 0.80)`);
console.log(`  longest task   ${middle((one) => one.longest)} ms while typing (goal 50)`);
