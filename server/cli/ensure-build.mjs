import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['app', 'components', 'lib', 'server', 'public'];
const FILES =
  /^(package\.json|package-lock\.json|tsconfig\.json|.*\.config\.(ts|mjs)|proxy\.ts|instrumentation.*\.ts)$/;
/** Made by the build itself, or of no consequence to it. */
const LEFT_OUT = /^public\/fonts\/|\.test\.tsx?$|\.md$/;

/**
 * Builds when these sources have no build yet.
 * @param {string} root the project's folder
 * @returns {Promise<boolean>} whether there is a build now
 */
export async function ensureBuild(root) {
  const stampFile = path.join(root, '.next/cardwright-build');
  const stamp = hashOf(root);
  if (isBuilt(root) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;

  console.log('Building Cardwright. This happens once, and again when its sources change; it takes a minute or two.');
  rmSync(stampFile, { force: true });
  const began = Date.now();
  const steps = [
    ['Preparing fonts', ['--conditions=react-server', '--import', 'tsx', 'server/cli/prepare-fonts.ts']],
    ['Building pages', ['node_modules/next/dist/bin/next', 'build']],
  ];
  for (const [name, command] of steps) {
    console.log(`\n${name} …`);
    if (!(await run(root, command))) {
      console.error(`\n${name} failed. What went wrong stands above.`);
      return false;
    }
  }
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  console.log(`\nBuilt in ${Math.round((Date.now() - began) / 1000)} s.`);
  return true;
}

function isBuilt(root) {
  return ['.next/BUILD_ID', 'public/fonts/manifest.json'].every((name) => existsSync(path.join(root, name)));
}

/** Of the sources' names and contents, and of the lock file. */
function hashOf(root) {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/')),
  );
  const atTop = readdirSync(root).filter((name) => FILES.test(name));
  const hash = createHash('sha256').update(process.version);
  for (const name of [...inFolders, ...atTop].filter((name) => !LEFT_OUT.test(name)).sort())
    hash.update(`\0${name}\0`).update(readFileSync(path.join(root, name)));
  return hash.digest('hex');
}

/** @returns {Promise<boolean>} whether it ended well; what it says is shown as it comes */
function run(root, command) {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
    const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env });
    const end = () => child.kill('SIGTERM');
    process.once('exit', end);
    child.once('error', () => resolve(false));
    child.once('exit', (code) => {
      process.off('exit', end);
      resolve(code === 0);
    });
  });
}
