/**
 * A supervisor may signal the launcher and the program, and npm passes a Ctrl-C on that the terminal has sent already:
 * signals within this many milliseconds of the first are the same one.
 */
const SAME = 1000;
const WAITING =
  'Waiting for the answers to requests that are already sent. Ctrl-C stops at once; what they cost is then unknown.';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Calls `stop` at the first signal, or when the process that launched this one is gone, and exits when it has ended,
 * at the latest after `graceMs`. A second Ctrl-C exits at once; a second SIGTERM does not, because a supervisor that
 * wants that sends SIGKILL.
 * @param {() => Promise<void>} stop
 * @param {number} graceMs
 */
export function stopOnSignals(stop, graceMs) {
  let since = 0;
  const begin = (code) => {
    since = performance.now();
    setTimeout(() => process.exit(code), graceMs).unref();
    setTimeout(() => console.log(WAITING), 2 * SAME).unref();
    stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (since === 0) begin(0);
      else if (signal === 'SIGINT' && performance.now() - since > SAME) process.exit(130);
    });
  process.on('disconnect', () => since === 0 && begin(1));
}
