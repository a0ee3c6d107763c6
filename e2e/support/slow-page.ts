import type { Page } from '@playwright/test';

/** How much slower than this machine a page runs. */
const CPU_SLOWDOWN = Number(process.env.E2E_CPU_SLOWDOWN ?? 1);
/** Milliseconds by which every timer of a page is late. */
const LATE_TIMERS = Number(process.env.E2E_LATE_TIMERS ?? 0);

/** Makes a page as slow as on a busy machine, to find what a journey takes for granted. Does nothing by default. */
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
