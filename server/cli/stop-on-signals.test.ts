import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';

const MODULE = path.join(import.meta.dirname, 'stop-on-signals.mjs');

/** A program whose stop takes `stopMs`; it gets these signals at these times (in milliseconds). */
async function exitOf(stopMs: number, graceMs: number, signals: readonly [NodeJS.Signals, number][]): Promise<unknown> {
  const code = `
    import { stopOnSignals } from ${JSON.stringify(MODULE)};
    stopOnSignals(() => new Promise((resolve) => setTimeout(resolve, ${stopMs})), ${graceMs});
    setInterval(() => {}, 1000);
    console.log('started');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  const started = performance.now();
  for (const [signal, at] of signals) {
    await pause(Math.max(0, started + at - performance.now()));
    child.kill(signal);
  }
  return (await ended)[0];
}

it.each([
  ['a stop', 100, 60_000, 'SIGTERM 0', 0],
  ['a SIGTERM to the whole group and to the launcher', 600, 60_000, 'SIGTERM 0, SIGTERM 100, SIGTERM 300', 0],
  ['a Ctrl-C that npm passes on', 600, 60_000, 'SIGINT 0, SIGINT 100', 0],
  ['a second Ctrl-C', 60_000, 60_000, 'SIGINT 0, SIGINT 1500', 130],
  ['a SIGTERM, then a Ctrl-C', 60_000, 60_000, 'SIGTERM 0, SIGINT 1500', 130],
  ['a stop that takes too long', 60_000, 200, 'SIGTERM 0', 0],
] as const)('ends with %s', async (_, stopMs, graceMs, signals, code) => {
  const sent = signals.split(', ').map((each) => [each.split(' ')[0], Number(each.split(' ')[1])]);
  expect(await exitOf(stopMs, graceMs, sent as never)).toBe(code);
});
