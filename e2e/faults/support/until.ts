import { setTimeout as pause } from 'node:timers/promises';

/** Polls a condition every 50 ms; false if it is not met in time (milliseconds). */
export async function until(isSo: () => boolean | Promise<boolean>, deadline = 90_000): Promise<boolean> {
  const end = Date.now() + deadline;
  while (!(await isSo())) {
    if (Date.now() > end) return false;
    await pause(50);
  }
  return true;
}
