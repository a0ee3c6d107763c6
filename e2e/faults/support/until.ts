import { setTimeout as pause } from 'node:timers/promises';

/** Waits until it is so, looking every 50 ms; false when it is not so in time (milliseconds). */
export async function until(isSo: () => boolean | Promise<boolean>, deadline = 90_000): Promise<boolean> {
  const end = Date.now() + deadline;
  while (!(await isSo())) {
    if (Date.now() > end) return false;
    await pause(50);
  }
  return true;
}
