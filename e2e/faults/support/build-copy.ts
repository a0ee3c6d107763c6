import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');
const FOLDERS = ['app', 'components', 'lib', 'server', 'public'];
/** Without the lock file: with it Next would treat the copy as a separate project without packages. */
const FILES = /^(package\.json|tsconfig\.json|.*\.config\.(ts|mjs)|proxy\.ts|instrumentation.*\.ts)$/;

export type BuildCopy = { folder: string; ok: boolean; output: string };

/**
 * Builds a copy of the sources after `change` has modified it, and passes the result to `look`. The copy is in this
 * folder, so that it finds its packages, and is removed afterwards.
 */
export async function buildCopy<Value>(
  change: (folder: string) => Promise<void>,
  env: Record<string, string>,
  look: (built: BuildCopy) => Value | Promise<Value>,
): Promise<Value> {
  const results = path.join(ROOT, 'test-results');
  await mkdir(results, { recursive: true });
  const folder = await mkdtemp(path.join(results, 'build-'));
  try {
    const files = (await readdir(ROOT)).filter((name) => FILES.test(name));
    for (const name of [...FOLDERS, ...files])
      await cp(path.join(ROOT, name), path.join(folder, name), { recursive: true });
    await change(folder);
    const built = await build(folder, env);
    return await look({ folder, ...built });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function build(cwd: string, env: Record<string, string>): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'node_modules/next/dist/bin/next'), 'build'], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part;
      });
    child.once('exit', (code) => resolve({ ok: code === 0, output }));
  });
}
