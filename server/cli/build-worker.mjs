import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import next from '../../next.config.mjs';

/** Where the worker's program is, from the project folder. Next leaves folders of `.next` alone that it does not know. */
export const WORKER = '.next/worker/worker.mjs';

/**
 * Bundles the worker process: started from its sources, it would read and compile two thousand modules each time.
 * @param {string} root the project folder
 * @returns {Promise<boolean>} whether it succeeded; errors are printed
 */
export async function buildWorker(root) {
  try {
    await build({
      absWorkingDir: root,
      entryPoints: ['server/cli/worker.ts', 'server/engine/thread/task.worker.ts'],
      // All files in one folder, because a thread's entry is found beside the code that starts it.
      outdir: path.dirname(WORKER),
      entryNames: '[name]',
      outExtension: { '.js': '.mjs' },
      chunkNames: '[name]-[hash]',
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      external: next.serverExternalPackages,
      // Packages in CommonJS load Node's own modules by `require`.
      banner: {
        js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
      },
      conditions: ['react-server'],
      minifyWhitespace: true,
      minifySyntax: true,
      legalComments: 'none',
      logLevel: 'warning',
      plugins: [BUILT_THREADS],
    });
    return true;
  } catch {
    return false;
  }
}

/** `new Worker(new URL('./x.worker.ts', …))` starts the source; the bundle has the built file. */
const BUILT_THREADS = {
  name: 'built-threads',
  setup({ onLoad }) {
    onLoad({ filter: /engine-thread\.ts$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8')).replace(".worker.ts'", ".worker.mjs'"),
      loader: 'ts',
    }));
  },
};
