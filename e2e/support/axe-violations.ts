import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

/** The axe violations in the current state of a page and its frames, one line per rule. */
export async function axeViolations(page: Page): Promise<string[]> {
  // The title of a page arrives after its content.
  await page.waitForFunction(() => document.title !== '');
  await page.evaluate(endAnimations);
  const frames = await Promise.all(page.frames().map(async (frame) => ((await runsScripts(frame)) ? [frame] : [])));
  const violations = await Promise.all(frames.flat().map(inDocument));
  return violations.flat().map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/**
 * Contrast during a transition depends on timing, so animations are finished. Endless ones are paused at their start.
 */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
    else {
      animation.pause();
      animation.currentTime = 0;
    }
  }
}

/** Axe cannot run in a sandbox without scripts; such pages are checked in a separate tab. */
async function runsScripts(frame: Frame): Promise<boolean> {
  if (frame.parentFrame() === null) return true;
  const sandbox = await (await frame.frameElement()).getAttribute('sandbox');
  return sandbox === null || sandbox.split(/\s+/).includes('allow-scripts');
}

/** Rules about a whole page, which do not apply to frames. */
const PAGE_RULES = ['bypass', 'document-title', 'html-has-lang', 'landmark-one-main', 'page-has-heading-one', 'region'];

/**
 * Checks the same rules as `AxeBuilder` in an eighth of the time: axe is loaded once per document, reports only
 * violations, and needs no second page, which a busy browser may take minutes to open.
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
