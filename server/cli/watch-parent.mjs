/** In milliseconds. */
const INTERVAL = 500;

/**
 * Calls `onGone` once when the parent process has ended, if npm or another package manager started this process: they
 * run a shell between, which a signal to the package manager ends alone. Otherwise a parent may end on purpose, as a
 * login shell does after `nohup`.
 * @param {() => void} onGone
 */
export function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, INTERVAL);
  timer.unref();
}
