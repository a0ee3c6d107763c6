import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe objects to in the current state of a page and its frames, a line for each rule. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(endAnimations);
  const frames = await Promise.all(page.frames().map(async (frame) => ((await runsScripts(frame)) ? [frame] : [])));
  const violations = await Promise.all(frames.flat().map(inDocument));
  return violations.flat().map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** In the middle of a fade the contrast depends on the moment. What repeats without end is judged at its beginning. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
    else {
      animation.pause();
      animation.currentTime = 0;
    }
  }
}

/** A sandbox without scripts runs no axe: the pages in such frames are checked in a tab of their own. */
async function runsScripts(frame: Frame): Promise<boolean> {
  if (frame.parentFrame() === null) return true;
  const sandbox = await (await frame.frameElement()).getAttribute('sandbox');
  return sandbox === null || sandbox.split(/\s+/).includes('allow-scripts');
}

/** Rules for a page as a whole, which a frame is only a part of. */
const PAGE_RULES = ['bypass', 'document-title', 'html-has-lang', 'landmark-one-main', 'page-has-heading-one', 'region'];

/**
 * The same rules as `AxeBuilder`, in an eighth of the time: axe is loaded once in each document, reports only what it
 * objects to, and needs no second page. A busy browser may not open that for minutes.
 */
async function inDocument(frame: Frame) {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const left = frame.parentFrame() === null ? [] : PAGE_RULES;
  return frame.evaluate(async (names) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const rules = Object.fromEntries(names.map((name) => [name, { enabled: false }]));
    const { violations } = await loaded.run(document, { resultTypes: ['violations'], iframes: false, rules });
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
  }, left);
}
