import type { Page } from '@playwright/test';

/** The factor by which a page's CPU is throttled. */
const CPU_SLOWDOWN = Number(process.env.E2E_CPU_SLOWDOWN ?? 1);
/** Milliseconds by which every timer of a page is late. */
const LATE_TIMERS = Number(process.env.E2E_LATE_TIMERS ?? 0);

/** Makes a page as slow as on a busy machine, to find timing assumptions in journeys. Does nothing by default. */
export async function slowDown(page: Page): Promise<void> {
  if (CPU_SLOWDOWN > 1) {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  if (LATE_TIMERS > 0)
    await page.addInitScript((late) => {
      const { setTimeout } = window;
      const later = (act: TimerHandler, wait = 0, ...rest: unknown[]) => setTimeout(act, wait + late, ...rest);
      Object.assign(window, { setTimeout: later });
    }, LATE_TIMERS);
}
