import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blankPng } from '../testing/build-png';
import { slowGradients } from '../testing/picture-attacks';
import { DecoderProcess } from './decoder-process';

const onLinux = it.runIf(process.platform === 'linux');
const frames = path.join(import.meta.dirname, 'read-frames.mjs');
const open: DecoderProcess[] = [];
const keep = (decoder: DecoderProcess) => {
  open.push(decoder);
  return decoder;
};
afterEach(() => {
  for (const decoder of open.splice(0)) decoder.kill('stopped');
  vi.unstubAllEnvs();
});

/** A process that runs a script, with `send(head, bytes)` and `id` in scope. */
function scripted(script: string, mostMemory?: number): DecoderProcess {
  const code = `import { frameOf, frameReader } from ${JSON.stringify(frames)};
    const send = (head, bytes = new Uint8Array()) => { for (const part of frameOf(head, bytes)) process.stdout.write(part); };
    process.stdin.on('data', frameReader(({ id }) => { ${script} }, { head: 4096, bytes: 1e7 }));
    send({ ready: true });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'ignore'] });
  return keep(new DecoderProcess(child, mostMemory));
}

const png = Buffer.from(blankPng(3, 2));
async function decode(decoder: DecoderProcess, deadline = 15_000) {
  await decoder.ready;
  return decoder.decode({ kind: 'png', bytes: png, deadline });
}
/** Resolves once the process has ended. */
const goneFrom = (decoder: DecoderProcess) => vi.waitFor(() => expect(isRunning(decoder.pid)).toBe(false), 10_000);
function isRunning(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('DecoderProcess', () => {
  it('decodes one picture after another', async () => {
    const decoder = keep(new DecoderProcess());
    for (let count = 0; count < 3; count += 1)
      expect(await decode(decoder)).toMatchObject({
        ok: true,
        picture: { mediaType: 'image/png', width: 3, height: 2 },
      });
    expect(decoder.isDead).toBe(false);
  });

  onLinux('gets nothing of our environment and none of our open files', async () => {
    vi.stubEnv('ENGINE_API_KEY', 'canary-key');
    const file = openSync(import.meta.filename, 'r');
    const decoder = keep(new DecoderProcess());
    await decoder.ready;
    const names = readFileSync(`/proc/${decoder.pid}/environ`, 'utf8')
      .split('\0')
      .map((entry) => entry.split('=')[0]);
    const files = readdirSync(`/proc/${decoder.pid}/fd`).map((fd) => readlinkSync(`/proc/${decoder.pid}/fd/${fd}`));
    closeSync(file);
    // The shell that sets the limits adds these variables.
    expect(names.filter((name) => name && !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name)).sort()).toEqual([
      'MALLOC_ARENA_MAX',
      'NODE_ENV',
      'UV_THREADPOOL_SIZE',
    ]);
    expect(files.filter((name) => name.startsWith('/') && !name.startsWith('/dev/'))).toEqual([]);
  });

  onLinux('is limited by the system in memory and processor time', async () => {
    const decoder = keep(new DecoderProcess());
    await decoder.ready;
    const limits = readFileSync(`/proc/${decoder.pid}/limits`, 'utf8');
    expect(limits).toMatch(/^Max data size\s+402653184\s+402653184/m);
    expect(limits).toMatch(/^Max cpu time\s+120\s+120/m);
  });

  it('is killed at the deadline, no matter what it is doing', async () => {
    const decoder = keep(new DecoderProcess());
    await decoder.ready;
    const bytes = Buffer.from(slowGradients(5000));
    expect(await decoder.decode({ kind: 'svg', bytes, deadline: 200 })).toEqual({ ok: false, code: 'timeout' });
    expect(decoder.isDead).toBe(true);
    await goneFrom(decoder);
    expect(await decoder.decode({ kind: 'png', bytes: png, deadline: 200 })).toEqual({ ok: false, code: 'crashed' });
  });

  it.runIf(process.platform !== 'win32')('is killed when it exceeds its memory limit', async () => {
    const decoder = scripted('globalThis.held = Buffer.alloc(200 * 1024 * 1024, 1);', 150 * 1024 * 1024);
    expect(await decode(decoder)).toEqual({ ok: false, code: 'memory' });
    await goneFrom(decoder);
  });

  it.each([
    ['ends', 'process.exit(1)'],
    ['sends no PNG', "send({ id, ok: true, mediaType: 'image/png', width: 3, height: 2 }, Buffer.from('<html>'))"],
    ['sends another size', `send({ id, ok: true, mediaType: 'image/png', width: 4, height: 2 }, ${bytesOf(png)})`],
    ['sends another kind', `send({ id, ok: true, mediaType: 'image/jpeg', width: 3, height: 2 }, ${bytesOf(png)})`],
    ['sends too large a size', "send({ id, ok: true, mediaType: 'image/png', width: 9000, height: 2 })"],
    ['answers for another picture', "send({ id: id + 1, ok: false, code: 'damaged' })"],
    ['sends more than was asked for', "send({ id, ok: false, code: 'damaged', more: 1 })"],
    ['sends no JSON', "process.stdout.write(Buffer.from('\\0\\0\\0\\x03\\0\\0\\0\\0{{{', 'latin1'))"],
    ['announces 4 GB', "process.stdout.write(Buffer.from('\\0\\0\\0\\x02\\xff\\xff\\xff\\xff{}', 'latin1'))"],
  ])('is killed when it %s', async (_name, script) => {
    const decoder = scripted(script);
    expect(await decode(decoder)).toEqual({ ok: false, code: 'crashed' });
    expect(decoder.isDead).toBe(true);
    await goneFrom(decoder);
  });

  onLinux('ends when the program is gone, even in the middle of a drawing', async () => {
    const pids = spawn(
      process.execPath,
      ['--import', 'tsx', '--conditions=react-server', '--input-type=module', '-e', PARENT],
      { cwd: process.cwd(), stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const pid = await new Promise<number>((resolve) => pids.stdout.once('data', (text) => resolve(Number(text))));
    expect(existsSync(`/proc/${pid}`)).toBe(true);
    pids.kill('SIGKILL');
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 10_000);
  });
});

function bytesOf(bytes: Buffer): string {
  return `Buffer.from('${bytes.toString('base64')}', 'base64')`;
}

const PARENT = `
  const { DecoderProcess } = await import('./server/engine/images/decoder/decoder-process.ts');
  const { slowGradients } = await import('./server/engine/images/testing/picture-attacks.ts');
  const decoder = new DecoderProcess();
  await decoder.ready;
  void decoder.decode({ kind: 'svg', bytes: Buffer.from(slowGradients(20000)), deadline: 60000 });
  process.stdout.write(String(decoder.pid));
`;
