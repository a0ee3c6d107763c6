import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/**
 * Stands in for the program: prints what it was started with, and exits 200 ms after a SIGINT, with 7 after one and 8
 * after two.
 */
const PROGRAM = `
let signals = 0;
process.on('SIGINT', () => {
  signals += 1;
  setTimeout(() => process.exit(6 + signals), 200);
});
process.on('disconnect', () => process.exit(1));
const { MALLOC_TRIM_THRESHOLD_: trim, MALLOC_MMAP_THRESHOLD_: mmap } = process.env;
console.log(JSON.stringify({ pid: process.pid, words: process.argv.slice(2), trim, mmap }));
setInterval(() => {}, 1000);
`;

let folder: string;
const launched: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'launch-'));
  for (const name of ['launch.mjs', 'watch-parent.mjs'])
    copyFileSync(path.join(import.meta.dirname, name), path.join(folder, name));
});
afterEach(() => {
  for (const child of launched.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function launch(program: string, env: Record<string, string> = {}, ...words: string[]): ChildProcess {
  writeFileSync(path.join(folder, 'start.mjs'), program);
  const child = spawn(process.execPath, [path.join(folder, 'launch.mjs'), ...words], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH ?? '', ...env },
  });
  launched.push(child);
  return child;
}

type ProgramReport = { pid: number; words: string[]; trim?: string; mmap?: string };

async function waitForReport(child: ChildProcess): Promise<ProgramReport> {
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return JSON.parse(line.toString()) as ProgramReport;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe.runIf(process.platform === 'linux')('the launcher', () => {
  it('starts the program with its arguments, and with settings that the environment may change', async () => {
    expect(await waitForReport(launch(PROGRAM, {}, '--build'))).toMatchObject({
      words: ['--build'],
      trim: '131072',
      mmap: '131072',
    });
    expect(await waitForReport(launch(PROGRAM, { MALLOC_TRIM_THRESHOLD_: '1000000' }))).toMatchObject({
      trim: '1000000',
    });
  });

  it('exits with the exit code of the program', async () => {
    expect(await once(launch('process.exit(3)'), 'exit')).toEqual([3, null]);
    expect(await once(launch("process.kill(process.pid, 'SIGKILL')"), 'exit')).toEqual([137, null]);
  });

  it('forwards Ctrl-C once, and waits for the program to end', async () => {
    const child = launch(PROGRAM);
    await waitForReport(child);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  it('ends the program when it is killed itself', async () => {
    const child = launch(PROGRAM);
    const { pid } = await waitForReport(child);
    child.kill('SIGKILL');
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  it.each([
    ['stops the program when npm, which started it, is gone', { npm_lifecycle_event: 'start' }, false],
    ['goes on when the shell that started it ends', {}, true],
  ])('%s', async (_, env, isStillRunning) => {
    writeFileSync(path.join(folder, 'start.mjs'), PROGRAM);
    const command = `"${process.execPath}" "${path.join(folder, 'launch.mjs')}"; true`;
    const shell = spawn('sh', ['-c', command], { env: { NODE_ENV: 'test', PATH: process.env.PATH ?? '', ...env } });
    const { pid } = await waitForReport(shell);
    shell.kill('SIGTERM');
    if (isStillRunning) await new Promise((resolve) => setTimeout(resolve, 1500));
    else await expect.poll(() => isRunning(pid)).toBe(false);
    expect(isRunning(pid)).toBe(isStillRunning);
    if (isStillRunning) process.kill(pid, 'SIGKILL');
  });
});
